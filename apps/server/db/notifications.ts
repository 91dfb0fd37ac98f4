import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from './connection.ts'

/** What every server on a database is told: that content or its plans have changed, or that a moment has come. */
export type Notice = { about: 'content' } | { about: 'time'; moment: Date }

const CHANNEL = 'lerret'
/** A lost connection is tried again after so long. */
const AGAIN_AFTER = 1_000

/** Tells every server on this database. From within a transaction it is told when that commits, and not at all if it does not. */
export async function giveNotice(db: Queryable, notice: Notice): Promise<void> {
  const text = notice.about === 'time' ? notice.moment.toISOString() : ''
  await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`)
}

export interface Ears {
  hear(notice: Notice): void
  /** The connection was lost and is there again: notices may have been missed. */
  missed(): void
  report(error: unknown): void
}

/** Listens until it is stopped, on a connection of its own, which is made anew as often as it breaks. */
export async function listenForNotices(
  config: pg.ClientConfig,
  { hear, missed, report }: Ears,
): Promise<{ stop(): Promise<void> }> {
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
    const made = new pg.Client({ ...config, keepAlive: true })
    made.on('notification', ({ payload }) => hear(noticeOf(payload ?? '')))
    // Whatever breaks it, it ends; the end is what is acted upon.
    made.on('error', () => {})
    try {
      await made.connect()
      await made.query(`listen ${CHANNEL}`)
    } catch (error) {
      await made.end().catch(() => {})
      throw error
    }
    made.once('end', () =>
      again(new Error('The connection on which the database tells of changes was lost.')),
    )
    return made
  }

  function again(error: unknown) {
    if (isStopped) return
    report(error)
    timer = setTimeout(async () => {
      try {
        const made = await connect()
        if (isStopped) return made.end()
        client = made
        missed()
      } catch (failure) {
        again(failure)
      }
    }, AGAIN_AFTER)
  }
}

function noticeOf(payload: string): Notice {
  return payload === '' ? { about: 'content' } : { about: 'time', moment: new Date(payload) }
}
