import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { searchWords } from '@lerret/words/nynorsk/search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFreePort, type House, removeFolder, startHouse } from '../../../e2e/house/house.ts'
import { givenEmptyDatabase } from '../platform/db/test-database.ts'
import { startDatabaseProxy } from '../platform/db/test-proxy.ts'
import { waitUntil } from '../test-wait-until.ts'
import { hasSystemdNotify, listenAsSystemd } from './test-notify-socket.ts'

const proxy = await startDatabaseProxy(await givenEmptyDatabase())
const { host, port, user, database } = proxy.connection
const systemd = hasSystemdNotify ? await listenAsSystemd() : undefined
const WAIT = { timeout: 30_000, interval: 100 }

let house: House
let pictures: string[]
beforeAll(async () => {
  house = await startHouse({
    env: {
      DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
      DEMO_PASSWORD: 'passord for demoen',
      ...(systemd && { NOTIFY_SOCKET: systemd.path, WATCHDOG_USEC: '4000000' }),
    },
  })
  const html = await (await fetch(house.url)).text()
  pictures = Array.from(html.matchAll(/\/images\/[^\s",]+/g), ([path]) =>
    path.replaceAll('&amp;', '&'),
  ).slice(0, 3)
  for (const path of pictures) expect((await fetch(house.url + path)).status).toBe(200)
}, 180_000)
afterAll(async () => {
  const ended = once(house.process, 'exit')
  if (house.process.kill('SIGKILL')) await ended
  await proxy.close()
  await systemd?.close()
  await removeFolder(house.dataDir)
})

const ask = async (path: string, init?: RequestInit) => {
  const startedAt = Date.now()
  const reply = await fetch(house.url + path, init)
  return { reply, ms: Date.now() - startedAt }
}
const isReady = async () => (await ask('/ready')).reply.status === 200
const LOGIN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ Email: 'medlem@fjordheim.example', Password: 'passord for demoen' }),
}
const STAFF_LOGIN = {
  ...LOGIN,
  body: JSON.stringify({ email: 'admin@fjordheim.example', password: 'passord for demoen' }),
}
const countLines = (text: string) =>
  house
    .output()
    .split('\n')
    .filter((line) => line.includes(text)).length

beforeEach(async () => {
  proxy.resume()
  if (house.process.exitCode !== null) return
  await waitUntil(async () => expect(await isReady()).toBe(true), WAIT)
})

test.each(['cut', 'hang'] as const)(
  'with a database whose connections %s, the site is served, calls say when to come back, and the log says so once',
  async (fault) => {
    const [gone, back] = [countLines('does not respond'), countLines('responds again')]
    const linesBefore = house.output().split('\n').length
    proxy[fault]()
    const { reply, ms } = await ask('/ready')
    expect(await reply.json()).toEqual({ status: 'not-ready', missing: 'database' })
    // Two seconds on a machine with nothing else to do.
    expect(ms).toBeLessThan(10_000)
    await waitUntil(() => expect(countLines('does not respond')).toBe(gone + 1), WAIT)

    for (const path of ['/', '/kino', '/finst-ikkje', ...pictures])
      expect((await ask(path)).reply.status, path).toBe(path === '/finst-ikkje' ? 404 : 200)
    for (const [path, init] of [
      ['/partners/118/api/LoginDx', LOGIN],
      ['/redaksjon/api/session', STAFF_LOGIN],
      ['/search?q=film', undefined],
    ] as const) {
      const { reply } = await ask(path, init)
      expect(reply.status, path).toBe(503)
      expect(reply.headers.get('retry-after'), path).toBe('5')
      expect(await reply.json()).toMatchObject({ error: { code: 'database_unavailable' } })
    }
    const searchPage = (await ask('/sok?q=film')).reply
    expect([searchPage.status, searchPage.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await searchPage.text()).toContain(searchWords.searchUnavailable)
    expect((await ask('/en/sok?q=film')).reply.status).toBe(503)
    for (let each = 0; each < 100; each++) await ask('/partners/118/api/SwitchTokensDx', { method: 'POST' })

    proxy.resume()
    await waitUntil(async () => expect(await isReady()).toBe(true), WAIT)
    await waitUntil(() => expect(countLines('responds again')).toBe(back + 1), WAIT)
    expect((await ask('/partners/118/api/LoginDx', LOGIN)).reply.status).toBe(200)
    expect(
      house
        .output()
        .split('\n')
        .slice(linesBefore - 1)
        .filter(Boolean),
      house.output(),
    ).toHaveLength(2)
    expect(house.output()).not.toContain('[object Object]')
  },
)

test.runIf(systemd)(
  'systemd hears that it is ready, and goes on hearing from it while a database that it does not run is gone',
  async () => {
    expect(systemd?.received().slice(0, 2)).toEqual([
      'READY=1',
      expect.stringMatching(/^STATUS=Lerret serves \d+ pages/),
    ])
    proxy.cut()
    await waitUntil(async () => expect(await isReady()).toBe(false), WAIT)
    const before = systemd?.count('WATCHDOG=1') ?? 0
    await systemd?.waitFor('WATCHDOG=1', before + 2)
    expect(await isReady()).toBe(false)
  },
)

test('it ends soon after a signal though the database hangs', async () => {
  proxy.hang()
  const startedAt = Date.now()
  const ended = once(house.process, 'exit')
  house.process.kill('SIGTERM')
  await ended
  await systemd?.waitFor('STOPPING=1')
  // Ten seconds on a machine with nothing else to do.
  expect(Date.now() - startedAt).toBeLessThan(30_000)
})

test.runIf(process.platform !== 'win32')(
  'a start on a full disk serves the pages that were published last, and names the folder',
  async () => {
    const port = await findFreePort()
    const main = join(import.meta.dirname, '..', 'main.ts')
    // No file may be written: the operating system refuses it as too large.
    const child = spawn('/bin/sh', ['-c', 'ulimit -f 0; exec "$0" "$1"', process.execPath, main], {
      env: { ...process.env, DATA_DIR: house.dataDir, HOST: '127.0.0.1', PORT: String(port) },
    })
    const ended = once(child, 'exit')
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    try {
      await waitUntil(() => expect(output).toContain('Lerret serves'), WAIT)
      expect(output).toContain(`The disk of the data folder ${house.dataDir} is full.`)
      const url = `http://127.0.0.1:${port}`
      for (const [path, init, status] of [
        ['/', {}, 200],
        ['/kino', {}, 200],
        ['/finst-ikkje', {}, 404],
        ['/sok?q=film', {}, 507],
        ['/redaksjon', {}, 507],
        ['/partners/118/api/LoginDx', LOGIN, 507],
        ['/nyhendebrev', LOGIN, 507],
        ['/health', {}, 200],
      ] as const)
        expect([path, (await fetch(url + path, init)).status]).toEqual([path, status])
      expect(await (await fetch(`${url}/ready`)).json()).toEqual({
        status: 'not-ready',
        missing: 'disk-space',
      })
    } finally {
      child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  },
)
