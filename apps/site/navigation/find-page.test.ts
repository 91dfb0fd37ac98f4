import { createRedirectTable, matchRoute, type SitePaths, toHref } from '@lerret/model'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { givenPage } from '../test-pages.ts'
import { createPageFinder, findRedirectOnLoad } from './find-page.ts'
import type { LoadResult } from './loader.ts'

const PAGES = ['/kino', '/nyhende', '/Om-Oss', '/404', '/sok', '/article/kva no?', '/nosferatu-dxm-20220117']
const SERVER_PATHS = ['/nosferatu', '/hjelp.pdf']

const FACTS = {
  redirects: [
    { source: '/film', target: '/kino' },
    { source: '/Bill', target: 'https://checkout.example/' },
    { source: '/gone', target: '/nowhere' },
    { source: '/deler', target: '/kino#filmar' },
    { source: '/finn', target: '/sok?q=film#treff' },
    { source: '/leit', target: '/sok#treff' },
  ],
  capitalPaths: ['/Om-Oss'],
}

let requests: string[]
let logged: string[]
let isServerDown: boolean
const findPage = createPageFinder({
  loader: {
    async load(path, query = ''): Promise<LoadResult> {
      requests.push(path + query)
      if (isServerDown) return { kind: 'failed' }
      return PAGES.includes(path)
        ? { kind: 'page', page: givenPage(path), blocks: {} }
        : { kind: 'not-found' }
    },
  },
  facts: FACTS,
  isOnServer: async (href) => SERVER_PATHS.includes(href),
  log: (line) => logged.push(line),
})

beforeEach(() => {
  requests = []
  logged = []
  isServerDown = false
})

const findPath = async (path: string, query = '') => {
  const result = await findPage(path, query)
  return { at: result.kind === 'page' ? result.page.path : result.kind, canonical: result.canonical }
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
])('%s finds the page %s, with the canonical address %s', async (path, at, canonical) => {
  expect(await findPath(path)).toEqual({ at, canonical })
})

test('a spelling that cannot exist is not requested', async () => {
  await findPage('/Nyhende', '')
  expect(requests).toEqual(['/nyhende'])
})

test('the query is passed on', async () => {
  await findPage('/sok', '?q=orgel')
  expect(requests).toEqual(['/sok?q=orgel'])
})

test('a redirect’s own query replaces the requested one', async () => {
  expect(await findPath('/finn', '?q=orgel')).toEqual({ at: '/sok', canonical: '/sok?q=film#treff' })
  expect(await findPath('/leit', '?q=orgel')).toEqual({ at: '/sok', canonical: '/sok#treff' })
  expect(requests).toEqual(['/sok?q=film', '/sok?q=orgel'])
})

test.each(['/Bill', '/bill', '/gone', '/nosferatu', '/hjelp.pdf'])(
  '%s is left to the browser',
  async (path) => {
    expect((await findPage(path, '')).kind).toBe('external')
    expect(logged).toEqual([])
  },
)

test('an unknown path is logged, and shows the not-found page', async () => {
  expect(await findPath('/finst-ikkje')).toEqual({ at: '/404', canonical: undefined })
  expect(logged).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('after a failure no other spelling is tried', async () => {
  isServerDown = true
  expect((await findPage('/kino/', '')).kind).toBe('failed')
  expect(requests).toEqual(['/kino/'])
})

test.each([
  ['/film', '/404', '/kino'],
  ['/Film', '/404', '/kino'],
  ['/film/', '/404', '/kino'],
  ['/film-DXM20220117', '/404', null],
  // The host ignored case.
  ['/Kino', '/kino', null],
  ['/Nyhende/', '/nyhende', null],
])('on a static host, a document at %s that shows %s is redirected to %s', (path, shownPath, target) => {
  expect(findRedirectOnLoad(path, shownPath, FACTS)).toBe(target)
})

/** Paths that differ mostly in upper and lower case. */
const anyPath = fc
  .constantFrom('/kino', '/film', '/article/a', '/article-a', '/x-dxm-20220117', '/x-dxm20220117')
  .chain((path) =>
    fc.tuple(...[...path].map((letter) => fc.constantFrom(letter, letter, letter.toUpperCase()))),
  )
  .map((letters) => letters.join(''))

test('the browser and the server agree on every path, in upper and lower case', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyPath, { maxLength: 4, selector: (path) => path.toLowerCase() }),
      fc.uniqueArray(anyPath, { maxLength: 4 }),
      fc.tuple(anyPath, fc.constantFrom('', '/')).map((pieces) => pieces.join('')),
      async (pages, sources, path) => {
        const redirects = sources
          .filter((source) => !pages.includes(source))
          .map((source) => ({ source, target: '/', permanent: true }))
        const paths: SitePaths = {
          has: (each) => each === '/' || pages.includes(each),
          findRedirect: createRedirectTable(redirects),
          findIgnoringCase: (each) => pages.findLast((page) => page.toLowerCase() === each.toLowerCase()),
        }
        const load = async (each: string): Promise<LoadResult> =>
          paths.has(each) || each === '/404'
            ? { kind: 'page', page: givenPage(each), blocks: {} }
            : { kind: 'not-found' }
        const capitalPaths = pages.filter((page) => page !== page.toLowerCase())
        const route = matchRoute(path, paths)
        const result = await createPageFinder({
          loader: { load },
          facts: { redirects, capitalPaths },
          isOnServer: async () => route.kind !== 'not-found',
          log: () => {},
        })(path, '')
        // Redirects that only the server knows are left to the browser.
        if (result.kind !== 'page') {
          expect([result.kind, route.kind]).toEqual(['external', 'redirect'])
          return
        }
        const at = {
          kind: result.canonical ? 'redirect' : 'page',
          to: result.canonical ?? toHref(result.page.path),
        }
        if (route.kind === 'redirect') expect(at).toEqual({ kind: 'redirect', to: route.target })
        else expect(at).toEqual({ kind: 'page', to: route.kind === 'page' ? toHref(route.path) : '/404' })
      },
    ),
    { numRuns: 2000 },
  )
})
