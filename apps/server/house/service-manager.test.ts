import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectServiceManager } from './service-manager.ts'
import { hasSystemdNotify, listenAsSystemd } from './test-notify-socket.ts'

describe.skipIf(!hasSystemdNotify)('with systemd', () => {
  let systemd: Awaited<ReturnType<typeof listenAsSystemd>>
  let warnings: string[]
  beforeEach(async () => {
    systemd = await listenAsSystemd()
    warnings = []
  })
  afterEach(() => systemd.close())

  const connect = (more: NodeJS.ProcessEnv = {}) => {
    const env = { PATH: process.env.PATH, NOTIFY_SOCKET: systemd.path, ...more }
    return { env, manager: connectServiceManager(env, { logWarning: (line) => warnings.push(line) }) }
  }

  test('systemd hears that the server is ready, with what it serves, and that it stops', async () => {
    const { env, manager } = connect()
    manager.notifyReady('Lerret serves 148 pages.')
    await systemd.waitFor('STATUS=Lerret serves 148 pages.')
    manager.notifyStopping()
    await systemd.waitFor('STOPPING=1')
    expect(systemd.received()).toEqual(['READY=1', 'STATUS=Lerret serves 148 pages.', 'STOPPING=1'])
    expect(Object.keys(env)).toEqual(['PATH'])
    expect(warnings).toEqual([])
  })

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['hangs', () => new Promise<void>(() => {})],
  ])(
    'the watchdog is not notified while the check %s, and is when it passes or has ended',
    async (_, broken) => {
      const { manager } = connect({ WATCHDOG_USEC: '200000', WATCHDOG_PID: String(process.pid) })
      let checks = 0
      let check = broken
      const stopWatching = manager.watch(() => {
        checks++
        return check()
      })
      manager.notifyReady('')
      await systemd.waitFor('READY=1')
      await expect.poll(() => checks).toBeGreaterThan(3)
      expect(systemd.count('WATCHDOG=1')).toBe(0)

      check = async () => {}
      await systemd.waitFor('WATCHDOG=1')
      check = broken
      stopWatching()
      const before = systemd.count('WATCHDOG=1')
      await systemd.waitFor('WATCHDOG=1', before + 3)
      manager.notifyStopping()
    },
  )

  test('the watchdog of another process is left alone', async () => {
    const { manager } = connect({ WATCHDOG_USEC: '4000', WATCHDOG_PID: '1' })
    let checks = 0
    manager.watch(async () => void checks++)
    manager.notifyReady('')
    await systemd.waitFor('READY=1')
    expect(checks).toBe(0)
  })

  test('a socket that nobody listens on is logged once', async () => {
    const { manager } = connect({ NOTIFY_SOCKET: `${systemd.path}-gone` })
    manager.notifyReady('')
    manager.notifyStopping()
    await expect.poll(() => warnings).toEqual([expect.stringContaining('systemd does not hear from Lerret')])
  })
})

test('without systemd nothing is started', () => {
  const manager = connectServiceManager(
    {},
    {
      logWarning: () => {
        throw new Error('a warning')
      },
    },
  )
  manager.notifyReady('')
  manager.watch(async () => {})()
  manager.notifyStopping()
})
