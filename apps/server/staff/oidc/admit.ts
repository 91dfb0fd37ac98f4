import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { endAllSessions, insertPerson, removeFactors } from '../../members/accounts/people.ts'
import { credential, passwordLink, person, staffIdentity } from '../../members/accounts/table.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { lockInTransaction } from '../../platform/db/transaction-lock.ts'
import { lockLocalAdmins } from '../accounts/store.ts'
import { invitation } from '../accounts/table.ts'
import type { SignedInIdentity } from './claims.ts'
import type { MappedRole } from './settings.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

interface Admission {
  identity: SignedInIdentity
  /** The hash of an invitation whose link the person opened. */
  invitationHash: string | null
  now: Date
}

type Outcome = { personId: string } | SignInRefusal

/**
 * Finds the account of somebody whom the sign-in service has recognized, and gives it the role that the service names. Only invited
 * people have one: at the first sign-in an invitation, or an account with a password, is found by its link or by the verified address,
 * and from then on the account is found by the identity alone.
 */
export async function admitIdentity(db: Database, admission: Admission): Promise<{ personId: string }> {
  const outcome = await db.transaction(async (tx) => {
    // The same person may sign in for the first time in two windows.
    await lockInTransaction(tx, 'staff identities')
    return (await findLinked(tx, admission)) ?? (await linkFirst(tx, admission))
  })
  // The refusal is thrown after the transaction: what it has ended stays ended.
  if (outcome instanceof SignInRefusal) throw outcome
  return outcome
}

async function findLinked(tx: Queryable, { identity, now }: Admission): Promise<Outcome | null> {
  const { issuer, subject, role } = identity
  const [linked] = await tx
    .select({ id: person.id, name: person.name, role: person.role })
    .from(staffIdentity)
    .innerJoin(person, eq(person.id, staffIdentity.personId))
    .where(and(eq(staffIdentity.issuer, issuer), eq(staffIdentity.subject, subject)))
  if (!linked) return null
  if (role === null) {
    await endAllSessions(tx, linked.id)
    return noRole()
  }
  if (role !== 'unmapped' && role !== linked.role) {
    await tx.update(person).set({ role, updatedAt: now }).where(eq(person.id, linked.id))
    await recordAction(tx, {
      person: linked,
      action: 'staff_role_changed',
      record: { kind: 'staff', id: linked.id },
      details: { name: linked.name, role, previous: linked.role },
      now,
    })
  }
  return { personId: linked.id }
}

async function linkFirst(tx: Queryable, admission: Admission): Promise<Outcome> {
  const { identity, invitationHash } = admission
  const { verifiedEmail, role } = identity
  if (role === null) return noRole()
  const mapped = role === 'unmapped' ? null : role
  const invited = await takeInvitation(tx, admission)
  if (invited) return linkInvited(tx, { ...invited, role: mapped ?? invited.role }, admission)
  if (verifiedEmail === null)
    return invitationHash
      ? new SignInRefusal('not_invited', 'The invitation was used, revoked or has expired.')
      : new SignInRefusal('email_unverified', 'The service has verified no address.')
  return linkAccount(tx, { email: verifiedEmail, role: mapped }, admission)
}

/** Finds the invitation of this person, and deletes it: it is used now. */
async function takeInvitation(tx: Queryable, { identity, invitationHash, now }: Admission) {
  const isForThisPerson = invitationHash
    ? eq(invitation.hash, invitationHash)
    : identity.verifiedEmail && eq(invitation.email, identity.verifiedEmail)
  if (!isForThisPerson) return undefined
  const [taken] = await tx
    .delete(invitation)
    .where(and(isForThisPerson, gt(invitation.expiresAt, now)))
    .returning({ name: invitation.name, email: invitation.email, role: invitation.role })
  return taken
}

async function linkInvited(
  tx: Queryable,
  { name, email, role }: { name: string; email: string; role: MappedRole },
  admission: Admission,
): Promise<Outcome> {
  const id = await insertPerson(tx, { realm: 'staff', role, name, email })
  await recordAction(tx, { person: { id, name }, action: 'invitation_accepted', now: admission.now })
  return link(tx, { id, name }, admission)
}

/** Links an account that has a password until now, which ends with it. */
async function linkAccount(
  tx: Queryable,
  { email, role }: { email: string; role: MappedRole | null },
  admission: Admission,
): Promise<Outcome> {
  const localAdmins = await lockLocalAdmins(tx)
  const [account] = await tx
    .select({ id: person.id, name: person.name })
    .from(person)
    .leftJoin(staffIdentity, eq(staffIdentity.personId, person.id))
    .where(and(eq(person.realm, 'staff'), eq(person.email, email), isNull(staffIdentity.personId)))
    .orderBy(asc(person.id))
  if (!account) return new SignInRefusal('not_invited', 'Nobody with this identity or address is invited.')
  if (localAdmins.length === 1 && localAdmins[0] === account.id)
    return new SignInRefusal('last_local_admin', 'This is the only administrator with a password.')
  await tx.delete(credential).where(eq(credential.personId, account.id))
  await tx.delete(passwordLink).where(eq(passwordLink.personId, account.id))
  await removeFactors(tx, account.id)
  await endAllSessions(tx, account.id)
  if (role) await tx.update(person).set({ role, updatedAt: admission.now }).where(eq(person.id, account.id))
  return link(tx, account, admission)
}

async function link(
  tx: Queryable,
  account: { id: string; name: string },
  { identity: { issuer, subject }, now }: Admission,
): Promise<Outcome> {
  await tx.insert(staffIdentity).values({ personId: account.id, issuer, subject, linkedAt: now })
  await recordAction(tx, { person: account, action: 'identity_linked', details: { issuer }, now })
  return { personId: account.id }
}

const noRole = () => new SignInRefusal('no_role', 'The service gives no role for the desk.')
