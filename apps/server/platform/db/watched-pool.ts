import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseUnavailable, isTimeout, toConnectionError } from './database-unavailable.ts'

export interface OutageHandlers {
  /** The database has stopped responding. */
  onOutage(error: unknown): void
  onRecovery(outageMs: number): void
}

/** Connections are checked this often, and an outage for its end. */
const CHECK_INTERVAL_MS = 500
/** A connection in use for longer raises the question whether the database still responds; a long transaction is no outage. */
const SUSPICIOUS_MS = 1500
/** A connection that is still in use after the database responded is a backup or a long query, and raises the question less often. */
const LONG_USE_MS = 30_000
/** How long a new connection may take to say that it does. */
const PROBE_TIMEOUT_MS = 1500

const TOO_MANY_CONNECTIONS = '53300'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void

/**
 * A pool that notices when the database is gone or hangs. It then ends all connections, so that whoever waits for a reply gets an
 * error, and refuses new ones at once, so that nobody else waits, until the database responds again.
 */
export class WatchedPool extends pg.Pool {
  readonly #config: pg.PoolConfig
  readonly #handlers: OutageHandlers
  readonly #open = new Set<pg.PoolClient>()
  /** A connection in use becomes suspicious at this moment. */
  readonly #suspiciousAt = new Map<pg.PoolClient, number>()
  #outageSince: number | undefined
  #hasFailed = false

  constructor(config: pg.PoolConfig, handlers: OutageHandlers) {
    super(config)
    this.#config = config
    this.#handlers = handlers
    // A connection that breaks while idle is replaced at the next query.
    this.on('error', () => this.#noteFailure())
    this.on('connect', (client) => {
      this.#open.add(client)
      client.once('end', () => this.#open.delete(client))
      // An error between two queries of a transaction would end the process if nothing listened.
      client.on('error', () => this.#noteFailure())
    })
    this.on('acquire', (client) => this.#suspiciousAt.set(client, Date.now() + SUSPICIOUS_MS))
    this.on('release', (_, client) => this.#suspiciousAt.delete(client))
    void this.#watch()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#connect(callback)
      return undefined
    }
    return new Promise((resolve, reject) =>
      this.#connect((error, client) => (client ? resolve(client) : reject(error))),
    )
  }

  #connect(callback: ConnectCallback) {
    if (this.#outageSince !== undefined) return callback(databaseUnavailable(), undefined, () => {})
    super.connect((error, client, release) => {
      if (!error) return callback(error, client, release)
      this.#noteFailure()
      const isOutage = this.#outageSince !== undefined
      callback(isOutage ? databaseUnavailable(error) : toConnectionError(error), client, release)
    })
  }

  #noteFailure() {
    this.#hasFailed = true
  }

  /** Goes on until the last connection is closed: queries that are still running may wait for a database that hangs. */
  async #watch() {
    while (!this.ended) {
      await wait(CHECK_INTERVAL_MS, undefined, { ref: false })
      const isSuspicious = this.#hasFailed || this.#listSuspicious().length > 0
      if (this.#outageSince !== undefined || isSuspicious) await this.#askDatabase()
    }
  }

  #listSuspicious(): pg.PoolClient[] {
    const now = Date.now()
    return [...this.#suspiciousAt].filter(([, at]) => at <= now).map(([client]) => client)
  }

  async #askDatabase() {
    this.#hasFailed = false
    const suspicious = this.#listSuspicious()
    try {
      await probe(this.#config)
      for (const client of suspicious)
        if (this.#suspiciousAt.has(client)) this.#suspiciousAt.set(client, Date.now() + LONG_USE_MS)
      this.#endOutage()
    } catch (error) {
      this.#beginOutage(error)
    }
  }

  #beginOutage(error: unknown) {
    // Connections are closed at each failed attempt: one that was being opened when the outage was noticed may have been completed since.
    for (const client of this.#open) destroyConnection(client)
    if (this.#outageSince !== undefined) return
    this.#outageSince = Date.now()
    this.#handlers.onOutage(error)
  }

  #endOutage() {
    if (this.#outageSince === undefined) return
    const outageMs = Date.now() - this.#outageSince
    this.#outageSince = undefined
    this.#handlers.onRecovery(outageMs)
  }
}

/** Throws when the database is gone, or has not responded in time twice: a machine that is busy may be late once. */
async function probe(config: pg.PoolConfig): Promise<void> {
  try {
    await probeOnce(config)
  } catch (error) {
    if (!isTimeout(error)) throw error
    await probeOnce(config)
  }
}

/** Opens a connection of its own: those of the pool may all be busy. */
async function probeOnce(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    // It responds, though only to those who are connected already.
    if ((error as { code?: unknown }).code !== TOO_MANY_CONNECTIONS) throw error
  } finally {
    void endConnection(client)
  }
}

/** Closes a connection, also one to a database that does not respond. */
export function endConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => destroyConnection(client), END_TIMEOUT_MS)
  return client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(timer))
}

const END_TIMEOUT_MS = 1000

const destroyConnection = (client: pg.PoolClient | pg.Client) =>
  (client as pg.Client).connection.stream.destroy()
