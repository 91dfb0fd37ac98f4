import { HOUR_SECONDS } from '@lerret/model'
import type { PgBoss } from 'pg-boss'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { describeError } from '../logging/log-lines.ts'

export interface RepeatingJob {
  /** The name of its queue. */
  name: string
  /** Runs the job once, and returns the seconds until the next run where they are not `everySeconds`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most jobs return nothing.
  run(signal: AbortSignal): Promise<number | void>
  everySeconds: number
  /** The seconds before the next run after a failure. */
  retrySeconds: number
  /** How often each server checks whether the job is due. */
  pollSeconds: number
  /** A run that takes longer is aborted by its signal, and started again. */
  timeoutSeconds: number
}

/** The largest value that the column takes. */
const MAX_RETRIES = 2_147_483_647

/**
 * Repeats a job on one of the servers that share the database at a time. The next run is scheduled whether a run fails or not; after
 * a restart of the servers the job goes on.
 */
export async function scheduleRepeating(
  boss: Pick<PgBoss, 'createQueue' | 'updateQueue' | 'work' | 'send'>,
  { name: queue, run, everySeconds, retrySeconds, pollSeconds, timeoutSeconds }: RepeatingJob,
  { logWarning }: { logWarning(text: string): void },
): Promise<{ stop(): void }> {
  const stopping = new AbortController()
  let lastFailure: string | undefined
  const options = {
    // Retries matter when the next run could not be scheduled, or a server died: then this job is run again instead.
    retryLimit: MAX_RETRIES,
    retryBackoff: true,
    retryDelayMax: retrySeconds,
    // A server that died is detected by its missing heartbeat.
    heartbeatSeconds: 10,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: HOUR_SECONDS,
  }
  // The policy allows one job that waits and one that runs.
  await boss.createQueue(queue, { policy: 'stately', ...options })
  // createQueue does not change a queue that an earlier version of the server created.
  await boss.updateQueue(queue, options)
  await boss.work(queue, { pollingIntervalSeconds: pollSeconds, perJobResults: true }, async (jobs) => {
    const timeout = new AbortController()
    for (const { signal } of jobs)
      signal.addEventListener('abort', () => timeout.abort(new Error(`The job ${queue} has taken too long.`)))
    const { pauseSeconds, failure } = await runOnce(AbortSignal.any([stopping.signal, timeout.signal]))
    await boss.send(queue, {}, { startAfter: pauseSeconds })
    // Counted as failed, but not retried: the next run is scheduled already.
    return jobs.map(({ id }) =>
      failure === undefined ? { id, status: 'completed' } : { id, status: 'deadletter', output: failure },
    )
  })
  await boss.send(queue, {})
  return { stop: () => stopping.abort() }

  async function runOnce(signal: AbortSignal): Promise<{ pauseSeconds: number; failure?: string }> {
    try {
      const pauseSeconds = (await run(signal)) ?? everySeconds
      lastFailure = undefined
      return { pauseSeconds }
    } catch (error) {
      const failure = describeError(error)
      // A repeated failure is logged once, and an outage of the database elsewhere.
      if (failure !== lastFailure && !isDatabaseUnavailable(error))
        logWarning(`The job ${queue} failed and will be retried. ${failure}`)
      lastFailure = failure
      return { pauseSeconds: retrySeconds, failure }
    }
  }
}
