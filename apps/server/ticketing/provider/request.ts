import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { Fetch } from '../../outbound/fetch.ts'
import { OUTBOUND_WORDS, providerError, type Sentence } from './error.ts'

/** How a provider is asked. */
export interface ProviderAccess {
  fetch: Fetch
  /** The key, where the operator meant it for this provider. */
  token: string | undefined
  signal: AbortSignal
}

interface Question<Answer extends z.ZodType> {
  shape: Answer
  headers: Record<string, string>
  fetch: Fetch
  signal: AbortSignal
}

/** Asks a provider and reads its answer, whatever it is: slow, huge, or not what was agreed on. */
export async function askProvider<Answer extends z.ZodType>(
  url: string,
  { shape, headers, fetch, signal }: Question<Answer>,
): Promise<z.infer<Answer>> {
  const { origin } = new URL(url)
  const fail = (reason: string, word: Sentence['word'], values = {}) =>
    providerError(origin, reason, { word, values })

  const reply = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal }).catch(
    (error: unknown) => {
      const word = error instanceof AppError ? OUTBOUND_WORDS[error.code] : undefined
      throw word ? fail((error as AppError).message, word) : error
    },
  )
  if (!reply.ok)
    throw fail(`it answers ${reply.status}.`, 'ticketingStatus', { status: String(reply.status) })
  const body = parseJson(await reply.text())
  if (body === undefined) throw fail('its answer is no JSON.', 'ticketingNotJson')
  const { data, error } = shape.safeParse(body)
  if (data !== undefined) return data
  const field = fieldPath(shape, error?.issues[0]?.path ?? [])
  throw fail(`its answer is not what was agreed on: ${field}.`, 'ticketingUnexpected', { field })
}

/** Undefined when it is none. What the parser complains of would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where in an answer something is wrong, in the names that we expect there; any other name is the answer's own. */
function fieldPath(shape: z.ZodType, path: readonly PropertyKey[]): string {
  if (path.length === 0) return '*'
  const names = propertyNames(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
  return path
    .map((key) => (typeof key === 'number' || names.includes(String(key)) ? String(key) : '*'))
    .join('.')
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(propertyNames)]
}
