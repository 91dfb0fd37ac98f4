import type { Film, Showing } from '@lerret/model'
import { and, asc, eq, exists, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { credential, person } from '../accounts/table.ts'
import { isOnSale, readOpenShowings } from '../films/showings.ts'
import { findFilms } from '../films/store.ts'
import { ticket } from '../tickets/table.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { isLastCall, lastCallFrom } from './rules.ts'
import { watchMail, watchMailStop } from './table.ts'

export type MailKind = 'showings' | 'last'

/** A film and the showings that a member can get a ticket to, the next one first. */
export interface FilmWithShowings {
  film: Film
  showings: Showing[]
}

/** One mail to a member, about all films of the same kind. */
export interface DueMail {
  kind: MailKind
  personId: string
  email: string
  films: FilmWithShowings[]
}

interface DueQuery {
  partner: Partner
  now: Date
}

/** The mails to send now. */
export async function findDue(db: Queryable, { partner, now }: DueQuery): Promise<DueMail[]> {
  const films = await readListedFilms(db, { partner, now })
  const filmsWithShowings = films.filter(({ showings }) => showings.length > 0)
  const mails = await findShowingMails(db, partner, filmsWithShowings)
  for (const filmWithShowings of filmsWithShowings) {
    const lastShowing = new Date(filmWithShowings.showings.at(-1)?.startsAt ?? 0)
    if (isLastCall(lastShowing, now))
      mails.push(...(await findLastCallMails(db, partner, filmWithShowings, lastShowing)))
  }
  return groupByMember(mails)
}

/** Marks each entry on a watch list as waiting for showings or not. Only showings of waiting entries are news. */
export async function updateAwaitedShowings(db: Queryable, query: DueQuery): Promise<void> {
  const films = await readListedFilms(db, query)
  const filmIds = (isShown: boolean) =>
    films.filter(({ showings }) => showings.length > 0 === isShown).map(({ film }) => film.id)
  await db
    .update(watchListEntry)
    .set({ awaitsShowings: true })
    .where(
      and(inArray(watchListEntry.productionId, filmIds(false)), eq(watchListEntry.awaitsShowings, false)),
    )
  // A member who turns mails on again later gets no old news.
  await db
    .update(watchListEntry)
    .set({ awaitsShowings: false })
    .where(
      and(
        inArray(watchListEntry.productionId, filmIds(true)),
        eq(watchListEntry.awaitsShowings, true),
        hasStopped(db, watchListEntry.personId),
      ),
    )
}

/** The public films on the watch lists of a partner's members. */
async function readListedFilms(db: Queryable, { partner, now }: DueQuery): Promise<FilmWithShowings[]> {
  const rows = await db
    .select({ id: watchListEntry.productionId })
    .from(watchListEntry)
    .innerJoin(person, eq(person.id, watchListEntry.personId))
    .where(eq(person.realm, partner))
    .groupBy(watchListEntry.productionId)
  const ids = rows.map(({ id }) => id)
  const showings = await readOpenShowings(db, ids, now)
  const films = await findFilms(db, ids)
  return films.map((film) => ({
    film,
    showings: (showings.get(film.id) ?? []).filter((showing) => isOnSale(showing, now)),
  }))
}

async function findShowingMails(
  db: Queryable,
  partner: Partner,
  films: FilmWithShowings[],
): Promise<DueMail[]> {
  const byId = new Map(films.map((filmWithShowings) => [filmWithShowings.film.id, filmWithShowings]))
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
    films: [byId.get(productionId) as FilmWithShowings],
  }))
}

/**
 * Mails about a last showing. Members with a ticket need no reminder. Tickets of an unconfirmed address do not count, because a missing
 * mail would reveal them.
 */
async function findLastCallMails(
  db: Queryable,
  partner: Partner,
  filmWithShowings: FilmWithShowings,
  lastShowing: Date,
): Promise<DueMail[]> {
  const { id } = filmWithShowings.film
  const from = lastCallFrom(lastShowing)
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
          .where(and(wasSent('showings'), sql`${watchMail.sentAt} >= ${from.toISOString()}::timestamptz`)),
      ),
    ],
  )
  return rows.map(({ personId, email }) => ({ kind: 'last', personId, email, films: [filmWithShowings] }))
}

/** The members who get a mail about these films: they can log in, want mails, and have not got this one. */
function findMembers(db: Queryable, partner: Partner, kind: MailKind, ids: string[], conditions: SQL[]) {
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
        exists(db.select({ one: sql`1` }).from(credential).where(eq(credential.personId, person.id))),
        sql`not ${hasStopped(db, person.id)}`,
        notExists(db.select({ one: sql`1` }).from(watchMail).where(wasSent(kind))),
        ...conditions,
      ),
    )
    .orderBy(asc(watchListEntry.addedAt))
}

const wasSent = (kind: MailKind) =>
  and(
    eq(watchMail.personId, watchListEntry.personId),
    eq(watchMail.productionId, watchListEntry.productionId),
    eq(watchMail.kind, kind),
  )

const hasStopped = (db: Queryable, personId: typeof person.id | typeof watchListEntry.personId) =>
  exists(db.select({ one: sql`1` }).from(watchMailStop).where(eq(watchMailStop.personId, personId)))

/** Combines the films of one kind into one mail to each member. */
function groupByMember(mails: DueMail[]): DueMail[] {
  const groups = Map.groupBy(mails, ({ kind, personId }) => `${kind} ${personId}`)
  return [...groups.values()].map((group) => ({
    ...(group[0] as DueMail),
    films: group.flatMap(({ films }) => films),
  }))
}
