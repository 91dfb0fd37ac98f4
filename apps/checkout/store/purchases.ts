import { randomBytes, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inOneGo } from './database.ts'

/** How long places are kept for somebody who is buying them. */
export const HOLD_SECONDS = 8 * 60

const FIRST_NUMBER = 400_001

export interface Purchase {
  token: string
  venueId: string
  eventId: string
  state: 'held' | 'paid' | 'given-up' | 'expired'
  heldUntil: Date
  /** Kroner. */
  total: number
  /** The order number, the code on the ticket and whose it is, once it is paid. */
  number: number | null
  code: string | null
  email: string | null
  /** Ids of places, in no order. */
  seats: string[]
}

export interface Wanted {
  venueId: string
  eventId: string
  seats: string[]
  total: number
}

/** Keeps places for a buyer, all of them or none. Whoever comes second to a place is told which. */
export function holdSeats(
  books: DatabaseSync,
  { venueId, eventId, seats, total }: Wanted,
  now: Date,
): { token: string } | { taken: string[] } {
  return inOneGo(books, () => {
    letGoOfExpired(books, now)
    const taken = new Set(readTaken(books, eventId).keys())
    const lost = seats.filter((seat) => taken.has(seat))
    if (lost.length > 0) return { taken: lost }
    const token = randomBytes(24).toString('base64url')
    books
      .prepare(
        `insert into purchase (token, venue_id, event_id, state, held_until, total) values (?, ?, ?, 'held', ?, ?)`,
      )
      .run(token, venueId, eventId, +now + HOLD_SECONDS * 1000, total)
    // The key of the table is the promise: a place has one row, and so one buyer.
    const take = books.prepare('insert into seat (event_id, seat, token) values (?, ?, ?)')
    for (const seat of seats) take.run(eventId, seat, token)
    return { token }
  })
}

/**
 * Makes the places the buyer's. Paying twice gives the same order; paying after the time is up gives it as it is, expired.
 * `sold` is called in the same go, once, for what else must be written down.
 */
export function pay(
  books: DatabaseSync,
  { token, email }: { token: string; email: string },
  now: Date,
  sold: (purchase: Purchase) => void,
): Purchase | undefined {
  return inOneGo(books, () => {
    letGoOfExpired(books, now)
    const purchase = findPurchase(books, token)
    if (purchase?.state !== 'held') return purchase
    books
      .prepare(
        `update purchase set state = 'paid', email = ?, paid_at = ?, code = ?,
           number = (select coalesce(max(number) + 1, ${FIRST_NUMBER}) from purchase) where token = ?`,
      )
      .run(email, +now, codeOf(), token)
    const paid = findPurchase(books, token) as Purchase
    sold(paid)
    return paid
  })
}

/** Gives up places that are held; what is paid stays. */
export function giveUp(books: DatabaseSync, token: string) {
  inOneGo(books, () => {
    const { changes } = books
      .prepare(`update purchase set state = 'given-up' where token = ? and state = 'held'`)
      .run(token)
    if (changes) books.prepare('delete from seat where token = ?').run(token)
  })
}

/** A purchase as it is at this moment. */
export function readPurchase(books: DatabaseSync, token: string, now: Date): Purchase | undefined {
  letGoOfExpired(books, now)
  return findPurchase(books, token)
}

export function readPurchasesOf(books: DatabaseSync, email: string): Purchase[] {
  const rows = books
    .prepare(`select token from purchase where state = 'paid' and email = ? order by number desc`)
    .all(email)
  return rows.map(({ token }) => findPurchase(books, String(token)) as Purchase)
}

/** The places of a showing that somebody has: sold, or held by one who is buying. */
export function readTaken(books: DatabaseSync, eventId: string): Map<string, 'sold' | 'held'> {
  const rows = books
    .prepare('select seat, state from seat join purchase using (token) where seat.event_id = ?')
    .all(eventId)
  return new Map(rows.map(({ seat, state }) => [String(seat), state === 'paid' ? 'sold' : 'held']))
}

/** The same of every showing, as numbers. */
export function countTaken(books: DatabaseSync): Map<string, { sold: number; held: number }> {
  const rows = books
    .prepare(
      `select seat.event_id as id, sum(state = 'paid') as sold, sum(state = 'held') as held
       from seat join purchase using (token) group by seat.event_id`,
    )
    .all()
  return new Map(rows.map(({ id, sold, held }) => [String(id), { sold: Number(sold), held: Number(held) }]))
}

export function letGoOfExpired(books: DatabaseSync, now: Date) {
  const expired = books
    .prepare(`select token from purchase where state = 'held' and held_until <= ?`)
    .all(+now)
  for (const { token } of expired) {
    books.prepare('delete from seat where token = ?').run(String(token))
    books
      .prepare(`update purchase set state = 'expired' where token = ? and state = 'held'`)
      .run(String(token))
  }
}

function findPurchase(books: DatabaseSync, token: string): Purchase | undefined {
  const row = books.prepare('select * from purchase where token = ?').get(token)
  if (!row) return undefined
  const seats = books.prepare('select seat from seat where token = ?').all(token)
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

/** Signs that nobody mistakes for each other, also when they are read aloud at the door. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeOf = (length = 16) =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
