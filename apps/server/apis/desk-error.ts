import type { Words } from '@lerret/words/all'
import { toMemberError } from '../members/accounts/member-error.ts'
import { AppError } from '../platform/errors/app-error.ts'

/** Errors about accounts name the fields of the members' calls; the desk's calls have names of their own. */
const DESK_FIELDS: Record<string, string> = {
  Code: 'code',
  Email: 'email',
  Password: 'password',
  UserName: 'name',
}

/** The error with a message in the house's words, and the field of the desk's call. */
export function toDeskError(error: unknown, words: Words): unknown {
  const translated = toMemberError(error, words)
  if (!(translated instanceof AppError)) return translated
  const { code, message, field, retryAfter } = translated
  const deskField = code === 'code_wrong' ? 'code' : field && (DESK_FIELDS[field] ?? field)
  if (deskField === field) return translated
  return new AppError(code, message, {
    cause: error,
    ...(deskField !== undefined && { field: deskField }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
