import { expect, test } from 'vitest'
import { createRedirectTable, matchRoute, type SitePaths } from './route.ts'

const pages = ['/', '/nyhende', '/article/kva-no?', '/nosferatu-dxm-20220117', '/quiz-x7k2mq', '/Stor']
const redirects = [
  { source: '/quiz', target: '/quiz-x7k2mq', permanent: false },
  { source: '/nyhende', target: '/elsewhere', permanent: true },
  { source: '/Bill', target: '/bill-first', permanent: true },
  { source: '/BILL', target: '/bill-second', permanent: true },
]
const sitePaths: SitePaths = {
  has: (path) => pages.includes(path),
  findRedirect: createRedirectTable(redirects),
  findIgnoringCase: (path) => pages.find((page) => page.toLowerCase() === path.toLowerCase()),
}
const redirectTo = (target: string, permanent = true) => ({ kind: 'redirect', target, permanent })

test('a page takes precedence over a redirect from its path', () => {
  expect(matchRoute('/nyhende', sitePaths)).toEqual({ kind: 'page', path: '/nyhende' })
})

test('a path without a page is looked up in the redirect table', () => {
  expect(matchRoute('/quiz', sitePaths)).toEqual({ ...redirectTo('/quiz-x7k2mq', false), source: '/quiz' })
})

test('redirects ignore case, except for paths with their own redirect or page', () => {
  expect(matchRoute('/Quiz', sitePaths)).toMatchObject(redirectTo('/quiz-x7k2mq', false))
  expect(matchRoute('/QUIZ/', sitePaths)).toMatchObject(redirectTo('/quiz-x7k2mq', false))
  expect(matchRoute('/BILL', sitePaths)).toMatchObject(redirectTo('/bill-second'))
  expect(matchRoute('/bill', sitePaths)).toMatchObject(redirectTo('/bill-first'))
})

test('a path in another case is redirected to the page', () => {
  expect(matchRoute('/NOSFERATU-dxm-20220117', sitePaths)).toMatchObject(
    redirectTo('/nosferatu-dxm-20220117'),
  )
  expect(matchRoute('/stor', sitePaths)).toMatchObject(redirectTo('/Stor'))
  expect(
    matchRoute('/Nyhende', sitePaths),
    'a page in another case precedes a redirect in another case',
  ).toMatchObject(redirectTo('/nyhende'))
})

test('a trailing slash is removed by a redirect, for pages and redirects alike', () => {
  expect(matchRoute('/nyhende/', sitePaths)).toMatchObject(redirectTo('/nyhende'))
  expect(matchRoute('/quiz/', sitePaths)).toMatchObject(redirectTo('/quiz-x7k2mq', false))
})

test('older forms of article and film paths are redirected to the canonical one', () => {
  expect(matchRoute('/article-kva-no?', sitePaths)).toMatchObject(redirectTo('/article/kva-no%3F'))
  expect(matchRoute('/nosferatu-DXM20220117', sitePaths)).toMatchObject(redirectTo('/nosferatu-dxm-20220117'))
})

test('an unknown path is not found, and never redirected to itself', () => {
  expect(matchRoute('/tull', sitePaths)).toEqual({ kind: 'not-found' })
  expect(matchRoute('/article-tull', sitePaths)).toEqual({ kind: 'not-found' })
})

test('a path full of slashes takes no longer than any other', () => {
  // Quadratic time would exceed the timeout.
  for (let run = 0; run < 50; run++)
    expect(matchRoute(`${'/'.repeat(15_000)}a`, sitePaths)).toEqual({ kind: 'not-found' })
  expect(matchRoute(`/nyhende${'/'.repeat(15_000)}`, sitePaths)).toMatchObject(redirectTo('/nyhende'))
})
