import { createHmac } from 'node:crypto'
import type { TicketShare } from '@lerret/model'
import { SHARED_TICKET_PATH } from '@lerret/model'
import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hashKey } from '../../platform/security/keys.ts'
import { isUuid } from '../../platform/text/uuid.ts'
import { person } from '../accounts/table.ts'
import { ticket, ticketShare } from './table.ts'

/** The query parameter with the key of a shared ticket. */
export const SHARE_KEY_FIELD = 'nokkel'

export interface ShareLinks {
  publicUrl: string
  /** Keys of links are derived from it. It is not in the database. */
  shareSecret: Buffer
}

/** The tickets that a member has sent to others, with their links. */
export async function readShares(
  db: Queryable,
  { personId, ...links }: ShareLinks & { personId: string },
): Promise<TicketShare[]> {
  const rows = await db
    .select({ ticketId: ticketShare.ticketId, keyHash: ticketShare.keyHash, sharedAt: ticketShare.sharedAt })
    .from(ticketShare)
    .innerJoin(ticket, eq(ticket.id, ticketShare.ticketId))
    .where(eq(ticket.personId, personId))
  return rows.map((row) => toShare(row, links))
}

/** Creates the link of a ticket; sharing it again returns the same link. */
export async function shareTicket(
  db: Queryable,
  { personId, ticketId, now, ...links }: ShareLinks & { personId: string; ticketId: string; now: Date },
): Promise<TicketShare> {
  const [owned] = !isUuid(ticketId)
    ? []
    : await db
        .select({ id: ticket.id })
        .from(ticket)
        .innerJoin(person, eq(person.id, ticket.personId))
        .where(
          and(
            eq(ticket.id, ticketId),
            eq(ticket.personId, personId),
            eq(person.emailVerified, true),
            gt(ticket.expiresAt, now),
          ),
        )
  if (!owned) throw new AppError('ticket_not_found', 'The member has no such ticket that is still valid.')
  const keyHash = hashKey(deriveKey(links, { ticketId, sharedAt: now }))
  await db.insert(ticketShare).values({ ticketId, keyHash, sharedAt: now }).onConflictDoNothing()
  const [row] = await db.select().from(ticketShare).where(eq(ticketShare.ticketId, ticketId))
  if (!row) throw new AppError('ticket_not_found', 'The link was taken back meanwhile.')
  return toShare(row, links)
}

/** Makes the link of a ticket void; doing it again changes nothing. */
export async function unshareTicket(db: Queryable, personId: string, ticketId: string): Promise<void> {
  if (!isUuid(ticketId)) return
  const [owned] = await db
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(eq(ticket.id, ticketId), eq(ticket.personId, personId)))
  if (owned) await db.delete(ticketShare).where(eq(ticketShare.ticketId, ticketId))
}

/** The ticket of a link, until it expires: no more than the door needs, and nothing about the buyer. */
export async function findSharedTicket(db: Queryable, key: string, now: Date) {
  const [row] = await db
    .select({
      title: ticket.title,
      startsAt: ticket.startsAt,
      hall: ticket.hall,
      seats: ticket.seats,
      notes: ticket.notes,
      qrCode: ticket.qrCode,
    })
    .from(ticketShare)
    .innerJoin(ticket, eq(ticket.id, ticketShare.ticketId))
    .where(and(eq(ticketShare.keyHash, hashKey(key)), gt(ticket.expiresAt, now)))
  return row
}

/** A ticket that is shared again has another key. */
const deriveKey = (
  { shareSecret }: ShareLinks,
  { ticketId, sharedAt }: Pick<typeof ticketShare.$inferSelect, 'ticketId' | 'sharedAt'>,
) => createHmac('sha256', shareSecret).update(`${ticketId} ${sharedAt.toISOString()}`).digest('base64url')

function toShare(row: typeof ticketShare.$inferSelect, links: ShareLinks): TicketShare {
  const key = deriveKey(links, row)
  return {
    ticketId: row.ticketId,
    url:
      hashKey(key) === row.keyHash
        ? `${links.publicUrl}${SHARED_TICKET_PATH}?${SHARE_KEY_FIELD}=${key}`
        : null,
    sharedAt: row.sharedAt.toISOString(),
  }
}
