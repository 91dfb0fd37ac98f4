import type { StaffRole } from '@lerret/api/contracts'
import { and, asc, eq, exists, gt, isNotNull, max, sql } from 'drizzle-orm'
import { lockPassword } from '../../members/accounts/passwords/lock.ts'
import { removePerson } from '../../members/accounts/people.ts'
import {
  credential,
  passkey,
  person,
  session,
  staffIdentity,
  twoFactor,
} from '../../members/accounts/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** Everybody with an account at the desk, by name. */
export async function readStaffList(db: Queryable, { host, now }: { host: string; now: Date }) {
  const usable = db
    .select({ one: sql`1` })
    .from(passkey)
    .where(and(eq(passkey.personId, person.id), eq(passkey.host, host)))

  const rows = await db
    .select({
      id: person.id,
      name: person.name,
      email: person.email,
      role: person.role,
      confirmedAt: twoFactor.confirmedAt,
      hasPasskey: sql<boolean>`${exists(usable)}`,
      linkedAt: staffIdentity.linkedAt,
      lastSeenAt: max(session.updatedAt),
    })
    .from(person)
    .leftJoin(twoFactor, and(eq(twoFactor.personId, person.id), isNotNull(twoFactor.confirmedAt)))
    .leftJoin(staffIdentity, eq(staffIdentity.personId, person.id))
    .leftJoin(session, and(eq(session.personId, person.id), gt(session.expiresAt, now)))
    .where(eq(person.realm, 'staff'))
    .groupBy(person.id, twoFactor.confirmedAt, staffIdentity.linkedAt)
    .orderBy(asc(person.name), asc(person.id))
  return rows.map(({ confirmedAt, hasPasskey, linkedAt, lastSeenAt, role, ...row }) => ({
    ...row,
    isLinked: linkedAt !== null,
    role: role as StaffRole,
    hasTwoFactor: confirmedAt !== null || hasPasskey,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
}

export interface Colleague {
  id: string
  name: string
  email: string
  role: StaffRole
}

export async function getColleague(db: Queryable, id: string): Promise<Colleague> {
  const [found] = await db
    .select({ id: person.id, name: person.name, email: person.email, role: person.role })
    .from(person)
    .where(and(eq(person.id, id), eq(person.realm, 'staff')))
  if (!found) throw new AppError('staff_not_found', 'Nobody at the desk has this id.')
  return { ...found, role: found.role as StaffRole }
}

/** Changes a colleague's role. Returns the previous one. */
export async function changeRole(
  tx: Queryable,
  { id, role, now }: { id: string; role: StaffRole; now: Date },
): Promise<Colleague> {
  const admins = await lockLocalAdmins(tx)
  const colleague = await getColleague(tx, id)
  if (role !== 'admin') assertAdminRemains(admins, id)
  await tx.update(person).set({ role, updatedAt: now }).where(eq(person.id, id))
  return colleague
}

/** Removes an account with its sessions. Returns whose it was. */
export async function removeStaff(tx: Queryable, id: string): Promise<Colleague> {
  // The password first, as everywhere (see lockPerson).
  await lockPassword(tx, id)
  const admins = await lockLocalAdmins(tx)
  const colleague = await getColleague(tx, id)
  assertAdminRemains(admins, id)
  await removePerson(tx, id)
  return colleague
}

/**
 * The admins who sign in with a password: they get in also when the sign-in service does not answer. Two who demote each other at once
 * wait for each other here, in the same order.
 */
export async function lockLocalAdmins(tx: Queryable): Promise<string[]> {
  const hasPassword = tx
    .select({ one: sql`1` })
    .from(credential)
    .where(and(eq(credential.personId, person.id), isNotNull(credential.password)))
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.realm, 'staff'), eq(person.role, 'admin'), exists(hasPassword)))
    .orderBy(asc(person.id))
    .for('update')
  return rows.map(({ id }) => id)
}

function assertAdminRemains(admins: string[], leaving: string) {
  if (admins.includes(leaving) && admins.length === 1)
    throw new AppError('last_admin', 'At least one admin with a password must remain.')
}
