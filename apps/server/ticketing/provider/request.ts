import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { Fetch } from '../../outbound/fetch.ts'
import { type DeskMessage, OUTBOUND_ERROR_MESSAGES, providerError } from './error.ts'

/** How to send requests to a provider. */
export interface ProviderRequestOptions {
  fetch: Fetch
  /** The key, if the operator set it for this provider. */
  token: string | undefined
  signal: AbortSignal
}

interface JsonRequest<Schema extends z.ZodType> {
  schema: Schema
  headers: Record<string, string>
  fetch: Fetch
  signal: AbortSignal
}

/** Fetches JSON from a provider and validates it. Every failure is a `TicketingError`. */
export async function requestJson<Schema extends z.ZodType>(
  url: string,
  { schema, headers, fetch, signal }: JsonRequest<Schema>,
): Promise<z.infer<Schema>> {
  const { origin } = new URL(url)
  const fail = (reason: string, word: DeskMessage['word'], values = {}) =>
    providerError(origin, reason, { word, values })

  const reply = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal }).catch(
    (error: unknown) => {
      const word = error instanceof AppError ? OUTBOUND_ERROR_MESSAGES[error.code] : undefined
      throw word ? fail((error as AppError).message, word) : error
    },
  )
  if (!reply.ok)
    throw fail(`it replies with status ${reply.status}.`, 'ticketingStatus', { status: String(reply.status) })
  const body = parseJson(await reply.text())
  if (body === undefined) throw fail('its reply is not JSON.', 'ticketingNotJson')
  const { data, error } = schema.safeParse(body)
  if (data !== undefined) return data
  const field = fieldPath(schema, error?.issues[0]?.path ?? [])
  throw fail(`its reply does not match the expected format: ${field}.`, 'ticketingUnexpected', { field })
}

/** Undefined when it is not JSON. The parser's own error would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The path of an invalid field. Only names from our schema are shown, because other names are text from the reply. */
function fieldPath(schema: z.ZodType, path: readonly PropertyKey[]): string {
  if (path.length === 0) return '*'
  const names = propertyNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return path
    .map((key) => (typeof key === 'number' || names.includes(String(key)) ? String(key) : '*'))
    .join('.')
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(propertyNames)]
}
