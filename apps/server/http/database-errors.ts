import { AppError } from '../errors/app-error.ts'

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'

/** The error of a query as an expected one, where it is known. */
export function toDatabaseError(error: unknown): AppError | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ((each as { code?: unknown }).code === DISK_FULL)
      return new AppError('disk_full', 'The disk that holds the database is full. Nothing was stored.', {
        cause: error,
      })
  return undefined
}
