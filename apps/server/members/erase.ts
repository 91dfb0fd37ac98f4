import { eq } from 'drizzle-orm'
import { removePerson } from '../accounts/people.ts'
import type { Queryable } from '../db/connection.ts'
import { subscriber } from '../newsletter/table.ts'
import { getMemberAccount } from './find.ts'

/**
 * Deletes a member at their request, in a transaction: the account with all that belongs to it, and the newsletter subscription of
 * the same address. Entries of the audit log stay; they have the id of the account, but neither name nor address.
 */
export async function eraseMember(tx: Queryable, id: string): Promise<void> {
  const { email } = await getMemberAccount(tx, id)
  await tx.delete(subscriber).where(eq(subscriber.email, email))
  await removePerson(tx, id)
}
