import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { media } from '../../../../packages/page-engine/testing/test-records.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { OPEN_HOSTING } from '../../publishing/releases/test-release.ts'
import { givenApp } from '../../test-app.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { importRecords } from '../records/import.ts'
import { createRevisionReader } from '../records/revision-cache.ts'
import { createOriginals } from './originals.ts'
import { openImageStore } from './store.ts'

const db = await givenDatabase()
const folder = await givenFolder()
const record = media({ id: 'plakat', fileName: 'plakat.png', mimeType: 'image/png' })
await writeFile(join(folder, record.fileName), 'a picture')
await importRecords(db, [{ kind: 'media', record }], 'test')

const FLOOD = 100
/** Sizes that no page names: each is another render. */
const oddSize = (number: number) =>
  `/images/plakat?w=640&h=100&q=${30 + (number % 5) * 15}&fp-x=${Math.floor(number / 5) / 20}&fp-y=0.1`
/** 50 that pages name. */
const PAGE_SIZES = [384, 512, 640, 768, 960, 1280, 1600, 1920, 256, 192].flatMap((width) =>
  [16 / 9, 4 / 3, 3 / 2, 2 / 3, 1].map(
    (ratio) => `/images/plakat?w=${width}&h=${Math.round(width / ratio)}&fp-x=0.5&fp-y=0.5`,
  ),
)

/** A server whose renders wait for permission, each once. */
async function givenServer() {
  const waiting: (() => void)[] = []
  const rendered: string[] = []
  const images = openImageStore(db, {
    originals: createOriginals(folder),
    cacheFolder: await givenFolder(),
    maxCacheBytes: 10_000_000,
    now: () => new Date(),
    hasAvif: false,
    timeoutMs: 60_000,
    onError: () => {},
    readRevision: createRevisionReader(db, () => new Date()),
    render: async (_, { width, height, quality }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      rendered.push(quality === undefined ? 'page' : 'odd')
      return Buffer.from(`${width} ${height}`)
    },
  })
  const app = await givenApp({
    db,
    images,
    live: () =>
      ({
        findFileByHref: () => undefined,
        release: { hosting: OPEN_HOSTING, shell: { destinations: [] } },
      }) as never,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  /** Sends a request without waiting for the reply. */
  const send = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: fjordheim.example\r\n\r\n`)
    return socket
  }
  return {
    images,
    rendered,
    send,
    allowOne: () => waiting.shift()?.(),
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
  }
}

test('what those who hung up had asked for is not rendered, so 50 pictures after a flood take 50 renders', async () => {
  const server = await givenServer()
  const sockets = Array.from({ length: FLOOD }, (_, number) => server.send(oddSize(number)))
  // Two are being rendered, and all others wait.
  await expect.poll(() => server.images.readStats().waiting, { timeout: 20_000 }).toBe(FLOOD - 2)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => server.images.readStats().waiting, { timeout: 20_000 }).toBe(0)
  await expectAllServed(server)
  // The two that had begun are finished.
  expect(server.rendered.filter((what) => what === 'odd').length).toBeLessThanOrEqual(2)
  expect(server.rendered).toHaveLength(PAGE_SIZES.length + 2)
})

test('while a flood goes on, what pages name is rendered first', async () => {
  const server = await givenServer()
  const sockets = Array.from({ length: FLOOD }, (_, number) => server.send(oddSize(number)))
  await expect.poll(() => server.images.readStats().waiting, { timeout: 20_000 }).toBe(FLOOD - 2)
  await expectAllServed(server)
  // Only the two that were being rendered come first, and two more at most that began while the requests arrived.
  expect(server.rendered.lastIndexOf('page')).toBeLessThan(PAGE_SIZES.length + 4)
  for (const socket of sockets) socket.destroy()
})

async function expectAllServed({ images, get, allowOne, rendered }: Awaited<ReturnType<typeof givenServer>>) {
  const before = images.readStats().waiting
  let served = 0
  const replies = PAGE_SIZES.map(async (path) => {
    const { status } = await get(path)
    served++
    return status
  })
  // Renders go on when all requests have arrived.
  await expect.poll(() => images.readStats().waiting, { timeout: 20_000 }).toBe(before + PAGE_SIZES.length)
  await expect
    .poll(
      () => {
        allowOne()
        return served
      },
      { timeout: 60_000, interval: 1 },
    )
    .toBe(PAGE_SIZES.length)
  expect(await Promise.all(replies)).toEqual(PAGE_SIZES.map(() => 200))
  expect(rendered.filter((what) => what === 'page')).toHaveLength(PAGE_SIZES.length)
}
