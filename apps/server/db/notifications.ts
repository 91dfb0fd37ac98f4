import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from './connection.ts'
import { databaseUnavailable } from './database-unavailable.ts'
import { LISTENER_NAME } from './pooler.ts'
import { endConnection } from './watched-pool.ts'

/** Sent to every server on the database: content or its plans have changed, or a planned moment has come. */
export type DatabaseNotification = { about: 'content' } | { about: 'time'; moment: Date }

const CHANNEL = 'lerret'
const RECONNECT_DELAY_MS = 1_000
const HEARTBEAT_MS = 5_000
const LISTENER = {
  application_name: LISTENER_NAME,
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
} satisfies pg.ClientConfig

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
  // A connection that nothing is sent on would not show that the database hangs or a firewall has forgotten it.
  const heartbeat = setInterval(
    () => client.query('select 1').catch(() => endConnection(client)),
    HEARTBEAT_MS,
  )
  heartbeat.unref()

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      await endConnection(client)
    },
  }

  async function connect() {
    const newClient = new pg.Client({ ...config, ...LISTENER })
    newClient.on('notification', ({ payload }) => onPayload(payload ?? ''))
    // Every error is followed by the `end` event, which is handled below.
    newClient.on('error', () => {})
    try {
      await newClient.connect()
      await newClient.query(`listen ${channel}`)
    } catch (error) {
      await endConnection(newClient)
      throw error
    }
    newClient.once('end', () =>
      reconnectLater(databaseUnavailable(new Error('The connection for notifications was lost.'))),
    )
    return newClient
  }

  function reconnectLater(error: unknown) {
    if (isStopped) return
    onError(error)
    timer = setTimeout(async () => {
      try {
        const newClient = await connect()
        if (isStopped) return void endConnection(newClient)
        client = newClient
        onReconnect()
      } catch (failure) {
        reconnectLater(databaseUnavailable(failure))
      }
    }, RECONNECT_DELAY_MS)
  }
}

function parseNotification(payload: string): DatabaseNotification {
  return payload === '' ? { about: 'content' } : { about: 'time', moment: new Date(payload) }
}
