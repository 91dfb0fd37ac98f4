import { HOUR_SECONDS } from '@lerret/model'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Feature } from '../../house/house.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, removeHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import { describeError } from '../../platform/logging/log-lines.ts'
import type { Release } from '../releases/release.ts'
import { listPurgedUrls, runPurgeCommand } from './purge.ts'

const QUEUE = 'purge'
/** The other servers have published too after this delay, and a CDN gets no old page from them. */
const DELAY_SECONDS = 2

const FAILURE = 'purge failing'

interface PurgeDependencies {
  db: Database
  command: string
  publicUrl: string
  now: () => Date
  logWarning(text: string): void
}

export interface Purges {
  /** Purges what differs between two releases; everything, where the first is not known. */
  add(before: Release | undefined, after: Release): Promise<void>
}

/** Purges what has changed from the CDN, once for each publish, on one of the servers that share the database. */
export async function schedulePurges(
  boss: PgBoss,
  { db, command, publicUrl, now, logWarning }: PurgeDependencies,
): Promise<Purges> {
  await boss.createQueue(QUEUE, {
    // One job for each release, whether it waits or runs.
    policy: 'exclusive',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: HOUR_SECONDS,
  })
  await boss.work<{ urls: string[] }>(QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
    try {
      for (const { data } of jobs) await runPurgeCommand(command, data.urls)
      await removeHouseFact(db, FAILURE)
    } catch (error) {
      if ((await findPurgeFailure(db)) === undefined) {
        await setHouseFact(db, FAILURE, now().toISOString())
        logWarning(`Pages are not purged from the CDN, which is tried again. ${describeError(error)}`)
      }
      throw error
    }
  })
  return {
    async add(before, after) {
      const urls = listPurgedUrls(before, after, publicUrl)
      if (urls.length === 0) return
      // The id of a release depends on its files alone: all servers have the same.
      await boss.send(QUEUE, { urls }, { startAfter: DELAY_SECONDS, singletonKey: after.id })
    },
  }
}

/** Finds the moment since when purges fail. */
export const findPurgeFailure = async (db: Queryable): Promise<string | undefined> =>
  z.string().safeParse(await findHouseFact(db, FAILURE)).data

/** Purges pages that have changed from the CDN in front of the house, if it has one. */
export const cdn: Feature = {
  async start({ db, now, queues, settings: { purgeCommand: command, publicUrl }, watchReleases, log }) {
    if (!command) return
    const purges = await schedulePurges(await queues.open(), {
      db,
      command,
      publicUrl,
      now,
      logWarning: log.warn,
    })
    const onError = log.error('Pages could not be purged from the CDN.')
    watchReleases((release, before) => void purges.add(before, release).catch(onError))
  },
}
