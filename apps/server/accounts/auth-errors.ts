import { AppError, type ErrorCode } from '../errors/app-error.ts'

export const loginNeeded = () => new AppError('login_needed', 'No session, or an expired one.')
export const passwordReplaced = () =>
  new AppError('login_failed', 'The password was replaced while somebody logged in with it.')

const ERROR_CODES: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'login_failed',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  // Two sign-ups with the same address at the same time.
  FAILED_TO_CREATE_USER: 'email_taken',
}

/** Throws an error of better-auth with our code. */
export function throwTranslated(error: unknown): never {
  const { body, status, cause } = error as {
    body?: { code?: string; message?: string }
    status?: string
    cause?: unknown
  }
  if (cause instanceof AppError) throw cause
  const code = body?.code ? ERROR_CODES[body.code] : undefined
  if (code) throw new AppError(code, body?.message ?? code, { cause: error })
  if (status === 'UNAUTHORIZED') throw loginNeeded()
  throw error
}
