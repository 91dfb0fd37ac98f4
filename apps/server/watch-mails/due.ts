import type { Film, Showing } from '@lerret/model'
import { and, asc, eq, exists, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Partner } from '../accounts/realms.ts'
import { credential, person } from '../accounts/table.ts'
import type { Queryable } from '../db/connection.ts'
import { readOpenShowings } from '../films/showings.ts'
import { findFilms } from '../films/store.ts'
import { ticket } from '../tickets/table.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { isLastCall, lastCallFrom } from './rules.ts'
import { watchMail, watchMailStop } from './table.ts'

export type MailKind = 'showings' | 'last'

/** A film of which members are to be told, with the showings that one can go to, the next one first. */
export interface Told {
  film: Film
  showings: Showing[]
}

/** One mail: of all films that a member is to be told the same of. */
export interface DueMail {
  kind: MailKind
  personId: string
  email: string
  films: Told[]
}

interface Asked {
  partner: Partner
  now: Date
}

/** Which mails are to be sent now. */
export async function findDue(db: Queryable, { partner, now }: Asked): Promise<DueMail[]> {
  const films = await readListed(db, { partner, now })
  const shown = films.filter(({ showings }) => showings.length > 0)
  const mails = await findOfShowings(db, partner, shown)
  for (const told of shown) {
    const last = new Date(told.showings.at(-1)?.startsAt ?? 0)
    if (isLastCall(last, now)) mails.push(...(await findOfLast(db, partner, told, last)))
  }
  return together(mails)
}

/** Notes of each film on a list whether it waits for showings, so that those who come are news. */
export async function noteShowings(db: Queryable, asked: Asked): Promise<void> {
  const films = await readListed(db, asked)
  const idsOf = (isShown: boolean) =>
    films.filter(({ showings }) => showings.length > 0 === isShown).map(({ film }) => film.id)
  await db
    .update(watchListEntry)
    .set({ awaitsShowings: true })
    .where(and(inArray(watchListEntry.productionId, idsOf(false)), eq(watchListEntry.awaitsShowings, false)))
  // Whoever wants mails again later is not told old news.
  await db
    .update(watchListEntry)
    .set({ awaitsShowings: false })
    .where(
      and(
        inArray(watchListEntry.productionId, idsOf(true)),
        eq(watchListEntry.awaitsShowings, true),
        hasStopped(db, watchListEntry.personId),
      ),
    )
}

/** The public films on lists of a partner's members. */
async function readListed(db: Queryable, { partner, now }: Asked): Promise<Told[]> {
  const rows = await db
    .select({ id: watchListEntry.productionId })
    .from(watchListEntry)
    .innerJoin(person, eq(person.id, watchListEntry.personId))
    .where(eq(person.realm, partner))
    .groupBy(watchListEntry.productionId)
  const ids = rows.map(({ id }) => id)
  const showings = await readOpenShowings(db, ids, now)
  const films = await findFilms(db, ids)
  return films.map((film) => ({ film, showings: showings.get(film.id) ?? [] }))
}

async function findOfShowings(db: Queryable, partner: Partner, films: Told[]): Promise<DueMail[]> {
  const byId = new Map(films.map((told) => [told.film.id, told]))
  const rows = await findMembers(
    db,
    partner,
    'showings',
    [...byId.keys()],
    [eq(watchListEntry.awaitsShowings, true)],
  )
  return rows.map(({ productionId, ...member }) => ({
    ...member,
    kind: 'showings',
    films: [byId.get(productionId) as Told],
  }))
}

/**
 * Those who have a ticket need no reminder. Before an address is confirmed its tickets do not count: a mail that did not come, in
 * a list of those that did, would show that there are some.
 */
async function findOfLast(db: Queryable, partner: Partner, told: Told, last: Date): Promise<DueMail[]> {
  const { id } = told.film
  const from = lastCallFrom(last)
  const rows = await findMembers(
    db,
    partner,
    'last',
    [id],
    [
      lt(watchListEntry.addedAt, from),
      notExists(
        db
          .select({ one: sql`1` })
          .from(ticket)
          .where(
            and(
              eq(ticket.personId, watchListEntry.personId),
              eq(ticket.productionId, id),
              eq(person.emailVerified, true),
            ),
          ),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(watchMail)
          .where(and(isTold('showings'), sql`${watchMail.sentAt} >= ${from.toISOString()}::timestamptz`)),
      ),
    ],
  )
  return rows.map(({ personId, email }) => ({ kind: 'last', personId, email, films: [told] }))
}

/** Who is to be told this of these films: members who can log in, want mails and have not been told. */
function findMembers(db: Queryable, partner: Partner, kind: MailKind, ids: string[], more: SQL[]) {
  return db
    .select({
      personId: watchListEntry.personId,
      email: person.email,
      productionId: watchListEntry.productionId,
    })
    .from(watchListEntry)
    .innerJoin(person, eq(person.id, watchListEntry.personId))
    .where(
      and(
        eq(person.realm, partner),
        inArray(watchListEntry.productionId, ids),
        exists(db.select({ one: sql`1` }).from(credential).where(eq(credential.userId, person.id))),
        sql`not ${hasStopped(db, person.id)}`,
        notExists(db.select({ one: sql`1` }).from(watchMail).where(isTold(kind))),
        ...more,
      ),
    )
    .orderBy(asc(watchListEntry.addedAt))
}

const isTold = (kind: MailKind) =>
  and(
    eq(watchMail.personId, watchListEntry.personId),
    eq(watchMail.productionId, watchListEntry.productionId),
    eq(watchMail.kind, kind),
  )

const hasStopped = (db: Queryable, personId: typeof person.id | typeof watchListEntry.personId) =>
  exists(db.select({ one: sql`1` }).from(watchMailStop).where(eq(watchMailStop.personId, personId)))

/** Several films of one kind are one mail. */
function together(mails: DueMail[]): DueMail[] {
  const groups = Map.groupBy(mails, ({ kind, personId }) => `${kind} ${personId}`)
  return [...groups.values()].map((group) => ({
    ...(group[0] as DueMail),
    films: group.flatMap(({ films }) => films),
  }))
}
