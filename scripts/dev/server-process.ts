import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_INTERVAL_MS = 50

export interface ServerProcess {
  /** Resolves when the server is ready; rejects when it has exited. */
  ready(): Promise<void>
  /** Restarts the server with the current code. Resolves when it is ready. Concurrent calls restart once. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Runs a server process for a URL, with the output of this process. */
export function startServerProcess(program: string, url: string, env: NodeJS.ProcessEnv): ServerProcess {
  let child = start()
  let ready = waitUntilReady(child, url)
  let restarting: Promise<void> | undefined
  let isStopped = false

  function start() {
    return spawn(process.execPath, [program], { env, stdio: 'inherit' })
  }

  async function endChild() {
    if (hasEnded(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async function endAndStart() {
    await endChild()
    if (isStopped) return
    child = start()
    ready = waitUntilReady(child, url)
    // The new process reads the code from here on: a later change needs another restart.
    restarting = undefined
    await ready
  }

  return {
    async ready() {
      await restarting
      await ready
    },
    restart() {
      restarting ??= endAndStart()
      return restarting
    },
    async stop() {
      isStopped = true
      await endChild()
    },
  }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  while (!hasEnded(child)) {
    const reply = await fetch(`${url}/ready`).catch(() => null)
    if (reply?.ok) return
    await delay(POLL_INTERVAL_MS)
  }
  throw new Error('The server has ended, see the terminal. It starts again when its code changes.')
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
