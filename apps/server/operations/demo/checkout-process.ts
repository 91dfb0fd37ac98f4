import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

export interface CheckoutProcess {
  /** Settles when it can be asked, or has ended for the first time. */
  ready: Promise<void>
  stop(): Promise<void>
}

export interface CheckoutOptions {
  /** The script to run, and its environment. */
  script: string
  env: Record<string, string>
  /** Lines that the process writes are logged as lines of this one, with time and level. */
  logInfo(text: string): void
  logWarning(text: string): void
  /** The pause before the first restart; each further pause is twice as long. */
  firstPauseMs?: number
  /** How long it may take to exit after SIGTERM: it may have requests to finish. */
  graceMs?: number
}

/** A process that ends five times, such as on a port that is in use, will not work at the sixth start either. */
const MAX_STARTS = 5
/** After running this long, the count of starts begins again. */
const STABLE_AFTER_MS = 60_000

/**
 * Runs the demo's stand-in for the ticketing provider in a process of its own. It exits with this process, also when this one is
 * killed (its IPC channel closes); when it ends by itself, it is restarted a few times.
 */
export function superviseCheckout({
  script,
  env,
  logInfo,
  logWarning,
  firstPauseMs = 1000,
  graceMs = 3000,
}: CheckoutOptions): CheckoutProcess {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()
  const supervising = supervise()

  return {
    ready,
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), graceMs)
      await supervising
      clearTimeout(killTimer)
    },
  }

  async function supervise() {
    let starts = 0
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      child = spawn(process.execPath, ['--max-semi-space-size=2', script], {
        // It stands for another company's system: it gets only these settings and the one secret that both share.
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      if (child.stdout) createInterface({ input: child.stdout }).on('line', logInfo)
      if (child.stderr) createInterface({ input: child.stderr }).on('line', logWarning)
      child.once('message', () => setReady())
      // A process that cannot be started emits `error` and never `exit`.
      await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
      setReady()
      if (stopping.signal.aborted) return
      starts = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : starts + 1
      if (starts >= MAX_STARTS)
        return logWarning(`The stand-in ticket office ended ${starts} times and is not restarted.`)
      await pause(firstPauseMs * 2 ** (starts - 1), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}
