import type { WireUser } from '@lerret/api/contracts'
import type { Person } from '../accounts/accounts.ts'
import { isClubMember } from '../club/store.ts'
import type { Queryable } from '../db/connection.ts'
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
    WatchMails: await wantsWatchMails(db, id),
    EmailConfirmed: isEmailConfirmed,
  }
}
