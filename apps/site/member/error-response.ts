import { CallError } from '@lerret/api'

/** What is stored of a failure: the answer as it came. Where none came, one that says so. */
export function errorResponse(error: unknown): unknown {
  if (error instanceof CallError) return error.response
  return { error: { code: 'no_answer', message: String(error) } }
}

/** Whether the server does not know who asks. */
export const isUnknownMember = (error: unknown) => error instanceof CallError && error.status === 401
