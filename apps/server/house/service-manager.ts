import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** How often the watchdog is notified within its time, so that one slow check does not end the server. */
const NOTIFICATIONS_PER_PERIOD = 4

type Check = () => Promise<unknown>

/** systemd, which starts and watches the server: see `sd_notify(3)`. Without it, every function does nothing. */
export interface ServiceManager {
  notifyReady(status: string): void
  notifyStopping(): void
  /** From now on the watchdog is notified only when this check resolves in time. Returns what ends that. */
  watch(check: Check): () => void
}

export function connectServiceManager(
  env: NodeJS.ProcessEnv,
  { logWarning }: { logWarning: (line: string) => void },
): ServiceManager {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC, WATCHDOG_PID } = env
  // Programs that the server starts must not speak for it.
  for (const name of ['NOTIFY_SOCKET', 'WATCHDOG_USEC', 'WATCHDOG_PID']) delete env[name]
  if (!socket) return { notifyReady() {}, notifyStopping() {}, watch: () => () => {} }

  const isWatched = WATCHDOG_USEC && (!WATCHDOG_PID || Number(WATCHDOG_PID) === process.pid)
  const intervalMs = isWatched ? Number(WATCHDOG_USEC) / 1000 / NOTIFICATIONS_PER_PERIOD : undefined
  let timer: NodeJS.Timeout | undefined
  let check: Check = async () => {}
  let isChecking = false
  let hasWarned = false

  /** Node has no Unix datagram sockets. */
  function notify(...variables: string[]) {
    const child = spawn('systemd-notify', variables, {
      env: { PATH: env.PATH, NOTIFY_SOCKET: socket },
      stdio: 'ignore',
    })
    child.once('error', (error) => warn(error.message))
    child.once('exit', (code) => code !== 0 && warn(`systemd-notify ended with code ${code}`))
  }

  function warn(reason: string) {
    if (!hasWarned) logWarning(`systemd does not hear from Lerret, and may stop it: ${reason}.`)
    hasWarned = true
  }

  async function notifyWatchdog(timeoutMs: number) {
    if (isChecking) return
    isChecking = true
    try {
      if (await resolvesIn(timeoutMs, check)) notify('WATCHDOG=1')
    } finally {
      isChecking = false
    }
  }

  return {
    notifyReady(status) {
      notify('READY=1', `STATUS=${status}`)
      if (intervalMs) timer ??= setInterval(() => void notifyWatchdog(intervalMs), intervalMs).unref()
    },
    notifyStopping() {
      clearInterval(timer)
      notify('STOPPING=1')
    },
    watch(newCheck) {
      check = newCheck
      return () => {
        check = async () => {}
      }
    },
  }
}

async function resolvesIn(timeoutMs: number, check: Check): Promise<boolean> {
  const timeout = new AbortController()
  const passed = check().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([passed, wait(timeoutMs, false, { signal: timeout.signal, ref: false })])
  } finally {
    timeout.abort()
  }
}
