import { eq } from 'drizzle-orm'
import type { Person } from '../../platform/access/callers.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { person } from './table.ts'

/** A browser in which a person is logged in. */
export interface Session {
  id: string
  tokenId: string | null
  person: Person
  openedAt: Date
  lastSeenAt: Date
  /** Whether the person must set up a second factor first, and can do nothing else. */
  needsFactor: boolean
}

/** Somebody whose account is locked or was just written by this transaction. */
export async function getPerson(tx: Queryable, id: string): Promise<Person> {
  const [found] = await tx.select(personColumns).from(person).where(eq(person.id, id))
  if (!found) throw loginNeeded()
  return found
}

/** The columns of a person who logs in. */
export const personColumns = {
  id: person.id,
  name: person.name,
  email: person.email,
  isEmailConfirmed: person.emailVerified,
  role: person.role,
  language: person.language,
}

export const loginNeeded = () => new AppError('login_needed', 'No session, or an expired one.')
