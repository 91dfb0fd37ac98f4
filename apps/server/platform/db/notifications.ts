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
}

/** Listens for changed content and planned moments until stopped. */
export const listenForNotifications = (
  listener: Pick<Listener, 'listen'>,
  { onNotification, onReconnect }: NotificationHandlers,
): Promise<Subscription> =>
  listener.listen(CHANNEL, {
    onReconnect,
    onPayload: (payload) => onNotification(parseNotification(payload)),
  })

/** Sends text to every server that listens to a channel. PostgreSQL allows 8000 bytes. */
export async function notifyChannel(db: Queryable, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

export interface ChannelHandlers extends Pick<NotificationHandlers, 'onReconnect'> {
  onPayload(payload: string): void
}

export interface Subscription {
  stop(): void
}

export interface Listener {
  /** Listens to a channel until stopped. */
  listen(channel: string, handlers: ChannelHandlers): Promise<Subscription>
  stop(): Promise<void>
}

/** Opens a connection for all notifications of a server, and opens it again whenever it breaks. */
export async function openListener(
  config: pg.ClientConfig,
  onError: (error: unknown) => void,
): Promise<Listener> {
  const handlersByChannel = new Map<string, ChannelHandlers>()
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
    async listen(channel, handlers) {
      handlersByChannel.set(channel, handlers)
      await client.query(`listen ${channel}`)
      return { stop: () => void handlersByChannel.delete(channel) }
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      await endConnection(client)
    },
  }

  async function connect() {
    const newClient = new pg.Client({ ...config, ...LISTENER })
    newClient.on('notification', ({ channel, payload }) =>
      handlersByChannel.get(channel)?.onPayload(payload ?? ''),
    )
    // Every error is followed by the `end` event, which is handled below.
    newClient.on('error', () => {})
    try {
      await newClient.connect()
      for (const channel of handlersByChannel.keys()) await newClient.query(`listen ${channel}`)
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
        for (const { onReconnect } of handlersByChannel.values()) onReconnect()
      } catch (failure) {
        reconnectLater(databaseUnavailable(failure))
      }
    }, RECONNECT_DELAY_MS)
  }
}

function parseNotification(payload: string): DatabaseNotification {
  return payload === '' ? { about: 'content' } : { about: 'time', moment: new Date(payload) }
}
