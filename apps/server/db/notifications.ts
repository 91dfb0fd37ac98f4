import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from './connection.ts'

/** Sent to every server on the database: content or its plans have changed, or a planned moment has come. */
export type DatabaseNotification = { about: 'content' } | { about: 'time'; moment: Date }

const CHANNEL = 'lerret'
const RECONNECT_DELAY_MS = 1_000

/** Notifies every server on this database. Within a transaction, PostgreSQL sends it at the commit only. */
export async function notifyServers(db: Queryable, notification: DatabaseNotification): Promise<void> {
  const text = notification.about === 'time' ? notification.moment.toISOString() : ''
  await notifyChannel(db, CHANNEL, text)
}

export interface NotificationHandlers {
  onNotification(notice: DatabaseNotification): void
  /** Called when a lost connection is back: notifications may have been missed. */
  onReconnect(): void
  onError(error: unknown): void
}

/** Listens for changed content and planned moments until stopped. */
export const listenForNotifications = (
  config: pg.ClientConfig,
  { onNotification, ...handlers }: NotificationHandlers,
): Promise<Listener> =>
  listenToChannel(config, CHANNEL, {
    ...handlers,
    onPayload: (payload) => onNotification(parseNotification(payload)),
  })

/** Sends text to every server that listens to a channel. PostgreSQL allows 8000 bytes. */
export async function notifyChannel(db: Queryable, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

export interface ChannelHandlers extends Pick<NotificationHandlers, 'onReconnect' | 'onError'> {
  onPayload(payload: string): void
}

export interface Listener {
  stop(): Promise<void>
}

/** Listens until stopped, on a connection of its own, and reconnects whenever that breaks. */
export async function listenToChannel(
  config: pg.ClientConfig,
  channel: string,
  { onPayload, onReconnect, onError }: ChannelHandlers,
): Promise<Listener> {
  let client = await connect()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client.end()
    },
  }

  async function connect() {
    const newClient = new pg.Client({ ...config, keepAlive: true })
    newClient.on('notification', ({ payload }) => onPayload(payload ?? ''))
    // Every error is followed by the `end` event, which is handled below.
    newClient.on('error', () => {})
    try {
      await newClient.connect()
      await newClient.query(`listen ${channel}`)
    } catch (error) {
      await newClient.end().catch(() => {})
      throw error
    }
    newClient.once('end', () =>
      reconnectLater(new Error('The connection for notifications of the database was lost.')),
    )
    return newClient
  }

  function reconnectLater(error: unknown) {
    if (isStopped) return
    onError(error)
    timer = setTimeout(async () => {
      try {
        const newClient = await connect()
        if (isStopped) return newClient.end()
        client = newClient
        onReconnect()
      } catch (failure) {
        reconnectLater(failure)
      }
    }, RECONNECT_DELAY_MS)
  }
}

function parseNotification(payload: string): DatabaseNotification {
  return payload === '' ? { about: 'content' } : { about: 'time', moment: new Date(payload) }
}
