import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@lerret/model'
import type { RepeatingJob } from '../jobs/repeating-job.ts'
import { type DeliveryDependencies, deliverNext, isMailingWaiting } from './deliver.ts'
import { deleteExpiredTexts } from './store.ts'

const INTERVAL_SECONDS = 5
/** A run ends after this time, and goes on in the next. */
const MAX_RUN_MS = 5 * MINUTE_MS

/** Sends due mails: retries, mailings, and what a server left behind. */
export const createOutgoingMailJob = ({
  mailsPerMinute,
  addDueMailings,
  ...dependencies
}: DeliveryDependencies & {
  mailsPerMinute: number
  /** Adds the mails of mailings whose time has come. */
  addDueMailings(): Promise<unknown>
}): RepeatingJob => ({
  name: 'outgoing-mail',
  async run(signal) {
    await addDueMailings()
    await deleteExpiredTexts(dependencies.db, dependencies.now())
    const isMore = await deliverDue(dependencies, { mailsPerMinute, signal })
    return isMore ? 1 : undefined
  },
  everySeconds: INTERVAL_SECONDS,
  retrySeconds: INTERVAL_SECONDS * 6,
  pollSeconds: 2,
  timeoutSeconds: 900,
})

/** Sends mails that are due; those of mailings at the given rate. Returns whether more are waiting. */
export async function deliverDue(
  dependencies: DeliveryDependencies,
  { mailsPerMinute, signal }: { mailsPerMinute: number; signal: AbortSignal },
): Promise<boolean> {
  const pauseMs = 60_000 / mailsPerMinute
  const endAt = performance.now() + MAX_RUN_MS
  let nextMailingAt = performance.now()
  while (!signal.aborted) {
    if (performance.now() > endAt) return true
    const withMailings = performance.now() >= nextMailingAt
    const delivery = await deliverNext(dependencies, withMailings)
    if (delivery === 'unavailable') return false
    if (withMailings) nextMailingAt = performance.now() + pauseMs
    if (delivery !== 'none') continue
    if (!(await isMailingWaiting(dependencies))) return false
    await sleep(Math.max(1, nextMailingAt - performance.now()), undefined, { signal }).catch(() => {})
  }
  return false
}
