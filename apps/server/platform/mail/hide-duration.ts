import { setTimeout as sleep } from 'node:timers/promises'

/** More than it takes to store a mail and its link. */
const MIN_DURATION_MS = 150

/**
 * Does work that is done only for some addresses, such as storing a mail to a member, and takes a while for the others too, so that the
 * time of a reply does not reveal whose they are.
 */
export async function hideDuration(work: () => Promise<unknown>): Promise<void> {
  await Promise.all([work(), sleep(MIN_DURATION_MS)])
}
