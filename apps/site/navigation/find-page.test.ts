import { createRedirectTable, hrefOf, type KnownPaths, routeOf } from '@lerret/model'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { givenPage } from '../test-pages.ts'
import { createFinder } from './find-page.ts'
import type { Arrival } from './loader.ts'

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
      { source: '/finn', target: '/sok?q=film#treff' },
      { source: '/leit', target: '/sok#treff' },
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
  ['/FILM/', '/kino', '/kino'],
  ['/Om-Oss', '/Om-Oss', undefined],
  ['/om-oss', '/Om-Oss', '/Om-Oss'],
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

test('a question of the redirect’s own goes before the one that it was asked with', async () => {
  expect(await pathFound('/finn', '?q=orgel')).toEqual({ at: '/sok', canonical: '/sok?q=film#treff' })
  expect(await pathFound('/leit', '?q=orgel')).toEqual({ at: '/sok', canonical: '/sok#treff' })
  expect(asked).toEqual(['/sok?q=film', '/sok?q=orgel'])
})

test.each(['/Bill', '/bill', '/gone', '/nosferatu', '/hjelp.pdf'])(
  '%s is the browser’s to go to',
  async (path) => {
    expect((await findPage(path, '')).kind).toBe('elsewhere')
    expect(lines).toEqual([])
  },
)

test('what is nowhere is logged, and answered with the page for it', async () => {
  expect(await pathFound('/finst-ikkje')).toEqual({ at: '/404', canonical: undefined })
  expect(lines).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('a failure is a failure, whatever other spellings there are', async () => {
  isDown = true
  expect((await findPage('/kino/', '')).kind).toBe('failed')
  expect(asked).toEqual(['/kino/'])
})

/** Paths that differ in little but their letters. */
const somePath = fc
  .constantFrom('/kino', '/film', '/article/a', '/article-a', '/x-dxm-20220117', '/x-dxm20220117')
  .chain((path) =>
    fc.tuple(...[...path].map((letter) => fc.constantFrom(letter, letter, letter.toUpperCase()))),
  )
  .map((letters) => letters.join(''))

test('the browser and the server say the same of every path, whatever its letters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(somePath, { maxLength: 4, selector: (path) => path.toLowerCase() }),
      fc.uniqueArray(somePath, { maxLength: 4 }),
      fc.tuple(somePath, fc.constantFrom('', '/')).map((parts) => parts.join('')),
      async (pages, moved, path) => {
        const redirects = moved
          .filter((source) => !pages.includes(source))
          .map((source) => ({ source, target: '/', permanent: true }))
        const known: KnownPaths = {
          has: (each) => each === '/' || pages.includes(each),
          findRedirect: createRedirectTable(redirects),
          findIgnoringCase: (each) => pages.findLast((page) => page.toLowerCase() === each.toLowerCase()),
        }
        const load = async (each: string): Promise<Arrival> =>
          known.has(each) || each === '/404'
            ? { kind: 'page', page: givenPage(each), blocks: {} }
            : { kind: 'not-found' }
        const capitalPaths = pages.filter((page) => page !== page.toLowerCase())
        const said = routeOf(path, known)
        const found = await createFinder({
          ...{ loader: { load }, facts: { redirects, capitalPaths } },
          isServed: async () => said.kind !== 'not-found',
          log: () => {},
        })(path, '')
        // What only the server knows of is left to it.
        if (found.kind !== 'page') {
          expect([found.kind, said.kind]).toEqual(['elsewhere', 'redirect'])
          return
        }
        const at = {
          kind: found.canonical ? 'redirect' : 'page',
          to: found.canonical ?? hrefOf(found.page.path),
        }
        if (said.kind === 'redirect') expect(at).toEqual({ kind: 'redirect', to: said.target })
        else expect(at).toEqual({ kind: 'page', to: said.kind === 'page' ? hrefOf(said.path) : '/404' })
      },
    ),
    { numRuns: 2000 },
  )
})
