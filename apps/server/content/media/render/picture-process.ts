import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { renderFile } from './render-image.ts'

export type RenderRequest = { id: number; input: Parameters<typeof renderFile> }
export type RenderReply = { id: number } & ({ bytes: Uint8Array } | { error: string })

interface Pending {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

export interface PictureProcess {
  render: typeof renderFile
  /** Ends the process; what it renders fails. */
  stop(): void
}

const SCRIPT = join(import.meta.dirname, 'picture-process-main.ts')
const IDLE_MS = 20_000
/** Few objects live here, so a small heap suffices. Fewer arenas let the C library give memory back. */
const EXEC_ARGV = ['--max-semi-space-size=2', '--max-old-space-size=128']
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' }

/**
 * Renders pictures in a process of its own, which is started on demand and ends when it is idle: what the image library has allocated is
 * given back to the system then, and a picture that crashes it does not take the server along.
 */
export function createPictureProcess({ script = SCRIPT, idleMs = IDLE_MS } = {}): PictureProcess {
  const pending = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  return {
    render(...input) {
      clearTimeout(idleTimer)
      child ??= start()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      pending.set(id, { resolve, reject })
      const request: RenderRequest = { id, input }
      child.send(request, (error) => error && settle(id, (each) => each.reject(error)))
      return promise
    },
    stop,
  }

  function start(): ChildProcess {
    const started = fork(script, {
      serialization: 'advanced',
      execArgv: EXEC_ARGV,
      env: { PATH: process.env.PATH, ...ENVIRONMENT },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (message) => {
      const reply = message as RenderReply
      settle(reply.id, ({ resolve, reject }) =>
        'bytes' in reply ? resolve(reply.bytes) : reject(new Error(reply.error)),
      )
    })
    const end = () => {
      // A process that was stopped may end after the next one has started.
      if (child !== started) return
      child = undefined
      for (const id of [...pending.keys()])
        settle(id, ({ reject }) => reject(new Error('The process that makes pictures has ended.')))
    }
    started.once('exit', end)
    started.once('error', end)
    // Neither keeps the server running.
    started.unref()
    started.channel?.unref()
    return started
  }

  function settle(id: number, finish: (pending: Pending) => void) {
    const found = pending.get(id)
    pending.delete(id)
    if (found) finish(found)
    if (pending.size > 0) return
    clearTimeout(idleTimer)
    idleTimer = setTimeout(stop, idleMs).unref()
  }

  function stop() {
    clearTimeout(idleTimer)
    // The process ends without its channel.
    if (child?.connected) child.disconnect()
    for (const { reject } of pending.values())
      reject(new Error('The process that makes pictures was stopped.'))
    pending.clear()
    child = undefined
  }
}
