import type { Release } from './release.ts'

const MINUTE = 60_000
/** Timers of more than 24 days fire at once; asking a few times a day for nothing costs nothing. */
const LONGEST_WAIT = 6 * 60 * MINUTE

export interface Freshness {
  /** What is live now. */
  release: Release
  now: () => Date
  /** Publishes anew where it is needed, makes the result live and gives it. */
  renew(): Promise<Release>
  report(error: unknown): void
}

/** Renews the live release each time something on it begins to be untrue: a showing starts or ends, a day begins. */
export function keepFresh({ release, now, renew, report }: Freshness): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout
  let renewing: Promise<void> | undefined
  plan(release)

  return {
    async stop() {
      clearTimeout(timer)
      await renewing
      clearTimeout(timer)
    },
  }

  function plan({ staleAt }: Release) {
    const wait = staleAt === null ? LONGEST_WAIT : Date.parse(staleAt) - now().getTime()
    wake(Math.min(Math.max(wait, 0), LONGEST_WAIT))
  }

  function wake(wait: number) {
    timer = setTimeout(() => {
      renewing = renewOnce()
    }, wait)
    timer.unref()
  }

  async function renewOnce() {
    try {
      plan(await renew())
    } catch (error) {
      report(error)
      wake(MINUTE)
    }
  }
}
