import { CallError } from '@lerret/api'
import type { Outcome } from '@lerret/ui/member'

/** The error response of a failed call; without a response, an error of the same shape. */
export function toErrorResponse(error: unknown): unknown {
  const { response = null, code } = error instanceof CallError ? error : { code: 'no_answer' }
  return response ?? { error: { code, message: String(error) } }
}

export async function toOutcome(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request
    return { isDone: true }
  } catch (error) {
    return { isDone: false, error: toErrorResponse(error) }
  }
}

/** Whether the server did not accept the session. */
export const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401
