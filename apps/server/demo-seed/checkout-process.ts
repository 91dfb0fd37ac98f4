import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface CheckoutProcess {
  stop(): Promise<void>
}

export interface CheckoutParts {
  /** The program, and what it is told by its environment. */
  program: string
  env: Record<string, string>
  complain(text: string): void
  /** How long to wait before the first new try; each next one waits twice as long. */
  firstPauseMs?: number
  /** How long it may take to end when it is told to: somebody may still be sending it something. */
  graceMs?: number
}

/** Whatever makes it end time and again, such as a port that is taken, a sixth try will not mend. */
const TRIES = 5
/** One that has run so long was well; its end is counted from the beginning. */
const WELL_AFTER_MS = 60_000

/**
 * Runs the demo's stand-in for the ticketing provider in a process of its own. It ends with this one, also when this one is
 * killed, as it notices that nobody is there; should it end by itself, it is started again a few times.
 */
export function keepCheckout({
  program,
  env,
  complain,
  firstPauseMs = 1000,
  graceMs = 3000,
}: CheckoutParts): CheckoutProcess {
  const stopping = new AbortController()
  let child: ChildProcess | undefined
  const kept = keep()

  return {
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const patience = setTimeout(() => child?.kill('SIGKILL'), graceMs)
      await kept
      clearTimeout(patience)
    },
  }

  async function keep() {
    let tries = 0
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      child = spawn(process.execPath, [program], {
        // Another company's: of ours it is told what it must know, and no secret but the one it shares.
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      // A process that cannot even be started tells it by an error, and is never there to exit.
      await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {})
      if (stopping.signal.aborted) return
      tries = performance.now() - startedAt > WELL_AFTER_MS ? 1 : tries + 1
      if (tries >= TRIES)
        return complain(`The stand-in ticket office ended ${tries} times, and is left alone.`)
      await pause(firstPauseMs * 2 ** (tries - 1), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}
