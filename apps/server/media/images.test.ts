import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Media } from '@lerret/model'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { importRecords } from '../content/import.ts'
import { watchRevision } from '../content/revision-cache.ts'
import { givenDatabase } from '../db/test-database.ts'
import { givenCalls } from '../identity/test-identity.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import { renderImage } from './render-image.ts'
import { openImageStore } from './store.ts'

const db = await givenDatabase()
const originals = await mkdtemp(join(tmpdir(), 'lerret-originals-'))
const folders = [originals]
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const VERSION = '0123456789abcdef'
const WEBP = 'image/avif;q=0,image/webp,*/*;q=0.8'
const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8'
await givenPictures()

test.each([
  ['a browser that knows WebP', WEBP, 'image/webp', 'webp'],
  ['a browser that says nothing of it', 'image/*,*/*;q=0.8', 'image/jpeg', 'jpeg'],
  ['a program that says nothing at all', undefined, 'image/jpeg', 'jpeg'],
])('%s gets a picture that it can show', async (_, accept, type, format) => {
  const { ask } = await givenService()
  const reply = await ask('/images/dot?w=300', accept)
  expect(reply.headers).toMatchObject({ 'content-type': type, vary: 'accept' })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 384, height: 288 })
})

test('AVIF is made meanwhile: the first who asks gets WebP for a minute, the next gets AVIF', async () => {
  const { ask, images } = await givenService()
  const first = await ask('/images/noise?w=128', AVIF)
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
  await images.settled()
  const second = await ask('/images/noise?w=128', AVIF)
  expect(second.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=3600',
  })
  expect(second.headers.etag).not.toBe(first.headers.etag)
  expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length)
})

test('no AVIF is made while somebody waits for a picture', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const made: string[] = []
  const { ask, images } = await givenService({
    render: async (_, { width }, type) => {
      made.push(`${type} ${width}`)
      if (width === 128) await held
      return new Uint8Array(type === 'image/avif' ? 7 : 8)
    },
  })
  const slow = ask('/images/dot?w=128')
  await expect.poll(() => made).toEqual(['image/jpeg 128'])
  await ask('/images/dot?w=64', AVIF)
  letGo()
  await slow
  await images.settled()
  expect(made).toEqual(['image/jpeg 128', 'image/webp 64', 'image/avif 64'])
})

test('an AVIF that turns out larger is not kept, and not made again', async () => {
  const made: string[] = []
  const { ask, images } = await givenService({
    render: async (_, __, type) => {
      made.push(type)
      return new Uint8Array(type === 'image/avif' ? 9 : 8)
    },
  })
  await ask('/images/dot?w=64', AVIF)
  await images.settled()
  const reply = await ask('/images/dot?w=64', AVIF)
  await images.settled()
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
  })
  expect(made).toEqual(['image/webp', 'image/avif'])
})

test('a drawing is never handed out as one', async () => {
  const { ask } = await givenService()
  for (const accept of ['image/svg+xml', 'image/svg+xml,*/*', '*/*']) {
    const reply = await ask('/images/dot', accept)
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(reply.body).not.toContain('<svg')
  }
})

test('a picture is cut around the point that the address names', async () => {
  const { ask } = await givenService()
  const colourAt = async (x: string) => {
    const { rawPayload } = await ask(`/images/halves?w=64&h=64&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=0.5`)
    const [red, , blue] = (await sharp(rawPayload).stats()).channels
    return (red?.mean ?? 0) > (blue?.mean ?? 0) ? 'red' : 'blue'
  }
  expect([await colourAt('0'), await colourAt('1'), await colourAt('-7')]).toEqual(['red', 'blue', 'red'])
})

test('a dense screen gets as many times more pixels, and a lower quality fewer bytes', async () => {
  const { ask } = await givenService()
  const width = async (query: string) =>
    (await sharp((await ask(`/images/dot?${query}`)).rawPayload).metadata()).width
  expect([await width('w=192&dpr=2'), await width('w=100&dpr=900')]).toEqual([384, 400])
  const weight = async (q: number) => (await ask(`/images/noise?w=128&q=${q}`)).rawPayload.length
  expect(await weight(20)).toBeLessThan(await weight(95))
})

test.each([
  ['w=stor', 'w: is not a number'],
  ['w=0', 'w: must be more than 0'],
  ['h=-4', 'h: must be more than 0'],
  ['w=1&w=2', 'w: is given more than once'],
  ['w=1e3', 'w: is not a number'],
  ['fp-x=left', 'fp-x: is not a number'],
  ['dpr=0', 'dpr: must be more than 0'],
  ['q=best', 'q: is not a number'],
  ['fit=clip', 'fit: knows no other way than crop'],
  ['crop=faces', 'crop: knows no other way than focalpoint'],
])('%s is refused by name', async (query, message) => {
  const { ask } = await givenService()
  const reply = await ask(`/images/dot?${query}`)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ error: { code: 'image_request_invalid', message } })
})

test.each(['w=99999', 'q=0', 'q=1000', 'fp-x=3&fp-y=-3', 'w=', 'auto=enhance', 'v=other', 'utm_source=x'])(
  '%s is moved within bounds or not looked at',
  async (query) => {
    const { ask } = await givenService()
    expect((await ask(`/images/dot?${query}`)).statusCode).toBe(200)
  },
)

test('a picture that the browser has is not sent again, nor opened', async () => {
  const { ask, cache } = await givenService()
  const first = await ask('/images/dot?w=64', WEBP)
  await rm(cache, { recursive: true })
  const second = await ask('/images/dot?w=64', WEBP, { 'if-none-match': String(first.headers.etag) })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  expect(second.headers).toMatchObject({ etag: first.headers.etag, vary: 'accept' })
})

test('an address that names the bytes of the original is kept for good; of another version, for an hour', async () => {
  const { ask } = await givenService()
  expect((await ask(`/images/photo?v=${VERSION}`)).headers['cache-control']).toContain('immutable')
  for (const path of ['/images/photo', '/images/photo?v=fedcba9876543210', '/images/dot?v=dot'])
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=3600')
})

test('a picture whose original is gone is not found, and one that cannot be opened is told as such', async () => {
  const { ask } = await givenService()
  expect((await ask('/images/gone')).statusCode).toBe(404)
  const reply = await ask('/images/broken')
  expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'image_unreadable'])
})

test('a picture that takes too long is told as such, and is there for whoever asks later', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { ask, images } = await givenService({
    patienceMs: 5,
    render: async (...given) => {
      await held
      return renderImage(...given)
    },
  })
  const reply = await ask('/images/dot?w=64')
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'image_slow'])
  expect(reply.headers['retry-after']).toBe('5')
  letGo()
  await images.settled()
  expect((await ask('/images/dot?w=64')).statusCode).toBe(200)
})

test('a picture that was given up is not tried again at once', async () => {
  let clock = 0
  let tries = 0
  const { ask, images } = await givenService({
    now: () => new Date(clock),
    render: async () => {
      tries++
      throw new Error('timeout: 10% complete')
    },
  })
  const statuses = []
  for (const at of [0, 59_000, 61_000]) {
    clock = at
    statuses.push((await ask('/images/dot?w=64')).statusCode)
    await images.settled()
  }
  expect([statuses, tries]).toEqual([[503, 503, 503], 2])
})

test('when too many wait, one more is asked to come back; the same picture is made once for all', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let made = 0
  const { ask, images } = await givenService({
    mostWaiting: 1,
    render: async () => {
      made++
      await held
      return new Uint8Array(8)
    },
  })
  // Two are made at once and one waits.
  const asked = ['w=64', 'w=128', 'w=192', 'w=192'].map((query) => ask(`/images/dot?${query}`))
  await expect.poll(() => images.figures()).toMatchObject({ waiting: 1, underWay: 2 })
  const refused = await ask('/images/dot?w=256')
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'image_busy'])
  expect(refused.headers['retry-after']).toBe('5')
  letGo()
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(made).toBe(3)
  // What is kept is handed out however long the queue is.
  expect((await ask('/images/dot?w=64')).statusCode).toBe(200)
})

test('a picture that is published anew is shown within a second', async () => {
  let clock = 0
  const { ask } = await givenService({ now: () => new Date(clock) })
  const before = await ask('/images/moved?w=64&h=64')
  await importRecords(db, [{ kind: 'media', record: media('moved', 'halves.svg', { x: 1, y: 0.5 }) }], 'test')
  clock += 1000
  expect((await ask('/images/moved?w=64&h=64')).rawPayload).not.toEqual(before.rawPayload)
})

function media(id: string, fileName: string, focalPoint = { x: 0, y: 0.5 }): Media {
  const mimeType = fileName.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return { id, fileName, mimeType, width: 400, height: 300, alt: '', focalPoint }
}

async function givenPictures() {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`
  const half = (x: number, fill: string) => `<rect x="${x}" width="200" height="300" fill="${fill}"/>`
  const noise = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  const files = {
    'dot.svg': drawing('<circle cx="200" cy="150" r="90" fill="#e4572e"/>'),
    'halves.svg': drawing(half(0, '#f00') + half(200, '#00f')),
    'noise.png': noise,
    [`upload-${VERSION}.png`]: noise,
    'broken.png': 'not a picture',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(originals, name), content)
  const records = [
    media('dot', 'dot.svg'),
    media('halves', 'halves.svg'),
    media('moved', 'halves.svg'),
    media('noise', 'noise.png'),
    media('photo', `upload-${VERSION}.png`),
    media('broken', 'broken.png'),
    media('gone', 'gone.png'),
  ]
  await importRecords(
    db,
    records.map((record) => ({ kind: 'media' as const, record })),
    'test',
  )
}

/** The service as the whole server answers for it, with a cache of its own. */
async function givenService(settings: Partial<Parameters<typeof openImageStore>[1]> = {}) {
  const cache = await mkdtemp(join(tmpdir(), 'lerret-made-'))
  folders.push(cache)
  const now = settings.now ?? (() => new Date())
  const images = openImageStore(db, {
    ...{ originals, cache, limit: 10_000_000, now, quietMs: 0, report: () => {} },
    revision: watchRevision(db, now),
    ...settings,
  })
  const app = await buildApp({
    ...(await givenCalls()),
    ...{ db, images, now, hasWorker: true, logLevel: 'silent' },
    mailer: { send: async () => {} },
    renderer: { inlineScripts: [] } as never,
    live: () => ({ release: { hosting: OPEN_HOSTING, shell: { destinations: [] } } }) as never,
  })
  return {
    images,
    cache,
    ask: (url: string, accept?: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...headers, ...(accept && { accept }) } }),
  }
}
