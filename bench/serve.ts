import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoHouse } from '@lerret/demo'
import { isSiteKind } from '@lerret/model'
import { createContent } from '@lerret/page-engine'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { findNginx, serveWithNginx } from '../apps/server/static-export/test-nginx.ts'
import { writeExport } from '../apps/server/static-export/write-export.ts'
import type { House } from '../e2e/house/house.ts'
import { FAMILIES, table } from './pages.ts'

/** The minimum speed relative to nginx. */
const MIN_SHARE_OF_NGINX = 0.4
const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 32

/** Compares requests per second of our server and nginx on the same files, in turn. */
export async function serve(url: string, house: House): Promise<string[]> {
  const nginx = findNginx()
  if (!nginx) return ['Serving is compared with nginx, and there is none on this machine.']
  const folder = await mkdtemp(join(tmpdir(), 'lerret-bench-'))
  const { paths, nginxServer } = await givenNginx(nginx, folder, house)
  const problems: string[] = []
  const rows: (string | number)[][] = []
  try {
    for (const [name, path] of Object.entries(paths)) {
      const [ownSpeed, nginxSpeed] = await compareSpeeds([url + path, nginxServer.url + path])
      const share = ownSpeed.perSecond / nginxSpeed.perSecond
      rows.push([
        ...[
          name,
          Math.round(ownSpeed.perSecond),
          Math.round(nginxSpeed.perSecond),
          `${Math.round(share * 100)} %`,
        ],
        ...[ownSpeed.p99.toFixed(1), nginxSpeed.p99.toFixed(1)],
      ])
      if (share < MIN_SHARE_OF_NGINX)
        problems.push(`${name} is served at ${Math.round(share * 100)} % of nginx's speed.`)
    }
  } finally {
    await nginxServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`\nServing, ${CONNECTIONS} connections, gzip, median of ${ROUNDS} rounds of ${SECONDS} s\n`)
  console.log(table(['', 'requests/s', 'nginx', 'of nginx', 'p99 ms', 'nginx p99 ms'], rows))
  return problems
}

/** Starts nginx with the files of the house's release. Pictures are not compared. */
async function givenNginx(nginx: string, folder: string, { dataDir }: House) {
  const store = openReleaseStore(join(dataDir, 'site'))
  const release = await store.findCurrent()
  if (!release) throw new Error('The house has published nothing.')
  const demo = demoHouse({ today: '2026-11-20', host: 'http://localhost', checkoutHost: 'http://localhost' })
  await writeExport({
    out: join(folder, 'out'),
    release,
    store,
    inlineScripts: [],
    closedPage: '',
    content: createContent(demo.records.filter(({ kind }) => isSiteKind(kind))),
    readMedia: async () => new Uint8Array(),
  })
  const asset = (ending: string) =>
    [...release.files.keys()].find((path) => path.startsWith('/assets/') && path.endsWith(ending)) ?? '/'
  const paths = {
    front: FAMILIES.front,
    film: FAMILIES.film,
    'page data': '/page-data/kino.json',
    stylesheet: asset('.css'),
    font: asset('.woff2'),
    'not found': '/tull',
  }
  return { paths, nginxServer: await serveWithNginx(nginx, join(folder, 'out')) }
}

interface Speed {
  perSecond: number
  p99: number
}

/** In turn, so that other load on the machine affects both. */
async function compareSpeeds(addresses: [string, string]): Promise<[Speed, Speed]> {
  const samples: Speed[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, address] of addresses.entries()) samples[index]?.push(await measureSpeed(address))
  return samples.map(findMedian) as [Speed, Speed]
}

const findMedian = (speeds: Speed[]) =>
  speeds.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(speeds.length / 2)] as Speed

/** With wrk if it is installed, because it is faster than Node; otherwise with autocannon. */
async function measureSpeed(address: string): Promise<Speed> {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'accept-encoding: gzip',
    address,
  ]
  try {
    return readWrk((await promisify(execFile)('wrk', args)).stdout)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const { default: autocannon } = await import('autocannon')
  const headers = { 'accept-encoding': 'gzip' }
  const { requests, latency } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
  })
  return { perSecond: requests.average, p99: latency.p99 }
}

function readWrk(text: string): Speed {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const [, amount, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  return { perSecond, p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) }
}
