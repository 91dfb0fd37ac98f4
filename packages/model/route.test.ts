import { expect, test } from 'vitest'
import { createRedirectTable, matchRoute, type SitePaths } from './route.ts'

const pages = ['/', '/nyhende', '/article/kva-no?', '/nosferatu-dxm-20220117', '/quiz-x7k2mq', '/Stor']
const redirects = [
  { source: '/quiz', target: '/quiz-x7k2mq', permanent: false },
  { source: '/nyhende', target: '/elsewhere', permanent: true },
  { source: '/Bill', target: '/bill-first', permanent: true },
  { source: '/BILL', target: '/bill-second', permanent: true },
]
const known: SitePaths = {
  has: (path) => pages.includes(path),
  findRedirect: createRedirectTable(redirects),
  findIgnoringCase: (path) => pages.find((page) => page.toLowerCase() === path.toLowerCase()),
}
const redirectTo = (target: string, permanent = true) => ({ kind: 'redirect', target, permanent })

test('a page wins over a redirect from its path', () => {
  expect(matchRoute('/nyhende', known)).toEqual({ kind: 'page', path: '/nyhende' })
})

test('the redirect table is asked next', () => {
  expect(matchRoute('/quiz', known)).toEqual(redirectTo('/quiz-x7k2mq', false))
})

test('the redirect table holds in other letters too, but for those that have a redirect or a page of their own', () => {
  expect(matchRoute('/Quiz', known)).toEqual(redirectTo('/quiz-x7k2mq', false))
  expect(matchRoute('/QUIZ/', known)).toEqual(redirectTo('/quiz-x7k2mq', false))
  expect(matchRoute('/BILL', known)).toEqual(redirectTo('/bill-second'))
  expect(matchRoute('/bill', known)).toEqual(redirectTo('/bill-first'))
})

test('another case is sent to the page’s own spelling', () => {
  expect(matchRoute('/NOSFERATU-dxm-20220117', known)).toEqual(redirectTo('/nosferatu-dxm-20220117'))
  expect(matchRoute('/stor', known)).toEqual(redirectTo('/Stor'))
  expect(matchRoute('/Nyhende', known), 'and not by a redirect in other letters').toEqual(
    redirectTo('/nyhende'),
  )
})

test('a trailing slash is sent to none, for pages and redirects alike', () => {
  expect(matchRoute('/nyhende/', known)).toEqual(redirectTo('/nyhende'))
  expect(matchRoute('/quiz/', known)).toEqual(redirectTo('/quiz-x7k2mq', false))
})

test('older forms of article and film addresses lead to the canonical one', () => {
  expect(matchRoute('/article-kva-no?', known)).toEqual(redirectTo('/article/kva-no%3F'))
  expect(matchRoute('/nosferatu-DXM20220117', known)).toEqual(redirectTo('/nosferatu-dxm-20220117'))
})

test('a path that leads nowhere is not found, and never redirected to itself', () => {
  expect(matchRoute('/tull', known)).toEqual({ kind: 'not-found' })
  expect(matchRoute('/article-tull', known)).toEqual({ kind: 'not-found' })
})

test('a path full of slashes is answered like any other', () => {
  // With an expression that looks at each slash again, this would take longer than a test may.
  for (let time = 0; time < 50; time++)
    expect(matchRoute(`${'/'.repeat(15_000)}a`, known)).toEqual({ kind: 'not-found' })
  expect(matchRoute(`/nyhende${'/'.repeat(15_000)}`, known)).toEqual(redirectTo('/nyhende'))
})
