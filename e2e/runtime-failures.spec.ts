import type { Page } from '@playwright/test'
import { expect, failed, followVisitor, test, waitForHydration } from './network/connection.ts'
import type { Fault } from './network/tunnel.ts'

/**
 * Clicks and open pages when something fails to load. Visible links are prefetched while the browser is idle; these tests use pages
 * that have not been prefetched.
 */

/** Ways in which page data can fail to load. */
const FAILURES: [name: string, fault: Fault][] = [
  ['is blocked', { kind: 'cut' }],
  ['is an error of the server', { kind: 'answer', status: 500, body: 'x' }],
  [
    'is a page of a proxy',
    { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><p>Log in' },
  ],
  ['is cut off', { kind: 'change', change: (body) => body.slice(0, body.length / 2) }],
]

for (const [name, fault] of FAILURES) {
  test(`page data that ${name}: a click causes one page load`, async ({ page, tunnel, visitor }) => {
    await visitor.open('/om-oss')
    tunnel.addFault(/^\/page-data\/leige/, fault)
    await visitor.press('/leige?a=1#b')
    await expect(page).toHaveURL(/\/leige\?a=1#b$/)
    await expect(page).toHaveTitle(/^Leige/)
    await waitForHydration(page)
    expect(visitor.pageLoads()).toBe(2)
    // Once for the click, and once for the loaded page, which stays as rendered.
    expect(visitor.lines()).toEqual([failed('/leige'), failed('/leige')])
  })

  test(`page data that ${name}: a page that is loaded directly stays as rendered, and is not reloaded`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    tunnel.addFault(/^\/page-data\/leige/, fault)
    await visitor.open('/leige')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(visitor.pageLoads()).toBe(1)
    expect(visitor.lines()).toEqual([failed('/leige')])
  })

  test(`page data that ${name}: going back causes one page load`, async ({ page, tunnel, visitor }) => {
    await visitor.open('/om-oss')
    await visitor.press('/leige')
    await expect(page).toHaveTitle(/^Leige/)
    // After more than five minutes the page is requested again.
    await page.clock.setFixedTime(Date.now() + 6 * 60_000)
    tunnel.addFault(/^\/page-data\/om-oss/, fault)
    await page.goBack()
    await expect(page).toHaveTitle(/^Om oss/)
    await expect(page).toHaveURL(/\/om-oss$/)
    expect(visitor.pageLoads()).toBe(2)
    expect(visitor.lines()[0]).toBe(failed('/om-oss'))
  })
}

test('a page that takes three seconds: after one the URL changes and the delay is announced, then the page is shown', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.evaluate(() => {
    addEventListener('lerret:delayed-load', (event) => {
      document.body.dataset.delayed = (event as CustomEvent<{ path: string }>).detail.path
    })
  })
  tunnel.addFault(/^\/page-data\/leige/, { kind: 'late', ms: 3000 })
  await visitor.press('/leige')
  await expect(page).toHaveURL(/\/leige$/)
  await expect(page.locator('body')).toHaveAttribute('data-delayed', '/leige')
  await expect(page.locator('[data-progress]')).toBeVisible()
  await expect(page).toHaveTitle(/^Om oss/)
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.locator('[data-progress]')).toBeHidden()
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual([])
})

test('blocked code of a block: a click causes one page load, and its HTML stays', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.addFault(/^\/assets\/.*\.js/, { kind: 'cut' })
  // No earlier page has loaded the code of the search block.
  await visitor.press('/sok')
  await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible()
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toContain('bundle loading error')
  expect(visitor.lines()).toContain(failed('/sok'))
})

test('blocked code of a block on the first page: its HTML stays, and the rest is hydrated', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/sok?q=orgel')
  const blocks = tunnel.requestedUrls.filter((address) => /^\/assets\/.*\.js/.test(address))
  expect(blocks.length).toBeGreaterThan(3)
  const before = await page.locator('main').innerText()
  // The last block.
  tunnel.addFault(new RegExp(blocks.at(-1) as string), { kind: 'cut' })
  const other = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  const second = (await other?.newPage()) as Page
  const again = await followVisitor(second, tunnel)
  await again.open('/sok?q=orgel')
  expect(again.lines()).toEqual(['bundle loading error'])
  expect(await second.locator('main').innerText()).toBe(before)
  expect(again.pageLoads()).toBe(1)
  await other?.close()
})

test('a new release while a page is open: the next click causes one page load', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.addFault(/^\/page-data\/leige/, {
    kind: 'change',
    change: (body) => body.replace(/"frame":"\w+"/, '"frame":"newer"'),
  })
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toEqual([])
})

test('offline and without copies, a click keeps the page and shows why', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await page.context().setOffline(true)
  // No link leads there, so it has not been prefetched.
  await visitor.press('/kino-gammel')
  await expect(page.getByRole('status')).toContainText('utan nett')
  await expect(page).toHaveURL(/\/om-oss$/)
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toContain(failed('/kino-gammel'))
})
