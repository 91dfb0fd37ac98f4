import type { Production, Showing } from '@lerret/model'
import { and, eq, inArray } from 'drizzle-orm'
import { getSender, type Sender } from '../../content/house/sender.ts'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { type ChangedShowing, composeShowingMail } from './compose.ts'
import { listHolderAddresses } from './holders.ts'
import { findNews, isUpcoming, type ShowingFacts, toFacts, UNDO_DELAY_MS } from './rules.ts'
import { showingMail } from './table.ts'

/** A public showing before and after what an editor did. */
export interface PublicChange {
  before: Showing
  after: Showing
}

/**
 * Queues a mail to everybody who has tickets to changed showings: one to each person, about all of them. Mails about these showings that
 * are not sent yet are withdrawn, and their recipients are compared again with what they last heard: nobody gets a mail about something
 * that was undone in time. Part of the transaction that changes the showings. Returns how many people get a mail.
 */
export async function queueShowingMails(
  tx: Queryable,
  {
    mailer,
    changes,
    now,
    siteTime,
  }: { mailer: Mailer; changes: readonly PublicChange[]; now: Date; siteTime: Date },
): Promise<number> {
  if (!mailer.enqueue || changes.length === 0) return 0
  const known = await withdrawMails(
    tx,
    changes.map(({ after }) => after.id),
  )
  for (const { before } of changes)
    for (const address of await listHolderAddresses(tx, before)) {
      const showings = known.get(address) ?? new Map<string, ShowingFacts>()
      if (!showings.has(before.id)) showings.set(before.id, toFacts(before))
      known.set(address, showings)
    }
  const sender = known.size === 0 ? null : await findSender(tx)
  if (!sender) return 0

  const dueAt = new Date(+now + UNDO_DELAY_MS)
  const ids = [...known.values()].flatMap((showings) => [...showings.keys()])
  const current = await readCurrent(tx, new Set(ids))
  let count = 0
  for (const [to, showings] of known) {
    const news = listNews(showings, current, siteTime)
    if (news.length === 0) continue
    const mailId = await mailer.enqueue(tx, composeShowingMail(sender, { to, changes: news }), dueAt)
    await tx
      .insert(showingMail)
      .values(news.map(({ after, before }) => ({ mailId, showingId: after.id, before })))
    count++
  }
  return count
}

/** Counts the people who would get a mail about changes. */
export async function countMailedPeople(
  db: Queryable,
  { changes, siteTime }: { changes: readonly PublicChange[]; siteTime: Date },
): Promise<number> {
  const addresses = new Set<string>()
  for (const { before, after } of changes)
    if (isUpcoming(before, siteTime) && findNews(before, after))
      for (const address of await listHolderAddresses(db, before)) addresses.add(address)
  return addresses.size
}

/** Deletes mails about showings that nobody has begun to send. Returns what their recipients know, by address and showing. */
async function withdrawMails(
  tx: Queryable,
  showingIds: readonly string[],
): Promise<Map<string, Map<string, ShowingFacts>>> {
  const waiting = await tx
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .innerJoin(showingMail, eq(showingMail.mailId, outgoingMail.id))
    .where(and(inArray(showingMail.showingId, [...showingIds]), eq(outgoingMail.state, 'waiting')))
    .for('update', { of: outgoingMail })
  const known = new Map<string, Map<string, ShowingFacts>>()
  if (waiting.length === 0) return known
  const ids = [...new Set(waiting.map(({ id }) => id))]
  const rows = await tx
    .select({ to: outgoingMail.toAddress, showingId: showingMail.showingId, before: showingMail.before })
    .from(showingMail)
    .innerJoin(outgoingMail, eq(outgoingMail.id, showingMail.mailId))
    .where(inArray(showingMail.mailId, ids))
  for (const { to, showingId, before } of rows)
    known.set(to, (known.get(to) ?? new Map<string, ShowingFacts>()).set(showingId, before))
  await tx.delete(outgoingMail).where(inArray(outgoingMail.id, ids))
  return known
}

type CurrentShowing = Pick<ChangedShowing, 'after' | 'production'>

/** The public showings as they are now, with their productions, by id. */
async function readCurrent(tx: Queryable, ids: Iterable<string>): Promise<Map<string, CurrentShowing>> {
  const current = new Map<string, CurrentShowing>()
  for (const id of ids) {
    const after = (await findStable(tx, 'event', id))?.body as Showing | undefined
    const production = after && (await findStable(tx, 'production', after.productionId))?.body
    if (after && production) current.set(id, { after, production: production as Production })
  }
  return current
}

/** The changes that a ticket holder has not heard of, in the order of the showings' starts. */
function listNews(
  showings: ReadonlyMap<string, ShowingFacts>,
  current: ReadonlyMap<string, CurrentShowing>,
  siteTime: Date,
): ChangedShowing[] {
  return [...showings]
    .flatMap(([id, before]) => {
      const now = current.get(id)
      const news = now && isUpcoming(before, siteTime) ? findNews(before, now.after) : null
      return now && news ? [{ news, before, ...now }] : []
    })
    .sort((a, b) => Date.parse(a.before.startsAt) - Date.parse(b.before.startsAt))
}

/** A house whose sender is not set up can still cancel showings. */
async function findSender(tx: Queryable): Promise<Sender | null> {
  try {
    return await getSender(tx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail_not_sent') return null
    throw error
  }
}
