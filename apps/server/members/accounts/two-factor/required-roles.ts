import { StaffRole } from '@lerret/api/contracts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../../platform/house-facts/store.ts'
import { session } from '../table.ts'

const FACT = 'second_factor_roles'

/** The roles that must have a second factor, by the choice of the house. */
export const readRequiredRoles = async (db: Queryable): Promise<StaffRole[]> =>
  z.array(StaffRole).safeParse(await findHouseFact(db, FACT)).data ?? []

/** It counts from the next sign-in on. */
export const setRequiredRoles = (tx: Queryable, roles: readonly StaffRole[]): Promise<void> =>
  setHouseFact(tx, FACT, [...new Set(roles)].sort())

/** Lets the sessions of a person go on who has set up a second factor. */
export async function markFactorAdded(tx: Queryable, personId: string): Promise<void> {
  await tx.update(session).set({ needsFactor: false }).where(eq(session.personId, personId))
}
