import type { DeskEvent, Presence } from '@lerret/api/contracts'
import type { Queryable } from '../../platform/db/connection.ts'
import { notifyChannel } from '../../platform/db/notifications.ts'

/** The channel on which servers inform each other about the work of staff. */
export const DESK_CHANNEL = 'lerret_desk'

export type RecordsEvent = Extract<DeskEvent, { type: 'records' }>

export type DeskNotification =
  | RecordsEvent
  | { type: 'present'; presence: Presence }
  | { type: 'left'; personId: string; tab: string }
  | { type: 'sessions-changed' }

/** PostgreSQL allows a payload of 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7900

/** Notifies the desks of every server. Within a transaction, PostgreSQL sends it at the commit only. */
export async function notifyDesks(db: Queryable, notification: DeskNotification): Promise<void> {
  const payload = JSON.stringify(notification)
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return notifyChannel(db, DESK_CHANNEL, payload)
  if (notification.type !== 'records') throw new Error('The notification is too long.')
  await notifyChannel(db, DESK_CHANNEL, JSON.stringify({ ...notification, records: null }))
}
