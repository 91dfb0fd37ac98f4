import type { Database } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { explainWithoutValues, isAboutValues, sqlState } from '../notices.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Does something about one record, whole or not at all. What content or the database does not allow is that record's trouble: it
 * is told, and all else of the transaction stands.
 */
export async function attempt<Result>(
  tx: Transaction,
  act: (tx: Transaction) => Promise<Result>,
  tell: (why: string) => void,
): Promise<Result | undefined> {
  try {
    return await tx.transaction(act)
  } catch (error) {
    if (!isOfOneRecord(error)) throw error
    tell(explainWithoutValues(error))
    return undefined
  }
}

const isOfOneRecord = (error: unknown) => error instanceof AppError || isAboutValues(sqlState(error))
