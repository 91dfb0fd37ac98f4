import { and, asc, count, eq, max, ne, or, sql } from 'drizzle-orm'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subscriber } from '../../visitors/newsletter/table.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { credential, person, session } from '../accounts/table.ts'
import { clubMember } from '../club/table.ts'
import { isWritten } from '../reviews/store.ts'
import { review } from '../reviews/table.ts'
import { ticket } from '../tickets/table.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { wantsWatchMails } from '../watch-mails/preferences.ts'

/** Members of every partner whose name or address contains the text, by name. */
export async function findMembers(db: Queryable, { search, page }: { search: string; page: Pagination }) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const isFound = and(
    isMember,
    or(sql`${person.name} ilike ${pattern}`, sql`${person.email} ilike ${pattern}`),
  )
  const [counted] = await db.select({ total: count() }).from(person).where(isFound)
  const rows = await db
    .select(listedColumns)
    .from(person)
    .leftJoin(clubMember, eq(clubMember.personId, person.id))
    .where(isFound)
    .orderBy(asc(person.name), asc(person.email), asc(person.id))
    .limit(page.take)
    .offset(page.skip)
  return { items: rows.map(toListed), total: counted?.total ?? 0 }
}

/** Reads the facts by which staff can help a member. Texts, tickets and saved films are counted, not shown. */
export async function getMemberDetails(db: Queryable, limits: LoginLimits, id: string) {
  const [found] = await db
    .select({ ...listedColumns, clubSince: clubMember.joinedAt })
    .from(person)
    .leftJoin(clubMember, eq(clubMember.personId, person.id))
    .where(and(isMember, eq(person.id, id)))
  if (!found) throw memberGone()
  const { clubSince, ...member } = found
  const [tickets, reviews, watched, sessions] = await Promise.all([
    db.select({ count: count() }).from(ticket).where(eq(ticket.personId, id)),
    db
      .select({ count: count() })
      .from(review)
      .where(and(eq(review.personId, id), isWritten)),
    db.select({ count: count() }).from(watchListEntry).where(eq(watchListEntry.personId, id)),
    db
      .select({ count: count(), lastSeenAt: max(session.updatedAt) })
      .from(session)
      .where(eq(session.personId, id)),
  ])
  const [password] = await db
    .select({ id: credential.personId })
    .from(credential)
    .where(eq(credential.personId, id))
  const [subscription] = await db
    .select({ state: subscriber.state })
    .from(subscriber)
    .where(eq(subscriber.email, member.email))
  return {
    ...toListed(member),
    clubSince: clubSince?.toISOString() ?? null,
    hasPassword: password !== undefined,
    isLocked: limits.isLocked(toAccount(member)),
    tickets: tickets[0]?.count ?? 0,
    reviews: reviews[0]?.count ?? 0,
    watchList: watched[0]?.count ?? 0,
    sessions: sessions[0]?.count ?? 0,
    lastSeenAt: sessions[0]?.lastSeenAt?.toISOString() ?? null,
    wantsWatchMails: await wantsWatchMails(db, id),
    newsletter: subscription?.state ?? null,
  }
}

export interface MemberAccount {
  id: string
  partner: Partner
  email: string
  isEmailConfirmed: boolean
}

/** The account of a member. In a transaction, the lock prevents a change of the address until it ends. */
export async function getMemberAccount(db: Queryable, id: string): Promise<MemberAccount> {
  const [found] = await db
    .select({
      id: person.id,
      partner: person.realm,
      email: person.email,
      isEmailConfirmed: person.emailVerified,
    })
    .from(person)
    .where(and(isMember, eq(person.id, id)))
    .for('key share')
  if (!found) throw memberGone()
  return { ...found, partner: found.partner as Partner }
}

/** The account as wrong passwords are counted for it. */
export const toAccount = ({ partner, email }: { partner: string; email: string }) => `${partner} ${email}`

const isMember = ne(person.realm, 'staff')

const memberGone = () => new AppError('member_not_found', 'There is no such member.')

const listedColumns = {
  id: person.id,
  partner: person.realm,
  name: person.name,
  email: person.email,
  isEmailConfirmed: person.emailVerified,
  createdAt: person.createdAt,
  clubNumber: clubMember.number,
}

const toListed = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})
