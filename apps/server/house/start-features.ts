import { scheduleRepeating } from '../platform/jobs/repeating-job.ts'
import type { Feature, House } from './house.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Starts what features do besides answering requests. The servers that share a database do each job once. */
export async function startFeatures(house: House, features: readonly Feature[], lifecycle: Lifecycle) {
  for (const { start, jobs } of features) {
    await start?.(house, lifecycle)
    for (const job of jobs?.(house) ?? []) {
      const repeated = await scheduleRepeating(await house.queues.open(), job, {
        logWarning: house.log.warn,
      })
      lifecycle.onStop(() => repeated.stop())
    }
  }
}
