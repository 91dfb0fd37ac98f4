import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

/** A network between a server and its database that can break. */
export interface DatabaseProxy {
  connection: { host: string; port: number; user: string; database: string }
  /** Lets nothing through from now on; connections stay open. */
  hang(): void
  /** Connections are closed, and new ones too. */
  cut(): void
  /** Delays every packet from the database. */
  slowDown(ms: number): void
  /** Delays what the database sends on the next new connection. */
  slowDownNext(ms: number): void
  /** How many connections have been opened. */
  countOpened(): number
  /** Everything gets through again, on new connections. */
  resume(): void
  close(): Promise<void>
}

export async function startDatabaseProxy({
  host = '',
  port = 0,
  user = '',
  database = '',
}: pg.PoolConfig): Promise<DatabaseProxy> {
  let state: 'open' | 'hanging' | 'cut' = 'open'
  let delayMs = 0
  let nextDelayMs = 0
  let opened = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    opened++
    track(client)
    if (state === 'cut') return client.destroy()
    if (state === 'hanging') return
    const ownDelayMs = nextDelayMs
    nextDelayMs = 0
    const behind = track(connect(`${host}/.s.PGSQL.${port}`))
    client.on('data', (bytes) => state === 'open' && behind.write(bytes))
    behind.on('data', (bytes) => {
      if (state === 'open') setTimeout(() => client.write(bytes), delayMs + ownDelayMs)
    })
    client.on('close', () => behind.destroy())
    behind.on('close', () => state !== 'hanging' && client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function track(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  function destroyAll() {
    for (const socket of sockets) socket.destroy()
  }

  return {
    connection: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database },
    hang() {
      state = 'hanging'
    },
    cut() {
      state = 'cut'
      destroyAll()
    },
    slowDown(ms) {
      delayMs = ms
    },
    slowDownNext(ms) {
      nextDelayMs = ms
    },
    countOpened: () => opened,
    resume() {
      state = 'open'
      delayMs = 0
      destroyAll()
    },
    close() {
      destroyAll()
      return new Promise((closed) => void server.close(() => closed()))
    },
  }
}
