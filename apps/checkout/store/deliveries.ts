import type { DatabaseSync } from 'node:sqlite'

export interface Delivery {
  id: string
  partnerId: number
  /** Written once: every try sends the same bytes. */
  body: string
  tries: number
  /** Why the last try failed; of one that is acknowledged, what was not stored. */
  said: string | null
}

const LONGEST_PAUSE_MS = 3_600_000

/** Writes down that tickets are to be handed over, in the same go as they are sold. After `endsAt` they are of no use. */
export function addDelivery(
  books: DatabaseSync,
  { id, partnerId, body, endsAt }: { id: string; partnerId: number; body: object; endsAt: Date },
  now: Date,
) {
  books
    .prepare('insert into delivery (id, partner_id, body, ends_at, next_try) values (?, ?, ?, ?, ?)')
    .run(id, partnerId, JSON.stringify(body), +endsAt, +now)
}

export function readDue(books: DatabaseSync, now: Date): Delivery[] {
  books.prepare(`update delivery set state = 'given-up' where state = 'waiting' and ends_at <= ?`).run(+now)
  const rows = books
    .prepare(`select * from delivery where state = 'waiting' and next_try <= ? order by next_try limit 50`)
    .all(+now)
  return rows.map((row) => ({
    id: String(row.id),
    partnerId: Number(row.partner_id),
    body: String(row.body),
    tries: Number(row.tries),
    said: row.said === null ? null : String(row.said),
  }))
}

/** The partner has it. What the partner did not store of it stays on record. */
export function acknowledge(books: DatabaseSync, id: string, notStored: string | null) {
  books.prepare(`update delivery set state = 'acknowledged', said = ? where id = ?`).run(notStored, id)
}

/** Not now: it is tried again after a pause that doubles, for an hour at most. */
export function putOff(books: DatabaseSync, { id, tries }: Delivery, said: string, now: Date) {
  books
    .prepare('update delivery set tries = ?, next_try = ?, said = ? where id = ?')
    .run(tries + 1, +now + pauseAfter(tries), said, id)
}

export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** Math.min(tries, 30))

/** When something is to be tried next. */
export function nextTry(books: DatabaseSync): Date | undefined {
  const row = books.prepare(`select min(next_try) as at from delivery where state = 'waiting'`).get()
  return row?.at == null ? undefined : new Date(Number(row.at))
}
