import { eq } from 'drizzle-orm'
import { recordAction } from '../audit-log/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import type { AccountDependencies } from './accounts.ts'
import type { Addressee, Auth } from './auth.ts'
import { lockPerson, voidLinks, voidResetLinks } from './email-confirmations.ts'
import { resetLink, resetMail, staffResetLink } from './mails/account-mails.ts'
import { sendMail } from './mails/send-account-mail.ts'
import { addPasswordLink, MAILED_LINK_MS, setPasswordByLink } from './password-links.ts'
import { lockPassword } from './passwords/lock.ts'
import { endAllSessions, findPersonId } from './people.ts'
import type { Realm } from './realms.ts'
import { person, staffIdentity } from './table.ts'

export async function loadAuth(realm: Realm, dependencies: AccountDependencies): Promise<Auth> {
  const { createAuth } = await import('./auth.ts')
  const { db, publicUrl, secret, passwords, now, logError } = dependencies
  return createAuth({
    db,
    realm,
    secret,
    publicUrl,
    passwords,
    now,
    async sendReset(to, key) {
      try {
        if (!(await isStillAddress(db, to))) return
        const link = resetLink(publicUrl, key)
        await sendMail(dependencies, to.email, (context) => resetMail(context, link))
      } catch (error) {
        logError(error)
      }
    },
    async afterReset({ id, email }) {
      await db.transaction(async (tx) => {
        await lockPassword(tx, id)
        await endAllSessions(tx, id)
        // The reset link was mailed to this address, so it is confirmed.
        const account = await lockPerson(tx, id)
        if (account?.email === email)
          await tx.update(person).set({ emailVerified: true }).where(eq(person.id, id))
        await voidLinks(tx, id)
      })
    },
  })
}

/** The link leads to the desk, where staff sign in. */
export async function sendStaffReset(dependencies: AccountDependencies, email: string): Promise<void> {
  const { db, publicUrl, now } = dependencies
  const personId = await findPersonId(db, 'staff', email)
  // Who signs in at the sign-in service has no password; an admin can hand over a link.
  if (personId === null || (await isLinked(db, personId))) return
  const key = await db.transaction((tx) =>
    addPasswordLink(tx, { personId, lifetimeMs: MAILED_LINK_MS, now: now() }),
  )
  const link = staffResetLink(publicUrl, key)
  await sendMail(dependencies, email, (context) => resetMail(context, link))
}

const isLinked = async (db: Database, personId: string) =>
  (await db.$count(staffIdentity, eq(staffIdentity.personId, personId))) > 0

export async function resetStaffPassword(
  { db, passwords, now }: AccountDependencies,
  { key, password }: { key: string; password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const isSet = await setPasswordByLink(db, { key, passwordHash, now: now() }, (tx, owner) =>
    recordAction(tx, { person: owner, action: 'password_reset', now: now() }),
  )
  if (!isSet) throw new AppError('reset_link_invalid', 'The link was used, is void or has expired.')
}

/**
 * Whether the account still has the address that the reset was requested for. better-auth reads the address before it writes the key:
 * if the address was replaced in between, the old one must not get the key.
 */
function isStillAddress(db: Database, { id, email }: Addressee): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await lockPerson(tx, id)
    if (account?.email === email) return true
    await voidResetLinks(tx, id)
    return false
  })
}
