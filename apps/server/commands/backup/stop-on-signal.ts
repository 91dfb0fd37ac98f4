import { AppError } from '../../platform/errors/app-error.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Aborts work when the process is asked to end, so that it leaves nothing behind. */
export function stopOnSignal(): Disposable & { signal: AbortSignal } {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new AppError('backup_failed', 'Stopped; nothing was written.'))
  for (const signal of SIGNALS) process.on(signal, stop)
  return {
    signal: stopping.signal,
    [Symbol.dispose]() {
      for (const signal of SIGNALS) process.off(signal, stop)
    },
  }
}
