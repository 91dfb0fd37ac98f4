import { setTimeout as wait } from 'node:timers/promises'

const CHECK_MS = 500
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
/** A server that has run this long was not started in vain. */
const STABLE_MS = 60_000

export interface Supervision<Server> {
  /** Ends the supervision, not the server, and returns it. A start that is under way is waited for. */
  end(): Promise<Server>
}

/** Starts a server again when it ends by itself: soon, and after ever longer pauses while it does not stay. */
export function superviseServer<Server>(
  first: Server,
  {
    isRunning,
    startAgain,
    log,
  }: { isRunning(server: Server): boolean; startAgain(): Promise<Server>; log(line: string): void },
): Supervision<Server> {
  const ending = new AbortController()
  const { signal } = ending
  let server = first
  let startedAt = Date.now()
  let failures = 0
  const supervised = supervise()
  return {
    async end() {
      ending.abort()
      await supervised
      return server
    },
  }

  async function supervise() {
    while (await pause(CHECK_MS)) {
      if (isRunning(server)) continue
      failures = Date.now() - startedAt < STABLE_MS ? failures + 1 : 1
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
      log(`PostgreSQL does not run any more, and is started again in ${pauseMs / 1000} s.`)
      if (await pause(pauseMs)) await tryToStart()
    }
  }

  async function tryToStart() {
    startedAt = Date.now()
    try {
      server = await startAgain()
      log('PostgreSQL runs again.')
    } catch (error) {
      log(`PostgreSQL could not be started again. ${error instanceof Error ? error.message : error}`)
    }
  }

  /** Whether to go on after it. */
  function pause(ms: number): Promise<boolean> {
    return wait(ms, undefined, { signal, ref: false }).then(
      () => true,
      () => false,
    )
  }
}
