import type { ComponentId } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { givenFile, givenPage } from '../test-pages.ts'
import { createLoader, type Loader } from './loader.ts'

const kino = givenPage('/kino', [{ component: 'cover' }, { component: 'program' }, { component: 'cover' }])

let replies: Map<string, () => Promise<Response> | Response>
let asked: string[]
let broken: Set<ComponentId>
let lines: string[]
let saysOnline: unknown
let clock: number
let loader: Loader

const Drawn = () => null
const fileReply = (file: unknown) => () => Response.json(file)

beforeEach(() => {
  replies = new Map([['/page-data/kino.json', fileReply(givenFile(kino))]])
  asked = []
  broken = new Set()
  lines = []
  saysOnline = true
  clock = 0
  loader = createLoader({
    facts: { frame: 'frame-1', searchPaths: ['/sok'] },
    async fetch(address) {
      asked.push(address)
      return replies.get(address)?.() ?? new Response('', { status: 404 })
    },
    async loadBlock(component) {
      asked.push(component)
      if (broken.has(component)) throw new Error('blocked')
      return Drawn as never
    },
    saysOnline: () => saysOnline,
    now: () => clock,
    log: (line) => lines.push(line),
  })
})

test('a page comes with the code of its blocks, each fetched once', async () => {
  expect(await loader.load('/kino')).toEqual({
    kind: 'page',
    page: kino,
    blocks: { cover: Drawn, program: Drawn },
  })
  expect(asked).toEqual(['/page-data/kino.json', 'cover', 'program'])
})

test('a page that is asked for by several at once is fetched once', async () => {
  await Promise.all([loader.load('/kino'), loader.load('/kino'), loader.load('/kino')])
  await loader.load('/kino')
  expect(asked).toHaveLength(3)
})

test('a page is fetched anew after five minutes', async () => {
  await loader.load('/kino')
  clock = 5 * 60_000
  await loader.load('/kino')
  expect(asked.filter((address) => address.endsWith('.json'))).toHaveLength(2)
})

test('a page that is stale when it comes is not kept', async () => {
  const time = { asOf: '1970-01-01T00:00:00.000Z', staleAt: '1970-01-01T00:00:01.000Z' }
  replies.set('/page-data/kino.json', fileReply(givenFile({ ...kino, time })))
  clock = 2000
  await loader.load('/kino')
  await loader.load('/kino')
  expect(asked.filter((address) => address.endsWith('.json'))).toHaveLength(2)
})

test('the query is asked for only where the page answers a question', async () => {
  await loader.fetchFile('/kino', '?q=x')
  await loader.fetchFile('/sok', '?q=x')
  expect(asked).toEqual(['/page-data/kino.json', '/page-data/sok.json?q=x'])
})

test('a path without a page is not found, which is no failure', async () => {
  expect(await loader.load('/nothing')).toEqual({ kind: 'not-found' })
  expect(loader.hasFailed('/nothing')).toBe(false)
  expect(loader.outcomes()).toEqual([{ resource: '/page-data/nothing.json', succeeded: true }])
})

test('a page of another frame belongs to a newer release', async () => {
  replies.set('/page-data/kino.json', fileReply(givenFile(kino, 'frame-2')))
  expect(await loader.load('/kino')).toEqual({ kind: 'newer' })
})

test.each([
  ['an error of the server', () => new Response('', { status: 500 })],
  ['a proxy’s page with status 200', () => new Response('<!doctype html><p>Log in to the network')],
  ['a file that was cut off', () => new Response(JSON.stringify(givenFile(kino)).slice(0, 200))],
  ['JSON of something else', () => Response.json({ hello: 'world' })],
  ['nothing', () => Response.json(null)],
  ['the data of another page', fileReply(givenFile(givenPage('/kultur')))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s in place of page data is a failure, and is not tried in vain again', async (_, reply) => {
  replies.set('/page-data/kino.json', reply)
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(loader.hasFailed('/kino')).toBe(true)
  expect(loader.outcomes()).toEqual([{ resource: '/page-data/kino.json', succeeded: false }])
  replies.set('/page-data/kino.json', fileReply(givenFile(kino)))
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(asked).toHaveLength(1)
})

test('a block whose code cannot be fetched is logged, and the page fails', async () => {
  broken.add('program')
  expect(await loader.load('/kino')).toEqual({ kind: 'failed' })
  expect(lines).toEqual(['bundle loading error'])
  expect(loader.outcomes()).toContainEqual({ resource: 'program', succeeded: false })
})

test('what is in the document already comes to life but for the block whose code is missing', async () => {
  broken.add('program')
  expect(await loader.loadBlocks(kino)).toEqual({ cover: Drawn })
  expect(loader.hasFailed('/kino')).toBe(false)
})

test('code that is wanted later than its page and does not come is logged and remembered, and can be asked for again', async () => {
  expect(await loader.fetchPart('rating', () => Promise.reject(new TypeError('Failed to fetch')))).toBe(null)
  expect(lines).toEqual(['bundle loading error'])
  expect(loader.outcomes()).toEqual([{ resource: 'rating', succeeded: false }])
  expect(await loader.fetchPart('rating', async () => 'code')).toBe('code')
  expect(loader.outcomes()).toContainEqual({ resource: 'rating', succeeded: true })
  expect(lines).toHaveLength(1)
})

test('where the browser does not say whether it is online, the last outcomes do', async () => {
  saysOnline = undefined
  expect(loader.isOnline()).toBe(false)
  await loader.load('/kino')
  expect(loader.isOnline()).toBe(true)
})
