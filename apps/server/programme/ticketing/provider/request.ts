import type { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Fetch } from '../../../platform/outbound/fetch.ts'
import { OUTBOUND_ERROR_MESSAGES, providerError, unexpectedError } from './error.ts'
import { fieldPath } from './field-path.ts'

/** The means and limits of a request to a provider. */
export interface ProviderRequestOptions {
  fetch: Fetch
  /** The key, if the operator set it for this provider. */
  token: string | undefined
  signal: AbortSignal
}

interface ProviderRequest {
  headers: Record<string, string>
  /** Sent as JSON with POST. */
  body?: unknown
  fetch: Fetch
  signal: AbortSignal
}

/** Fetches JSON from a provider and validates it. Every failure is a `TicketingError`. */
export async function requestJson<Schema extends z.ZodType>(
  url: string,
  request: ProviderRequest & { schema: Schema },
): Promise<z.infer<Schema>> {
  return parseReply(await requestReply(url, request), url, request.schema)
}

/** Fetches JSON, or null when the provider has no such thing (any more). */
export async function findJson<Schema extends z.ZodType>(
  url: string,
  request: ProviderRequest & { schema: Schema },
): Promise<z.infer<Schema> | null> {
  const reply = await requestReply(url, request, [404, 410])
  return reply.ok ? parseReply(reply, url, request.schema) : null
}

/** Sends a request. A reply with an error status fails, other than those in `accepted`. */
export async function requestReply(
  url: string,
  { headers, body, fetch, signal }: ProviderRequest,
  accepted: readonly number[] = [],
): Promise<Response> {
  const { origin } = new URL(url)
  const init =
    body === undefined
      ? { headers: { accept: 'application/json', ...headers } }
      : {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }
  const reply = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    const word = error instanceof AppError ? OUTBOUND_ERROR_MESSAGES[error.code] : undefined
    throw word ? providerError(origin, (error as AppError).message, { word, values: {} }) : error
  })
  if (reply.ok || accepted.includes(reply.status)) return reply
  throw providerError(origin, `it replies with status ${reply.status}.`, {
    word: reply.status === 401 || reply.status === 403 ? 'ticketingKeyRefused' : 'ticketingStatus',
    values: { status: String(reply.status) },
  })
}

async function parseReply<Schema extends z.ZodType>(
  reply: Response,
  url: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { origin } = new URL(url)
  const body = parseJson(await reply.text())
  if (body === undefined)
    throw providerError(origin, 'its reply is not JSON.', { word: 'ticketingNotJson', values: {} })
  const { data, error } = schema.safeParse(body)
  if (data !== undefined) return data
  throw unexpectedError(origin, fieldPath(schema, error?.issues[0]?.path ?? []))
}

/** Undefined when it is not JSON. The parser's own error would quote the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
