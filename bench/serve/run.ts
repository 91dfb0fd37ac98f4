import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { demoHouse } from '@lerret/demo'
import { isSiteKind } from '@lerret/model'
import { createSafeContent } from '../../apps/server/content/records/html/test-safe-content.ts'
import { serveWithNginx } from '../../apps/server/operations/static-export/test-static-hosts.ts'
import { writeExport } from '../../apps/server/operations/static-export/write-export.ts'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'
import { findNginx } from '../../apps/server/testing/nginx.ts'
import type { House } from '../../e2e/house/house.ts'
import { FAMILIES, table } from '../pages.ts'
import type { BareReply } from './bare-server.ts'

/** The minimum speed relative to a bare Node server with the same reply. Paths without a page go through the routes. */
const MIN_SHARE_OF_NODE = 0.8
const ROUTED = 'not found'
const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 32

/** Compares requests per second of our server with nginx on the same files and with bare Node on the same replies, in turn. */
export async function serve(url: string, house: House): Promise<string[]> {
  const nginx = findNginx()
  if (!nginx) return ['Serving is compared with nginx, and there is none on this machine.']
  const folder = await mkdtemp(join(tmpdir(), 'lerret-bench-'))
  const { paths, nginxServer } = await givenNginx(nginx, folder, house)
  const problems: string[] = []
  const rows: (string | number)[][] = []
  try {
    for (const [name, path] of Object.entries(paths)) {
      const bare = await startBareServer(await readReply(url + path))
      const [ours, node, nginx] = await compareSpeeds([url + path, bare.url, nginxServer.url + path])
      await bare.stop()
      const [ofNode, ofNginx] = [ours.perSecond / node.perSecond, ours.perSecond / nginx.perSecond]
      rows.push([
        name,
        ...[ours, node, nginx].map(({ perSecond }) => Math.round(perSecond)),
        ...[ofNode, ofNginx].map(formatShare),
        ...[ours, node, nginx].map(({ p99 }) => p99.toFixed(1)),
      ])
      if (name !== ROUTED && ofNode < MIN_SHARE_OF_NODE)
        problems.push(`${name} is served at ${formatShare(ofNode)} of a bare Node server's speed.`)
    }
  } finally {
    await nginxServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`\nServing, ${CONNECTIONS} connections, gzip, median of ${ROUNDS} rounds of ${SECONDS} s\n`)
  const heads = [
    'requests/s',
    'bare Node',
    'nginx',
    'of Node',
    'of nginx',
    'p99 ms',
    'Node p99 ms',
    'nginx p99 ms',
  ]
  console.log(table(['', ...heads], rows))
  return problems
}

const formatShare = (share: number) => `${Math.round(share * 100)} %`

/** Our reply as it is sent, compressed. */
async function readReply(address: string): Promise<BareReply> {
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers
  const body = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: { ...headers, 'content-length': `${body.length}` },
    body,
  }
}

async function startBareServer(reply: BareReply) {
  const worker = new Worker(new URL('bare-server.ts', import.meta.url), { workerData: reply })
  const [port] = await once(worker, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
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
    closedPage: '',
    content: createSafeContent(demo.records.filter(({ kind }) => isSiteKind(kind))),
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
    [ROUTED]: '/tull',
  }
  return { paths, nginxServer: await serveWithNginx(nginx, join(folder, 'out')) }
}

interface Speed {
  perSecond: number
  p99: number
}

/** Measures the addresses in turn, so that other load on the machine affects all. */
async function compareSpeeds(addresses: [string, string, string]): Promise<[Speed, Speed, Speed]> {
  const samples: Speed[][] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, address] of addresses.entries()) samples[index]?.push(await measureSpeed(address))
  return samples.map(findMedian) as [Speed, Speed, Speed]
}

const findMedian = (speeds: Speed[]) =>
  speeds.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(speeds.length / 2)] as Speed

/** Uses wrk if it is installed, because it is faster than Node, and autocannon otherwise. */
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
