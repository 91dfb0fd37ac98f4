import type { Page } from '@playwright/test'
import { comesToLife, expect, failed, followVisitor, test } from './connection.ts'
import type { Trick } from './tunnel.ts'

/**
 * What becomes of a press, and of the page at hand, when something does not come. Links in view are fetched while the browser is
 * idle; these tests ask for pages that nobody has fetched.
 */

/** Ways in which the data of a page can fail to come. */
const FAILURES: [name: string, trick: Trick][] = [
  ['is blocked', { kind: 'cut' }],
  ['is an error of the server', { kind: 'answer', status: 500, body: 'x' }],
  [
    'is a page of a proxy',
    { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><p>Log in' },
  ],
  ['is cut off', { kind: 'change', change: (body) => body.slice(0, body.length / 2) }],
]

for (const [name, trick] of FAILURES) {
  test(`page data that ${name}: a press loads the page as a page, once`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    await visitor.open('/om-oss')
    tunnel.play(/^\/page-data\/leige/, trick)
    await visitor.press('/leige?a=1#b')
    await expect(page).toHaveURL(/\/leige\?a=1#b$/)
    await expect(page).toHaveTitle(/^Leige/)
    await comesToLife(page)
    expect(visitor.pageLoads()).toBe(2)
    // Once for the press, and once for the page that was loaded, which stays as it is drawn.
    expect(visitor.lines()).toEqual([failed('/leige'), failed('/leige')])
  })

  test(`page data that ${name}: a page that is loaded directly stays as it is drawn, and is not loaded again`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    tunnel.play(/^\/page-data\/leige/, trick)
    await visitor.open('/leige')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(visitor.pageLoads()).toBe(1)
    expect(visitor.lines()).toEqual([failed('/leige')])
  })

  test(`page data that ${name}: going back loads the page as a page, once`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    await visitor.open('/om-oss')
    await visitor.press('/leige')
    await expect(page).toHaveTitle(/^Leige/)
    // More than five minutes later the page is asked for anew.
    await page.clock.setFixedTime(Date.now() + 6 * 60_000)
    tunnel.play(/^\/page-data\/om-oss/, trick)
    await page.goBack()
    await expect(page).toHaveTitle(/^Om oss/)
    await expect(page).toHaveURL(/\/om-oss$/)
    expect(visitor.pageLoads()).toBe(2)
    expect(visitor.lines()[0]).toBe(failed('/om-oss'))
  })
}

test('a page that takes three seconds: after one the address changes and the delay is told, then the page comes', async ({
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
  tunnel.play(/^\/page-data\/leige/, { kind: 'late', ms: 3000 })
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

test('code of a block that is blocked: a press loads the page as a page, once, and its HTML stands', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.play(/^\/assets\/.*\.js/, { kind: 'cut' })
  // No page before it has had use for what search is drawn by.
  await visitor.press('/sok')
  await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible()
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toContain('bundle loading error')
  expect(visitor.lines()).toContain(failed('/sok'))
})

test('code of one block that is blocked on the first page: its HTML stands, and the rest comes to life', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/sok?q=orgel')
  const blocks = tunnel.asked.filter((address) => /^\/assets\/.*\.js/.test(address))
  expect(blocks.length).toBeGreaterThan(3)
  const before = await page.locator('main').innerText()
  // The block that came last.
  tunnel.play(new RegExp(blocks.at(-1) as string), { kind: 'cut' })
  const other = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  const second = (await other?.newPage()) as Page
  const again = await followVisitor(second, tunnel)
  await again.open('/sok?q=orgel')
  expect(again.lines()).toEqual(['bundle loading error'])
  expect(await second.locator('main').innerText()).toBe(before)
  expect(again.pageLoads()).toBe(1)
  await other?.close()
})

test('a release that is switched under an open page: the next press loads a page of the new one, once', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.play(/^\/page-data\/leige/, {
    kind: 'change',
    change: (body) => body.replace(/"frame":"\w+"/, '"frame":"newer"'),
  })
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toEqual([])
})

test('without coverage and without copies a press leaves the visitor where they are, and says why', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.context().setOffline(true)
  // No link leads there, so it has not been fetched before.
  await visitor.press('/kino-gammel')
  await expect(page.getByRole('status')).toContainText('utan nett')
  await expect(page).toHaveURL(/\/om-oss$/)
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toContain(failed('/kino-gammel'))
})
