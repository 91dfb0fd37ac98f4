import type { DatabaseSync } from 'node:sqlite'

export interface Delivery {
  id: string
  partnerId: number
  /** Serialized once: every try sends the same bytes. */
  body: string
  tries: number
  /** Why the last try failed; for an acknowledged delivery, what the partner did not store. */
  note: string | null
}

const MAX_RETRY_DELAY_MS = 3_600_000

/** Queues a delivery, in the transaction that sells the tickets. After `endsAt` it is no longer sent. */
export function addDelivery(
  db: DatabaseSync,
  { id, partnerId, body, endsAt }: { id: string; partnerId: number; body: object; endsAt: Date },
  now: Date,
) {
  db.prepare('insert into delivery (id, partner_id, body, ends_at, next_try) values (?, ?, ?, ?, ?)').run(
    id,
    partnerId,
    JSON.stringify(body),
    +endsAt,
    +now,
  )
}

export function readDue(db: DatabaseSync, now: Date): Delivery[] {
  db.prepare(`update delivery set state = 'given-up' where state = 'waiting' and ends_at <= ?`).run(+now)
  const rows = db
    .prepare(`select * from delivery where state = 'waiting' and next_try <= ? order by next_try limit 50`)
    .all(+now)
  return rows.map((row) => ({
    id: String(row.id),
    partnerId: Number(row.partner_id),
    body: String(row.body),
    tries: Number(row.tries),
    note: row.said === null ? null : String(row.said),
  }))
}

/** Marks a delivery as accepted by the partner, with what the partner did not store. */
export function acknowledge(db: DatabaseSync, id: string, notStored: string | null) {
  db.prepare(`update delivery set state = 'acknowledged', said = ? where id = ?`).run(notStored, id)
}

/** Schedules the next try. The delay doubles with every try, up to an hour. */
export function scheduleRetry(db: DatabaseSync, { id, tries }: Delivery, reason: string, now: Date) {
  db.prepare('update delivery set tries = ?, next_try = ?, said = ? where id = ?').run(
    tries + 1,
    +now + retryDelay(tries),
    reason,
    id,
  )
}

export const retryDelay = (tries: number) => Math.min(MAX_RETRY_DELAY_MS, 1000 * 2 ** Math.min(tries, 30))

/** When the next delivery is due. */
export function findNextTry(db: DatabaseSync): Date | undefined {
  const row = db.prepare(`select min(next_try) as at from delivery where state = 'waiting'`).get()
  return row?.at == null ? undefined : new Date(Number(row.at))
}
