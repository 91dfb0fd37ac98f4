import { randomBytes, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'

/** How long seats are held for a buyer. */
export const HOLD_SECONDS = 8 * 60

const FIRST_ORDER_NUMBER = 400_001

export interface Purchase {
  token: string
  venueId: string
  eventId: string
  state: 'held' | 'paid' | 'given-up' | 'expired'
  heldUntil: Date
  /** Kroner. */
  total: number
  /** The order number, the code on the ticket and the buyer's address, once it is paid. */
  number: number | null
  code: string | null
  email: string | null
  /** Ids of seats, in no order. */
  seats: string[]
}

export interface SeatRequest {
  venueId: string
  eventId: string
  seats: string[]
  total: number
}

/** Holds seats for a buyer, all or none. Returns the seats that somebody else has already, if any. */
export function holdSeats(
  db: DatabaseSync,
  { venueId, eventId, seats, total }: SeatRequest,
  now: Date,
): { token: string } | { taken: string[] } {
  return inTransaction(db, () => {
    releaseExpired(db, now)
    const taken = new Set(readTaken(db, eventId).keys())
    const unavailable = seats.filter((seat) => taken.has(seat))
    if (unavailable.length > 0) return { taken: unavailable }
    const token = randomBytes(24).toString('base64url')
    db.prepare(
      `insert into purchase (token, venue_id, event_id, state, held_until, total) values (?, ?, ?, 'held', ?, ?)`,
    ).run(token, venueId, eventId, +now + HOLD_SECONDS * 1000, total)
    // The primary key ensures that a seat has one buyer.
    const insertSeat = db.prepare('insert into seat (event_id, seat, token) values (?, ?, ?)')
    for (const seat of seats) insertSeat.run(eventId, seat, token)
    return { token }
  })
}

/**
 * Sells held seats to the buyer. Paying again returns the same order; paying after the hold has expired returns the expired purchase.
 * `onSold` is called once, in the same transaction.
 */
export function pay(
  db: DatabaseSync,
  { token, email }: { token: string; email: string },
  now: Date,
  onSold: (purchase: Purchase) => void,
): Purchase | undefined {
  return inTransaction(db, () => {
    releaseExpired(db, now)
    const purchase = findPurchase(db, token)
    if (purchase?.state !== 'held') return purchase
    db.prepare(
      `update purchase set state = 'paid', email = ?, paid_at = ?, code = ?,
           number = (select coalesce(max(number) + 1, ${FIRST_ORDER_NUMBER}) from purchase) where token = ?`,
    ).run(email, +now, createCode(), token)
    const paid = findPurchase(db, token) as Purchase
    onSold(paid)
    return paid
  })
}

/** Releases held seats. Paid seats stay sold. */
export function giveUp(db: DatabaseSync, token: string) {
  inTransaction(db, () => {
    const { changes } = db
      .prepare(`update purchase set state = 'given-up' where token = ? and state = 'held'`)
      .run(token)
    if (changes) db.prepare('delete from seat where token = ?').run(token)
  })
}

/** A purchase in its present state. */
export function readPurchase(db: DatabaseSync, token: string, now: Date): Purchase | undefined {
  releaseExpired(db, now)
  return findPurchase(db, token)
}

export function readPaidPurchases(db: DatabaseSync, email: string): Purchase[] {
  const rows = db
    .prepare(`select token from purchase where state = 'paid' and email = ? order by number desc`)
    .all(email)
  return rows.map(({ token }) => findPurchase(db, String(token)) as Purchase)
}

/** The seats of a showing that are sold or held. */
export function readTaken(db: DatabaseSync, eventId: string): Map<string, 'sold' | 'held'> {
  const rows = db
    .prepare('select seat, state from seat join purchase using (token) where seat.event_id = ?')
    .all(eventId)
  return new Map(rows.map(({ seat, state }) => [String(seat), state === 'paid' ? 'sold' : 'held']))
}

/** The number of sold and held seats of every showing. */
export function countTaken(db: DatabaseSync): Map<string, { sold: number; held: number }> {
  const rows = db
    .prepare(
      `select seat.event_id as id, sum(state = 'paid') as sold, sum(state = 'held') as held
       from seat join purchase using (token) group by seat.event_id`,
    )
    .all()
  return new Map(rows.map(({ id, sold, held }) => [String(id), { sold: Number(sold), held: Number(held) }]))
}

export function releaseExpired(db: DatabaseSync, now: Date) {
  const expired = db.prepare(`select token from purchase where state = 'held' and held_until <= ?`).all(+now)
  for (const { token } of expired) {
    db.prepare('delete from seat where token = ?').run(String(token))
    db.prepare(`update purchase set state = 'expired' where token = ? and state = 'held'`).run(String(token))
  }
}

function findPurchase(db: DatabaseSync, token: string): Purchase | undefined {
  const row = db.prepare('select * from purchase where token = ?').get(token)
  if (!row) return undefined
  const seats = db.prepare('select seat from seat where token = ?').all(token)
  return {
    token,
    venueId: String(row.venue_id),
    eventId: String(row.event_id),
    state: row.state as Purchase['state'],
    heldUntil: new Date(Number(row.held_until)),
    total: Number(row.total),
    number: row.number === null ? null : Number(row.number),
    code: row.code === null ? null : String(row.code),
    email: row.email === null ? null : String(row.email),
    seats: seats.map(({ seat }) => String(seat)),
  }
}

/** Characters that are not mistaken for each other, also when read aloud. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const createCode = (length = 16) =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
