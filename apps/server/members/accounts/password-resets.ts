import { eq } from 'drizzle-orm'
import type { Realm } from '../../platform/access/realms.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import type { AccountDependencies } from './accounts.ts'
import { lockPerson, voidLinks } from './email-confirmations.ts'
import { resetLink, resetMail, staffResetLink } from './mails/account-mails.ts'
import { sendMail } from './mails/send-account-mail.ts'
import { removePasskeys } from './passkeys/store.ts'
import { addPasswordLink, MAILED_LINK_MS, setPasswordByLink } from './password-links.ts'
import { findPersonId } from './people.ts'
import { person, staffIdentity } from './table.ts'

/**
 * Mails a link to choose a new password with. A mail that cannot be sent is logged: the reply must not reveal who has an account.
 */
export async function sendReset(
  dependencies: AccountDependencies,
  { realm, email }: { realm: Realm; email: string },
): Promise<void> {
  const { db, publicUrl, logError, now } = dependencies
  const key = await db.transaction((tx) => addResetLink(tx, { realm, email, now: now() }))
  if (key === null) return
  const link = realm === 'staff' ? staffResetLink(publicUrl, key) : resetLink(publicUrl, key)
  await sendMail(dependencies, email, (context) => resetMail(context, link)).catch(logError)
}

async function addResetLink(
  tx: Queryable,
  { realm, email, now }: { realm: Realm; email: string; now: Date },
): Promise<string | null> {
  const personId = await findPersonId(tx, realm, email)
  if (personId === null) return null
  // While it is locked, nobody replaces the address; an earlier one must not get the key.
  const account = await lockPerson(tx, personId)
  if (account?.email !== normalizeEmail(email)) return null
  const identities = await tx
    .select({ personId: staffIdentity.personId })
    .from(staffIdentity)
    .where(eq(staffIdentity.personId, personId))
  // Somebody who signs in at the sign-in service has no password; an admin can hand over a link.
  if (identities.length > 0) return null
  return addPasswordLink(tx, { personId, lifetimeMs: MAILED_LINK_MS, now })
}

export async function resetPassword(
  { db, passwords, now }: AccountDependencies,
  { realm, key, password }: { realm: Realm; key: string; password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const isSet = await setPasswordByLink(db, { realm, key, passwordHash, now: now() }, async (tx, owner) => {
    if (realm === 'staff') return recordAction(tx, { person: owner, action: 'password_reset', now: now() })
    // A person who reads a member's mail owns the account, and nobody else keeps a way in. Staff keep theirs, which protect them from that.
    await removePasskeys(tx, owner.id)
    // The link was mailed to this address, so it is confirmed.
    await tx.update(person).set({ emailVerified: true }).where(eq(person.id, owner.id))
    await voidLinks(tx, owner.id)
  })
  if (!isSet) throw new AppError('reset_link_invalid', 'The link was used, is void or has expired.')
}
