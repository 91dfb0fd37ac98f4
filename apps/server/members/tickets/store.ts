import { createHash } from 'node:crypto'
import type { DeliveredTicket, DeliveryResult, TicketDelivery } from '@lerret/api/contracts'
import { type Production, productionPath, type Ticket, toHref } from '@lerret/model'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { readAllStable } from '../../content/records/store/read-records.ts'
import type { Partner } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { getMemberId } from '../accounts/people.ts'
import { person } from '../accounts/table.ts'
import { ticket, ticketDelivery } from './table.ts'

/**
 * A member's tickets: valid ones first, by date; then old ones, newest first. None before the member's address is confirmed, because
 * somebody else may have bought them with that address. See decision 011.
 */
export async function readTickets(
  db: Queryable,
  { personId, page, now }: { personId: string; page?: Pagination; now: Date },
): Promise<Ticket[]> {
  const isOver = sql`${ticket.expiresAt} < ${now.toISOString()}::timestamptz`
  const rows = await db
    .select(getTableColumns(ticket))
    .from(ticket)
    .innerJoin(person, eq(person.id, ticket.personId))
    .where(and(eq(ticket.personId, personId), eq(person.emailVerified, true)))
    .orderBy(
      isOver,
      sql`case when ${isOver} then null else ${ticket.startsAt} end`,
      sql`${ticket.startsAt} desc`,
      ticket.id,
    )
    .limit(page?.take ?? 10_000)
    .offset(page?.skip ?? 0)
  const productions = await readAllStable(db, 'production', [
    ...new Set(rows.map(({ productionId }) => productionId)),
  ])
  const byId = new Map(productions.map(({ id, body }) => [id, body as Production]))
  return rows.map((row) => toTicket(row, byId.get(row.productionId)))
}

/**
 * Stores the tickets of a delivery with the member who has its address. A repeated delivery adds only what is missing;
 * another delivery under the same number is refused. A ticket that was delivered to another member stays as it is.
 */
export async function storeDelivery(
  db: Database,
  { partner, delivery, now }: { partner: Partner; delivery: TicketDelivery; now: Date },
): Promise<DeliveryResult> {
  const { Email, Tickets } = delivery
  return db.transaction(async (tx) => {
    const isRepeated = await isRepeatedDelivery(tx, { partner, delivery, now })
    const personId = await getMemberId(tx, partner, Email)
    await lockMember(tx, personId)
    const insert = tx
      .insert(ticket)
      .values(sortByCode(Tickets).map((each) => ({ partner, personId, ...toRow(each) })))
    const target = [ticket.partner, ticket.qrCode]
    if (isRepeated) await insert.onConflictDoNothing({ target })
    // A ticket in another delivery is an update.
    else
      await insert.onConflictDoUpdate({
        target,
        set: { ...UPDATED_COLUMNS, personId, isFromProviderAccount: false },
        setWhere: sql`${ticket.personId} = ${personId} or ${mayTakeOver(personId)}`,
      })
    const stored = await readStoredCodes(tx, { partner, personId, tickets: Tickets })
    return {
      Delivered: stored.size,
      ...(stored.size < Tickets.length && { NotStored: findNotStored(Tickets, stored) }),
    }
  })
}

/**
 * A ticket that somebody read from an account at the provider belongs to the owner of the address it was bought with, once that
 * address is confirmed.
 */
const mayTakeOver = (personId: string) => sql`(${ticket.isFromProviderAccount} and exists (
  select from ${person} where ${person.id} = ${personId} and ${person.emailVerified}
))`

/** Whether the same delivery was received before. Throws when it was another one. */
async function isRepeatedDelivery(
  tx: Queryable,
  { partner, delivery, now }: { partner: Partner; delivery: TicketDelivery; now: Date },
): Promise<boolean> {
  const key = delivery.DeliveryId
  const bodyHash = createHash('sha256').update(JSON.stringify(delivery)).digest('hex')
  const added = await tx
    .insert(ticketDelivery)
    .values({ partner, key, bodyHash, receivedAt: now })
    .onConflictDoNothing()
    .returning({ key: ticketDelivery.key })
  if (added.length > 0) return false
  const [existing] = await tx
    .select({ bodyHash: ticketDelivery.bodyHash })
    .from(ticketDelivery)
    .where(and(eq(ticketDelivery.partner, partner), eq(ticketDelivery.key, key)))
  if (existing?.bodyHash === bodyHash) return true
  throw new AppError('delivery_conflict', `Delivery ${key} was received before with other tickets.`)
}

/** Waits for a deletion of the account that has begun, and lets none begin before the tickets are stored. */
async function lockMember(tx: Queryable, personId: string): Promise<void> {
  const rows = await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('key share')
  if (rows.length === 0) throw new AppError('member_not_found', 'The account has just been deleted.')
}

async function readStoredCodes(
  tx: Queryable,
  { partner, personId, tickets }: { partner: Partner; personId: string; tickets: TicketDelivery['Tickets'] },
): Promise<Set<string>> {
  const codes = tickets.map(({ QRCode }) => QRCode)
  const rows = await tx
    .select({ qrCode: ticket.qrCode })
    .from(ticket)
    .where(and(eq(ticket.partner, partner), eq(ticket.personId, personId), inArray(ticket.qrCode, codes)))
  return new Set(rows.map(({ qrCode }) => qrCode))
}

/** Named by position: a code admits to the showing, and replies are logged. */
function findNotStored(tickets: TicketDelivery['Tickets'], stored: Set<string>): DeliveryResult['NotStored'] {
  return tickets.flatMap(({ QRCode }, index) =>
    stored.has(QRCode) ? [] : [{ Index: index, Reason: 'belongs_to_another_member' as const }],
  )
}

/** Every delivery locks rows in the same order, so that two with the same codes wait for each other and never deadlock. */
export function sortByCode(tickets: DeliveredTicket[]): DeliveredTicket[] {
  return tickets.toSorted((a, b) => (a.QRCode < b.QRCode ? -1 : 1))
}

export const UPDATED_COLUMNS = {
  notes: sql`excluded.notes`,
  startsAt: sql`excluded.starts_at`,
  expiresAt: sql`excluded.expires_at`,
  hall: sql`excluded.hall`,
  seats: sql`excluded.seats`,
  qrUrl: sql`excluded.qr_url`,
}

export const toRow = (delivered: DeliveredTicket) => ({
  productionId: delivered.MovieId,
  title: delivered.MovieTitle,
  notes: delivered.Notes,
  qrCode: delivered.QRCode,
  qrUrl: delivered.QRUrl,
  startsAt: new Date(delivered.StartTime),
  expiresAt: new Date(delivered.ExpirationDate),
  poster: delivered.Poster,
  hall: delivered.Screen,
  seats: {
    info: delivered.SeatsInfo.Info,
    seats: delivered.SeatsInfo.Seats.map(({ Row, Seats }) => ({ row: Row, seats: Seats })),
  },
})

const toTicket = (row: typeof ticket.$inferSelect, production: Production | undefined): Ticket => ({
  id: row.id,
  movieId: row.productionId,
  movieTitle: row.title,
  notes: row.notes,
  qrCode: row.qrCode,
  qrUrl: row.qrUrl,
  startTime: row.startsAt.toISOString(),
  expirationDate: row.expiresAt.toISOString(),
  image: row.poster,
  sal: row.hall,
  seatsInfo: row.seats,
  link: production ? toHref(productionPath(production)) : '',
  isFilm: production?.object === 'movie',
})
