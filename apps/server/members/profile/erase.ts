import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { dropWaitingMails } from '../../platform/outgoing-mail/store.ts'
import { subscriber } from '../../visitors/newsletter/table.ts'
import { removePerson } from '../accounts/people.ts'
import { getMemberAccount } from './find.ts'

/**
 * Deletes a member at their request, in a transaction: the account with all that belongs to it, and the newsletter subscription and
 * the waiting mails of the same address, unless the address was never confirmed and so may be somebody else's. Entries of the audit
 * log stay; they have the id of the account, but neither name nor address.
 */
export async function eraseMember(tx: Queryable, id: string): Promise<void> {
  const { email, isEmailConfirmed } = await getMemberAccount(tx, id)
  if (isEmailConfirmed) {
    await tx.delete(subscriber).where(eq(subscriber.email, email))
    await dropWaitingMails(tx, email)
  }
  await removePerson(tx, id)
}
