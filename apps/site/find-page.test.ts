import { beforeEach, expect, test } from 'vitest'
import { createFinder } from './find-page.ts'
import type { Arrival } from './loader.ts'
import { givenPage } from './test-pages.ts'

const PAGES = ['/kino', '/nyhende', '/Om-Oss', '/404', '/sok', '/article/kva no?', '/nosferatu-dxm-20220117']
const SERVED = ['/nosferatu', '/hjelp.pdf']

let asked: string[]
let lines: string[]
let isDown: boolean
const findPage = createFinder({
  loader: {
    async load(path, query = ''): Promise<Arrival> {
      asked.push(path + query)
      if (isDown) return { kind: 'failed' }
      return PAGES.includes(path)
        ? { kind: 'page', page: givenPage(path), blocks: {} }
        : { kind: 'not-found' }
    },
  },
  facts: {
    redirects: [
      { source: '/film', target: '/kino' },
      { source: '/Bill', target: 'https://checkout.example/' },
      { source: '/gone', target: '/nowhere' },
      { source: '/deler', target: '/kino#filmar' },
    ],
    capitalPaths: ['/Om-Oss'],
  },
  isServed: async (href) => SERVED.includes(href),
  log: (line) => lines.push(line),
})

beforeEach(() => {
  asked = []
  lines = []
  isDown = false
})

const pathFound = async (path: string, query = '') => {
  const found = await findPage(path, query)
  return { at: found.kind === 'page' ? found.page.path : found.kind, canonical: found.canonical }
}

test.each([
  ['/kino', '/kino', undefined],
  ['/film', '/kino', '/kino'],
  ['/deler', '/kino', '/kino#filmar'],
  ['/kino/', '/kino', '/kino'],
  ['/Nyhende', '/nyhende', '/nyhende'],
  ['/Film', '/kino', '/kino'],
  ['/Om-Oss', '/Om-Oss', undefined],
  ['/article-kva no?', '/article/kva no?', '/article/kva%20no%3F'],
  ['/nosferatu-DXM20220117', '/nosferatu-dxm-20220117', '/nosferatu-dxm-20220117'],
])('%s is the page %s, whose address is %s', async (path, at, canonical) => {
  expect(await pathFound(path)).toEqual({ at, canonical })
})

test('a spelling that cannot be right is not asked for', async () => {
  await findPage('/Nyhende', '')
  expect(asked).toEqual(['/nyhende'])
})

test('a question goes along', async () => {
  await findPage('/sok', '?q=orgel')
  expect(asked).toEqual(['/sok?q=orgel'])
})

test.each(['/Bill', '/gone', '/nosferatu', '/hjelp.pdf'])('%s is the browser’s to go to', async (path) => {
  expect((await findPage(path, '')).kind).toBe('elsewhere')
  expect(lines).toEqual([])
})

test('what is nowhere is logged, and answered with the page for it', async () => {
  expect(await pathFound('/finst-ikkje')).toEqual({ at: '/404', canonical: undefined })
  expect(lines).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('a failure is a failure, whatever other spellings there are', async () => {
  isDown = true
  expect((await findPage('/kino/', '')).kind).toBe('failed')
  expect(asked).toEqual(['/kino/'])
})
