import type { WireUser } from '@lerret/api/contracts'
import { eq } from 'drizzle-orm'
import type { Person } from '../../platform/access/callers.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { person } from '../accounts/table.ts'
import { isClubMember } from '../club/store.ts'
import { wantsWatchMails } from '../watch-mails/preferences.ts'

/** The member's profile and settings. */
export async function readUser(
  db: Queryable,
  { id, name, email, isEmailConfirmed }: Person,
): Promise<WireUser> {
  return {
    UserId: id,
    UserName: name,
    ContactEmail: email,
    IsClubMember: await isClubMember(db, id),
    Image: await readImage(db, id),
    WatchMails: await wantsWatchMails(db, id),
    EmailConfirmed: isEmailConfirmed,
  }
}

async function readImage(db: Queryable, id: string): Promise<string> {
  const [row] = await db.select({ image: person.image }).from(person).where(eq(person.id, id))
  return row?.image ?? ''
}
