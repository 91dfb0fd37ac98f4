import type { StaffRole } from '@lerret/api/contracts'
import { DAY_MS } from '@lerret/model'
import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import { findPersonId, insertPerson } from '../../members/accounts/people.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { invitation } from './table.ts'

const INVITATION_MS = 7 * DAY_MS

/** Invites somebody. Returns the key of the link, and the id of the invitation. */
export async function addInvitation(
  tx: Queryable,
  input: { name: string; email: string; role: StaffRole; invitedBy: string; now: Date },
): Promise<{ id: string; key: string }> {
  const { name, email, role, invitedBy, now } = input
  if ((await findPersonId(tx, 'staff', email)) !== null) throw emailTaken()
  const key = createKey()
  await tx.delete(invitation).where(or(eq(invitation.email, email), lte(invitation.expiresAt, now)))
  const [added] = await tx
    .insert(invitation)
    .values({
      hash: hashKey(key),
      name,
      email,
      role,
      invitedBy,
      createdAt: now,
      expiresAt: new Date(+now + INVITATION_MS),
    })
    .returning({ id: invitation.id })
  return { id: added?.id as string, key }
}

/** Open invitations, the oldest first. */
export async function readInvitations(db: Queryable, now: Date) {
  const rows = await db
    .select()
    .from(invitation)
    .where(gt(invitation.expiresAt, now))
    .orderBy(asc(invitation.createdAt), asc(invitation.id))
  return rows.map(({ id, name, email, role, invitedBy, expiresAt }) => ({
    id,
    name,
    email,
    role,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
  }))
}

export async function revokeInvitation(tx: Queryable, id: string): Promise<void> {
  const deleted = await tx.delete(invitation).where(eq(invitation.id, id)).returning({ id: invitation.id })
  if (deleted.length === 0) throw invitationInvalid()
}

export async function getInvitation(db: Queryable, { key, now }: { key: string; now: Date }) {
  const [found] = await db
    .select({ name: invitation.name, email: invitation.email, role: invitation.role })
    .from(invitation)
    .where(isUsable(key, now))
  if (!found) throw invitationInvalid()
  return found
}

/** Adds the invited person. Of two who accept at once, only one deletes the invitation and becomes the person. */
export async function acceptInvitation(
  tx: Queryable,
  { key, name, passwordHash, now }: { key: string; name: string; passwordHash: string; now: Date },
): Promise<{ id: string; email: string }> {
  const [accepted] = await tx
    .delete(invitation)
    .where(isUsable(key, now))
    .returning({ email: invitation.email, role: invitation.role })
  if (!accepted) throw invitationInvalid()
  const { email, role } = accepted
  if ((await findPersonId(tx, 'staff', email)) !== null) throw emailTaken()
  return { id: await insertPerson(tx, { realm: 'staff', role, name, email, passwordHash }), email }
}

const isUsable = (key: string, now: Date) =>
  and(eq(invitation.hash, hashKey(key)), gt(invitation.expiresAt, now))

const invitationInvalid = () =>
  new AppError('invitation_invalid', 'The invitation was used, revoked or has expired.')
const emailTaken = () => new AppError('email_taken', 'This address has an account at the desk already.')
