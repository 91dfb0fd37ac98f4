import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { AppError } from '../errors/app-error.ts'
import { isDiskFullError } from '../files/atomic-write.ts'

/** The error of a query or of a written file as an expected one, where it is known. */
export function toStorageError(error: unknown): AppError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = String((each as { code?: unknown }).code ?? '')
    if (code === DISK_FULL || isDiskFullError(each))
      return new AppError('disk_full', 'The disk is full. Nothing was stored.', { cause: error })
    if (READ_ONLY.has(code))
      return new AppError('storage_read_only', 'Nothing can be stored at the moment.', { cause: error })
    if (TOO_SLOW.has(code))
      return new AppError('database_slow', 'The database took too long.', { cause: error })
  }
  if (!isDatabaseUnavailable(error)) return undefined
  return new AppError('database_unavailable', 'The database does not respond.', { cause: error })
}

/** PostgreSQL's code. */
const DISK_FULL = '53100'
/** A transaction that may not write, as on a standby, and a disk that was mounted without writing. */
const READ_ONLY = new Set(['25006', 'EROFS'])
/** A statement or a lock that took longer than it may (db/connection.ts). */
const TOO_SLOW = new Set(['57014', '55P03'])
