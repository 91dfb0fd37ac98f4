import type { Language } from '@lerret/model'
import { and, eq } from 'drizzle-orm'
import { findPersonId, insertPerson } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { lockInTransaction } from '../../platform/db/transaction-lock.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.realm, 'staff'), eq(person.role, 'admin')))
    .limit(1)
  return found !== undefined
}

/** Throws once the house has an administrator: the set-up is open while there is none, and never otherwise. */
export async function assertSetupIsOpen(db: Queryable): Promise<void> {
  if (await hasAdministrator(db))
    throw new AppError('setup_closed', 'The house has an administrator, who can invite others.')
}

/** Adds the first administrator. Of several who try at once, one succeeds. */
export function addFirstAdministrator(
  db: Database,
  {
    now,
    ...fields
  }: { name: string; email: string; passwordHash: string; language?: Language | null; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockInTransaction(tx, 'first administrator')
    await assertSetupIsOpen(tx)
    if ((await findPersonId(tx, 'staff', fields.email)) !== null)
      throw new AppError('email_taken', 'This address has an account at the desk already.')
    const id = await insertPerson(tx, { realm: 'staff', role: 'admin', ...fields })
    await recordAction(tx, { person: { id, name: fields.name }, action: 'house_set_up', now })
    return id
  })
}
