import type { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

const PATIENCE_MS = 10_000
/** A season's programme is a tenth of this. */
const MOST_BYTES = 5_000_000

/** Asks a provider and reads its answer, whatever it is: slow, huge, or not what was agreed on. */
export async function askProvider<Answer extends z.ZodType>(
  url: string,
  { shape, headers, signal }: { shape: Answer; headers: Record<string, string>; signal: AbortSignal },
): Promise<z.infer<Answer>> {
  const text = await fetchText(url, headers, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw unavailable(url, `its answer is no JSON: ${text.slice(0, 80)}`)
  }
  const { data, error } = shape.safeParse(body)
  if (data !== undefined) return data
  const [first] = error?.issues ?? []
  throw unavailable(url, `its answer is not what was agreed on: ${first?.path.join('.')} ${first?.message}`)
}

async function fetchText(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<string> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal,
    })
    if (!reply.ok) {
      await reply.body?.cancel()
      throw unavailable(url, `it answers ${reply.status}`)
    }
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of reply.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.length > MOST_BYTES)
        throw unavailable(url, `its answer is longer than ${MOST_BYTES} characters`)
    }
    return text
  } catch (error) {
    if (error instanceof AppError) throw error
    const { name, message, cause } = error as Error
    if (name === 'TimeoutError')
      throw unavailable(url, `it has not answered in ${PATIENCE_MS / 1000} seconds`)
    throw unavailable(url, cause instanceof Error ? cause.message : message)
  }
}

const unavailable = (url: string, why: string) =>
  new AppError('ticketing_unavailable', `The ticketing provider at ${url} cannot be read: ${why}.`)
