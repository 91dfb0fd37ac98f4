import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '@lerret/model'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { OPEN_HOSTING } from '../../publishing/releases/test-release.ts'
import { givenApp } from '../../test-app.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { importRecords } from '../records/import.ts'
import { createRevisionReader } from '../records/revision-cache.ts'
import { createOriginals } from './originals.ts'
import { renderFile } from './render/render-image.ts'
import { openImageStore } from './store.ts'

const db = await givenDatabase()
const originals = await givenFolder()

const VERSION = '0123456789abcdef'
const WEBP = 'image/avif;q=0,image/webp,*/*;q=0.8'
const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8'
await givenPictures()

test.each([
  ['a browser that accepts WebP', WEBP, 'image/webp', 'webp'],
  ['a browser that names no modern format', 'image/*,*/*;q=0.8', 'image/jpeg', 'jpeg'],
  ['a client without an Accept header', undefined, 'image/jpeg', 'jpeg'],
])('%s gets a format that it supports', async (_, accept, type, format) => {
  const { request } = await givenService()
  const reply = await request('/images/dot?w=300', accept)
  expect(reply.headers).toMatchObject({ 'content-type': type, vary: 'accept' })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 384, height: 288 })
})

test('AVIF is rendered in the background: the first request gets WebP for a minute, the next gets AVIF', async () => {
  const { request, images } = await givenService()
  const first = await request('/images/noise?w=128', AVIF)
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
  await images.waitUntilIdle()
  const second = await request('/images/noise?w=128', AVIF)
  expect(second.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=3600',
  })
  expect(second.headers.etag).not.toBe(first.headers.etag)
  expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length)
})

test('without AVIF, a browser that accepts it gets WebP for good', async () => {
  const { request, images } = await givenService({ hasAvif: false })
  for (const _ of ['first', 'second']) {
    const reply = await request('/images/noise?w=128', AVIF)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    })
    await images.waitUntilIdle()
  }
})

test('no AVIF is rendered while a request waits for a picture', async () => {
  const { promise: mayFinish, resolve: allowFinish } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const { request, images } = await givenService({
    render: async (_, { width }, type) => {
      rendered.push(`${type} ${width}`)
      if (width === 128) await mayFinish
      return new Uint8Array(type === 'image/avif' ? 7 : 8)
    },
  })
  const slow = request('/images/dot?w=128')
  await expect.poll(() => rendered).toEqual(['image/jpeg 128'])
  await request('/images/dot?w=64', AVIF)
  allowFinish()
  await slow
  await images.waitUntilIdle()
  expect(rendered).toEqual(['image/jpeg 128', 'image/webp 64', 'image/avif 64'])
})

test('an AVIF that is larger is not cached, and not rendered again', async () => {
  const rendered: string[] = []
  const { request, images } = await givenService({
    render: async (_, __, type) => {
      rendered.push(type)
      return new Uint8Array(type === 'image/avif' ? 9 : 8)
    },
  })
  await request('/images/dot?w=64', AVIF)
  await images.waitUntilIdle()
  const reply = await request('/images/dot?w=64', AVIF)
  await images.waitUntilIdle()
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
  })
  expect(rendered).toEqual(['image/webp', 'image/avif'])
})

test('an SVG is never served as SVG', async () => {
  const { request } = await givenService()
  for (const accept of ['image/svg+xml', 'image/svg+xml,*/*', '*/*']) {
    const reply = await request('/images/dot', accept)
    expect(reply.headers['content-type']).toBe('image/jpeg')
    expect(reply.body).not.toContain('<svg')
  }
})

test('a picture is cropped around the focal point in the URL', async () => {
  const { request } = await givenService()
  const colourAt = async (x: string) => {
    const { rawPayload } = await request(
      `/images/halves?w=64&h=64&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=0.5`,
    )
    const [red, , blue] = (await sharp(rawPayload).stats()).channels
    return (red?.mean ?? 0) > (blue?.mean ?? 0) ? 'red' : 'blue'
  }
  expect([await colourAt('0'), await colourAt('1'), await colourAt('-7')]).toEqual(['red', 'blue', 'red'])
})

test('a pixel ratio multiplies the size, and a lower quality gives fewer bytes', async () => {
  const { request } = await givenService()
  const width = async (query: string) =>
    (await sharp((await request(`/images/dot?${query}`)).rawPayload).metadata()).width
  expect([await width('w=192&dpr=2'), await width('w=100&dpr=900')]).toEqual([384, 400])
  const byteLength = async (q: number) => (await request(`/images/noise?w=128&q=${q}`)).rawPayload.length
  expect(await byteLength(20)).toBeLessThan(await byteLength(95))
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
  const { request } = await givenService()
  const reply = await request(`/images/dot?${query}`)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ error: { code: 'image_request_invalid', message } })
})

test.each(['w=99999', 'q=0', 'q=1000', 'fp-x=3&fp-y=-3', 'w=', 'auto=enhance', 'v=other', 'utm_source=x'])(
  '%s is clamped or ignored',
  async (query) => {
    const { request } = await givenService()
    expect((await request(`/images/dot?${query}`)).statusCode).toBe(200)
  },
)

test('a picture that the browser has is not sent again, nor opened', async () => {
  const { request, cacheFolder } = await givenService()
  const first = await request('/images/dot?w=64', WEBP)
  await rm(cacheFolder, { recursive: true })
  const second = await request('/images/dot?w=64', WEBP, { 'if-none-match': String(first.headers.etag) })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  expect(second.headers).toMatchObject({ etag: first.headers.etag, vary: 'accept' })
})

test('a URL with the version of the original is cached forever, any other for an hour', async () => {
  const { request } = await givenService()
  expect((await request(`/images/photo?v=${VERSION}`)).headers['cache-control']).toContain('immutable')
  for (const path of ['/images/photo', '/images/photo?v=fedcba9876543210', '/images/dot?v=dot'])
    expect((await request(path)).headers['cache-control']).toBe('public, max-age=3600')
})

test('a picture without its original is not found, and one that cannot be opened is an error', async () => {
  const { request } = await givenService()
  expect((await request('/images/gone')).statusCode).toBe(404)
  const reply = await request('/images/broken')
  expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'image_unreadable'])
})

test('a picture that takes too long is an error at first, and available later', async () => {
  const { promise: mayFinish, resolve: allowFinish } = Promise.withResolvers<void>()
  const { request, images } = await givenService({
    timeoutMs: 5,
    render: async (...input) => {
      await mayFinish
      return renderFile(...input)
    },
  })
  const reply = await request('/images/dot?w=64')
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'image_slow'])
  expect(reply.headers['retry-after']).toBe('5')
  allowFinish()
  await images.waitUntilIdle()
  expect((await request('/images/dot?w=64')).statusCode).toBe(200)
})

test('a picture that failed is not rendered again at once', async () => {
  let clock = 0
  let attempts = 0
  const { request, images } = await givenService({
    now: () => new Date(clock),
    render: async () => {
      attempts++
      throw new Error('timeout: 10% complete')
    },
  })
  const statuses = []
  for (const at of [0, 59_000, 61_000]) {
    clock = at
    statuses.push((await request('/images/dot?w=64')).statusCode)
    await images.waitUntilIdle()
  }
  expect([statuses, attempts]).toEqual([[503, 503, 503], 2])
})

test('when too many wait, one more is refused; the same picture is rendered once for all requests', async () => {
  const { promise: mayFinish, resolve: allowFinish } = Promise.withResolvers<void>()
  let renders = 0
  const { request, images } = await givenService({
    maxWaiting: 1,
    render: async () => {
      renders++
      await mayFinish
      return new Uint8Array(8)
    },
  })
  // Two are rendered at once and one waits.
  const replies = ['w=64', 'w=128', 'w=192', 'w=192'].map((query) => request(`/images/dot?${query}`))
  await expect.poll(() => images.readStats()).toMatchObject({ waiting: 1, running: 2 })
  const refused = await request('/images/dot?w=256')
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'image_busy'])
  expect(refused.headers['retry-after']).toBe('5')
  allowFinish()
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(renders).toBe(3)
  // A cached picture is served however long the queue is.
  expect((await request('/images/dot?w=64')).statusCode).toBe(200)
})

test('a request that waits for others is answered in time, and its picture is not rendered for nobody', async () => {
  const { promise: mayFinish, resolve: allowFinish } = Promise.withResolvers<void>()
  const rendered: number[] = []
  const { request, images } = await givenService({
    timeoutMs: 200,
    render: async (_, { width }) => {
      rendered.push(width)
      await mayFinish
      return new Uint8Array(8)
    },
  })
  const replies = await Promise.all(
    ['w=64', 'w=128', 'w=192'].map((query) => request(`/images/dot?${query}`)),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(images.readStats()).toMatchObject({ waiting: 0, running: 2 })
  allowFinish()
  await images.waitUntilIdle()
  expect(rendered).toHaveLength(2)
})

test('a changed media record is used within a second', async () => {
  let clock = 0
  const { request } = await givenService({ now: () => new Date(clock) })
  const before = await request('/images/moved?w=64&h=64')
  await importRecords(db, [{ kind: 'media', record: media('moved', 'halves.svg', { x: 1, y: 0.5 }) }], 'test')
  clock += 1000
  expect((await request('/images/moved?w=64&h=64')).rawPayload).not.toEqual(before.rawPayload)
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

/** The whole server with an image cache of its own. */
async function givenService(options: Partial<Parameters<typeof openImageStore>[1]> = {}) {
  const cacheFolder = await givenFolder()
  const now = options.now ?? (() => new Date())
  const images = openImageStore(db, {
    originals: createOriginals(originals),
    cacheFolder,
    maxCacheBytes: 10_000_000,
    now,
    idleMs: 0,
    onError: () => {},
    readRevision: createRevisionReader(db, now),
    ...options,
  })
  const app = await givenApp({
    db,
    images,
    now,
    live: () =>
      ({
        findFileByHref: () => undefined,
        release: { hosting: OPEN_HOSTING, shell: { destinations: [] } },
      }) as never,
  })
  return {
    images,
    cacheFolder,
    request: (url: string, accept?: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...headers, ...(accept && { accept }) } }),
  }
}
