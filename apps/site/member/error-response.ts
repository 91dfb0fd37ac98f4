import { CallError } from '@lerret/api'
import type { Outcome } from '@lerret/ui/member'

/** What is stored of a failure: the answer as it came. Where none came, or nothing is what came, one that says so. */
export function errorResponse(error: unknown): unknown {
  const { response = null, code } = error instanceof CallError ? error : { code: 'no_answer' }
  return response ?? { error: { code, message: String(error) } }
}

/** What came of something that was asked. */
export async function outcomeOf(asked: Promise<unknown>): Promise<Outcome> {
  try {
    await asked
    return { isDone: true }
  } catch (error) {
    return { isDone: false, error: errorResponse(error) }
  }
}

/** Whether the server does not know who asks. */
export const isUnknownMember = (error: unknown) => error instanceof CallError && error.status === 401
