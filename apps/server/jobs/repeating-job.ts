import type { PgBoss } from 'pg-boss'
import { explain } from '../logging/log-lines.ts'

export interface Repeated {
  queue: string
  /** Does it once, and gives the seconds until it is to be done again. */
  act(signal: AbortSignal): Promise<number>
  /** So many seconds after it failed it is tried again. */
  pauseAfterFailure: number
  /** How often each server looks whether it is time. */
  lookEverySeconds: number
  /** What takes longer is told to end, with an error as the reason, and begun anew. */
  mostSeconds: number
  say(text: string): void
}

/** The database counts no further. */
const WITHOUT_END = 2_147_483_647

/**
 * Does something over and over, on one of the servers that share the database at a time. Whatever goes wrong, the next time is
 * ordered: it ends when the servers do, and goes on when one of them is back.
 */
export async function keepDoing(
  boss: Pick<PgBoss, 'createQueue' | 'updateQueue' | 'work' | 'send'>,
  { queue, act, pauseAfterFailure, lookEverySeconds, mostSeconds, say }: Repeated,
): Promise<{ stop(): void }> {
  const stopping = new AbortController()
  let lastFailure: string | undefined
  const options = {
    // For when the next time could not be ordered, or a server died: this one is then done again instead.
    ...{ retryLimit: WITHOUT_END, retryBackoff: true, retryDelayMax: pauseAfterFailure },
    // A server that died is noticed by its silence.
    heartbeatSeconds: 10,
    expireInSeconds: mostSeconds,
    deleteAfterSeconds: 3600,
  }
  // One that waits, and one that runs.
  await boss.createQueue(queue, { policy: 'stately', ...options })
  // A queue that an earlier release has made stays as it was.
  await boss.updateQueue(queue, options)
  await boss.work(queue, { pollingIntervalSeconds: lookEverySeconds, perJobResults: true }, async (jobs) => {
    const tooLong = new AbortController()
    for (const { signal } of jobs)
      signal.addEventListener('abort', () => tooLong.abort(new Error(`${queue} has taken too long.`)))
    const { pause, failure } = await doOnce(AbortSignal.any([stopping.signal, tooLong.signal]))
    await boss.send(queue, {}, { startAfter: pause })
    // Counted as one that failed, and not done again by itself: the next time is ordered.
    return jobs.map(({ id }) =>
      failure === undefined ? { id, status: 'completed' } : { id, status: 'deadletter', output: failure },
    )
  })
  await boss.send(queue, {})
  return { stop: () => stopping.abort() }

  async function doOnce(signal: AbortSignal): Promise<{ pause: number; failure?: string }> {
    try {
      const pause = await act(signal)
      lastFailure = undefined
      return { pause }
    } catch (error) {
      const failure = explain(error)
      // That the same still fails is no news.
      if (failure !== lastFailure) say(`${queue} failed, and is tried again. ${failure}`)
      lastFailure = failure
      return { pause: pauseAfterFailure, failure }
    }
  }
}
