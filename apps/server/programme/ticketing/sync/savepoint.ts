import type { Transaction } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { explainWithoutValues, isValueError, sqlState } from '../notices.ts'

/**
 * Changes one record in a savepoint. When the content rules or the database refuse the change, only this change is rolled back, and
 * `onRefused` gets the reason.
 */
export async function tryRecordChange<Result>(
  tx: Transaction,
  act: (tx: Transaction) => Promise<Result>,
  onRefused: (reason: string) => void,
): Promise<Result | undefined> {
  try {
    return await tx.transaction(act)
  } catch (error) {
    if (!isRecordError(error)) throw error
    onRefused(explainWithoutValues(error))
    return undefined
  }
}

const isRecordError = (error: unknown) => error instanceof AppError || isValueError(sqlState(error))
