import { CallError } from '@lerret/api'

/** What is stored of a failure: the answer as it came. Where none came, or nothing is what came, one that says so. */
export function errorResponse(error: unknown): unknown {
  const { response = null, code } = error instanceof CallError ? error : { code: 'no_answer' }
  return response ?? { error: { code, message: String(error) } }
}

/** Whether the server does not know who asks. */
export const isUnknownMember = (error: unknown) => error instanceof CallError && error.status === 401
