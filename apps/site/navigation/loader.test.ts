import type { ComponentId } from '@lerret/page-engine/page-data'
import { beforeEach, expect, test } from 'vitest'
import { givenFile, givenPage } from '../test-pages.ts'
import { createLoader, type Loader } from './loader.ts'

const kino = givenPage('/kino', [{ component: 'cover' }, { component: 'program' }, { component: 'cover' }])

let replies: Map<string, () => Promise<Response> | Response>
let requests: string[]
let failingBlocks: Set<ComponentId>
let logged: string[]
let onLine: unknown
let clock: number
let loader: Loader

const Component = () => null
const fileReply = (file: unknown) => () => Response.json(file)

beforeEach(() => {
  replies = new Map([['/page-data/kino.json', fileReply(givenFile(kino))]])
  requests = []
  failingBlocks = new Set()
  logged = []
  onLine = true
  clock = 0
  loader = createLoader({
    facts: { frame: 'frame-1', searchPaths: ['/sok'] },
    async fetch(address) {
      requests.push(address)
      return replies.get(address)?.() ?? new Response('', { status: 404 })
    },
    async loadBlock(component) {
      requests.push(component)
      if (failingBlocks.has(component)) throw new Error('blocked')
      return Component as never
    },
    onLine: () => onLine,
    now: () => clock,
    log: (line) => logged.push(line),
  })
})

test('a page is loaded with the code of its blocks, each fetched once', async () => {
  expect(await loader.load('/kino')).toEqual({
    kind: 'page',
    page: kino,
    blocks: { cover: Component, program: Component },
  })
  expect(requests).toEqual(['/page-data/kino.json', 'cover', 'program'])
})

test('simultaneous requests for a page share one download', async () => {
  await Promise.all([loader.load('/kino'), loader.load('/kino'), loader.load('/kino')])
  await loader.load('/kino')
  expect(requests).toHaveLength(3)
})

test('a page is fetched again after five minutes', async () => {
  await loader.load('/kino')
  clock = 5 * 60_000
  await loader.load('/kino')
  expect(requests.filter((address) => address.endsWith('.json'))).toHaveLength(2)
})

test('a page that is already stale is not cached', async () => {
  const time = { asOf: '1970-01-01T00:00:00.000Z', staleAt: '1970-01-01T00:00:01.000Z' }
  replies.set('/page-data/kino.json', fileReply(givenFile({ ...kino, time })))
  clock = 2000
  await loader.load('/kino')
  await loader.load('/kino')
  expect(requests.filter((address) => address.endsWith('.json'))).toHaveLength(2)
})

test('the query is sent only to search pages', async () => {
  await loader.fetchFile('/kino', '?q=x')
  await loader.fetchFile('/sok', '?q=x')
  expect(requests).toEqual(['/page-data/kino.json', '/page-data/sok.json?q=x'])
})

test('a path without a page is not found, and does not count as a failure', async () => {
  expect(await loader.load('/nothing')).toEqual({ kind: 'not-found' })
  expect(loader.hasFailed('/nothing')).toBe(false)
  expect(loader.outcomes()).toEqual([{ resource: '/page-data/nothing.json', succeeded: true }])
})

test('a page with another frame belongs to a newer release', async () => {
  replies.set('/page-data/kino.json', fileReply(givenFile(kino, 'frame-2')))
  expect(await loader.load('/kino')).toEqual({ kind: 'newer' })
})

test.each([
  ['a server error', () => new Response('', { status: 500 })],
  ['a proxy’s page with status 200', () => new Response('<!doctype html><p>Log in to the network')],
  ['a truncated file', () => new Response(JSON.stringify(givenFile(kino)).slice(0, 200))],
  ['JSON of something else', () => Response.json({ hello: 'world' })],
  ['null', () => Response.json(null)],
  ['a page with a row that is none', fileReply(givenFile({ ...kino, rows: [null] as never }))],
  [
    'a page with a column without blocks',
    fileReply(givenFile({ ...kino, rows: [{ columns: [{}] }] as never })),
  ],
  [
    'a page with a block that is none',
    fileReply(givenFile({ ...kino, rows: [{ columns: [{ blocks: [null] }] }] as never })),
  ],
  [
    'a search page without parts',
    fileReply(
      givenFile({
        ...kino,
        rows: [{ columns: [{ blocks: [{ component: 'search-results' }] }] }] as never,
      }),
    ),
  ],
  ['the data of another page', fileReply(givenFile(givenPage('/kultur')))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s in place of page data is a failure, and the page is not requested again', async (_, reply) => {
  replies.set('/page-data/kino.json', reply)
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(loader.hasFailed('/kino')).toBe(true)
  expect(loader.outcomes()).toEqual([{ resource: '/page-data/kino.json', succeeded: false }])
  replies.set('/page-data/kino.json', fileReply(givenFile(kino)))
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(requests).toHaveLength(1)
})

test('when the code of a block cannot be fetched, this is logged and the page fails', async () => {
  failingBlocks.add('program')
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(logged).toEqual(['bundle loading error'])
  expect(loader.outcomes()).toContainEqual({ resource: 'program', succeeded: false })
})

test('the page in the document gets the blocks whose code could be fetched', async () => {
  failingBlocks.add('program')
  expect(await loader.loadBlocks(kino)).toEqual({ cover: Component })
  expect(loader.hasFailed('/kino')).toBe(false)
})

test('a chunk that cannot be loaded is logged and recorded, and can be requested again', async () => {
  expect(await loader.loadChunk('rating', () => Promise.reject(new TypeError('Failed to fetch')))).toBe(null)
  expect(logged).toEqual(['bundle loading error'])
  expect(loader.outcomes()).toEqual([{ resource: 'rating', succeeded: false }])
  expect(await loader.loadChunk('rating', async () => 'code')).toBe('code')
  expect(loader.outcomes()).toContainEqual({ resource: 'rating', succeeded: true })
  expect(logged).toHaveLength(1)
})

test('without navigator.onLine, the latest outcomes decide whether the browser is online', async () => {
  onLine = undefined
  expect(loader.isOnline()).toBe(false)
  await loader.load('/kino')
  expect(loader.isOnline()).toBe(true)
})
