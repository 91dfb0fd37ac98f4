import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../apps/server/platform/db/embedded/embedded-postgres.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../apps/server/platform/db/test-proxy.ts'
import { givenFolder, type House, removeFolder, startHouse } from '../../e2e/house/house.ts'
import { createRandom } from './random.ts'

const MAX_READY_MS = 2_000
const MAX_STOP_MS = 10_000
const MAX_RECOVERY_MS = 30_000
const PAGES = ['/', '/kino', '/nyhende']
const PASSWORD = 'passord for demoen'
const LOGIN: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ Email: 'medlem@fjordheim.example', Password: PASSWORD }),
}

/** Puts a network between a house and its database that hangs, is cut and is slow, and stops the house while it hangs. */
export async function breakDatabase(rounds: number, { seed }: { seed: number }) {
  const random = createRandom(seed)
  const problems: string[] = []
  const figures = { rounds: 0, slowestReadyMs: 0, slowestStopMs: 0, serverErrors: 0 }
  const folder = await givenFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, reachableRoot: tmpdir() })
  const proxy = await startDatabaseProxy(postgres.connection)
  const { host, port, user, database } = proxy.connection
  const house = await startHouse({
    env: { DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`, DEMO_PASSWORD: PASSWORD },
  })
  try {
    const pictures = await findPictures(house.url)
    for (let number = 1; number <= rounds; number++) {
      for (const fault of ['hang', 'cut', 'slow'] as const) {
        await wait(random(1_000))
        breakProxy(proxy, fault, random)
        await checkReady(fault)
        await checkPages(fault, [...PAGES, ...pictures])
        await checkCalls(fault)
        proxy.resume()
        await waitUntilReady(fault)
        figures.rounds++
      }
      proxy.hang()
      await wait(random(3_000))
      await stopAndStart(proxy)
    }
  } finally {
    proxy.resume()
    await house.stop()
    await proxy.close()
    await postgres.stop()
    await removeFolder(house.dataDir)
    await removeFolder(folder)
  }
  return { ...figures, problems }

  async function checkReady(fault: string) {
    const startedAt = performance.now()
    const { status } = await fetch(`${house.url}/ready`)
    const ms = Math.round(performance.now() - startedAt)
    figures.slowestReadyMs = Math.max(figures.slowestReadyMs, ms)
    if (ms > MAX_READY_MS) problems.push(`/ready took ${ms} ms with a database that is ${fault}.`)
    if (fault !== 'slow' && status !== 503) problems.push(`/ready answered ${status} (${fault}).`)
  }

  async function checkPages(fault: string, paths: string[]) {
    for (const path of paths) {
      const { status } = await fetch(house.url + path)
      if (status !== 200) problems.push(`${path} answered ${status} (${fault}).`)
    }
  }

  /** The database may be slow enough to be an outage, and then calls say so. */
  async function checkCalls(fault: string) {
    for (const [path, init] of [
      ['/search?q=film', {}],
      ['/sok?q=film', {}],
      ['/partners/118/api/LoginDx', LOGIN],
    ] as const) {
      const { status, headers } = await fetch(house.url + path, init)
      if (status >= 500 && status !== 503) figures.serverErrors++
      const isExpected = status === 503 ? headers.has('retry-after') : fault === 'slow' && status < 500
      if (!isExpected) problems.push(`${path} answered ${status} (${fault}).`)
    }
  }

  async function waitUntilReady(fault: string) {
    const deadline = Date.now() + MAX_RECOVERY_MS
    while ((await fetch(`${house.url}/ready`)).status !== 200) {
      if (Date.now() > deadline) throw new Error(`It was not ready again after: ${fault}.`)
      await wait(100)
    }
  }

  async function stopAndStart(broken: DatabaseProxy) {
    const startedAt = performance.now()
    const ended = once(house.process, 'exit')
    house.process.kill('SIGTERM')
    await ended
    const ms = Math.round(performance.now() - startedAt)
    figures.slowestStopMs = Math.max(figures.slowestStopMs, ms)
    if (ms > MAX_STOP_MS) problems.push(`A stop took ${ms} ms while the database hung.`)
    broken.resume()
    await house.startAgain()
  }
}

function breakProxy(proxy: DatabaseProxy, fault: 'hang' | 'cut' | 'slow', random: (limit: number) => number) {
  if (fault === 'slow') proxy.slowDown(50 + random(1_000))
  else proxy[fault]()
}

/** Pictures that have been made. */
async function findPictures(url: House['url']): Promise<string[]> {
  const html = await (await fetch(url)).text()
  const paths = Array.from(html.matchAll(/\/images\/[^\s",]+/g), ([path]) => path.replaceAll('&amp;', '&'))
  const made = paths.slice(0, 3)
  for (const path of made) await (await fetch(url + path)).arrayBuffer()
  return made
}
