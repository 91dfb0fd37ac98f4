import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { S3Settings } from '../../../apps/server/platform/files/s3-store.ts'
import { findFreePort } from '../../../scripts/free-port.ts'
import { makeTemporaryFolder, programPath, startProgram, waitUntil } from './program.ts'

const STORES = ['account', 'container', 'object'] as const
const DEVICE = 'disk'
const KEY = { accessKeyId: 'house:server', secretAccessKey: 'key-of-the-bench' }
const BUCKET = 'house'

/** Starts OpenStack Swift on one disk with its S3 interface, and creates a bucket. */
export async function startSwift(): Promise<{ settings: S3Settings } & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await makeTemporaryFolder())
  await mkdir(join(folder, 'devices', DEVICE), { recursive: true })
  const cachePort = await findFreePort()
  const cacheArgs = ['-l', '127.0.0.1', '-p', String(cachePort), '-u', userInfo().username]
  stack.use(await startProgram('memcached', cacheArgs, { folder }))
  const ports: number[] = []
  for (const name of STORES) {
    const port = await findFreePort()
    ports.push(port)
    await createRing(folder, name, port)
    const file = join(folder, `${name}.conf`)
    await writeFile(file, storeConfig(folder, name, port))
    stack.use(await startProgram(`swift-${name}-server`, [file], { folder }))
  }
  // The proxy does not ask a store again for a minute after errors.
  for (const port of ports)
    await waitUntil('the servers of Swift answer', () => fetch(`http://127.0.0.1:${port}/`))
  const port = await findFreePort()
  const file = join(folder, 'proxy.conf')
  await writeFile(file, proxyConfig(folder, port, cachePort))
  stack.use(await startProgram('swift-proxy-server', [file], { folder }))
  const endpoint = `http://127.0.0.1:${port}`
  const settings = { endpoint, bucket: BUCKET, ...KEY, region: 'us-east-1', prefix: 'fjordheim/' }
  await waitUntil('Swift has a bucket', () => createBucket(endpoint))
  const running = stack.move()
  return { settings, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** Creates a bucket by Swift's own calls. */
async function createBucket(endpoint: string) {
  const { accessKeyId, secretAccessKey } = KEY
  const session = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': accessKeyId, 'x-auth-key': secretAccessKey },
  })
  const created = await fetch(`${session.headers.get('x-storage-url')}/${BUCKET}`, {
    method: 'PUT',
    headers: { 'x-auth-token': session.headers.get('x-auth-token') ?? '' },
  })
  if (!created.ok) throw new Error(`Swift answered ${created.status} to a new bucket.`)
}

/** Creates the ring, which says which disk has which file: one copy of all on the only disk. */
async function createRing(folder: string, name: string, port: number) {
  const builder = join(folder, `${name}.builder`)
  const device = `r1z1-127.0.0.1:${port}/${DEVICE}`
  const [partitionPower, replicas, minHours] = ['4', '1', '0']
  for (const args of [['create', partitionPower, replicas, minHours], ['add', device, '1'], ['rebalance']])
    await promisify(execFile)(programPath('swift-ring-builder'), [builder, ...args])
}

const commonConfig = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
`

const storeConfig = (folder: string, name: string, port: number) => `${commonConfig(folder, port)}
devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const FILTERS = ['catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'slo']

const proxyConfig = (folder: string, port: number, cachePort: number) => `${commonConfig(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.accessKeyId.replace(':', '_')} = ${KEY.secretAccessKey} .admin
${FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`
