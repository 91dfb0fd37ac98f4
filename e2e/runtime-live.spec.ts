import type { Page } from '@playwright/test'
import { comesToLife, expect, test } from './connection.ts'
import type { Tunnel } from './tunnel.ts'

/** What a page that was made a while ago says now. */

const FILM = '/metropolis-dxm-20100212'

test('what is new about a showing is told in place', async ({ page, tunnel, visitor }) => {
  const soldOut = (body: string) => body.replaceAll(/"ticketStatus":"[^"]+"/g, '"ticketStatus":"sold-out"')
  tunnel.play(/^\/runtime\//, { kind: 'change', change: soldOut })
  await visitor.open(FILM)
  const tickets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Utselt' })
  await expect(tickets.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ })).toHaveCount(0)
  expect(visitor.lines()).toEqual([])
})

test('when nothing can be learnt, that is logged and the page says what it said', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.play(/^\/runtime\//, { kind: 'answer', status: 500, body: '' })
  await visitor.open(FILM)
  await expect.poll(visitor.lines).toEqual(['Failed to fetch'])
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ }).first()).toBeVisible()
})

test('a page that was made hours ago says what is true now, without a complaint', async ({
  page,
  tunnel,
  visitor,
}) => {
  // A quarter to nine in Oslo the same evening.
  await letTimePass(page, tunnel, '2026-11-20T19:45:00Z')
  const html = await (await fetch(`${tunnel.url}/kino`)).text()
  expect(html).toContain('2026-11-20T16:00:00.000Z')
  await visitor.open('/kino')
  const begun = page.getByRole('main').getByText('Har byrja')
  await expect(begun.first()).toBeVisible()
  await expect(page.locator('main time[datetime="2026-11-20T16:00:00.000Z"]')).toHaveCount(0)
  expect(visitor.lines()).toEqual([])
})

test('after midnight in Oslo, what was tomorrow is today, wherever the visitor is', async ({
  page,
  tunnel,
  visitor,
}) => {
  await letTimePass(page, tunnel, '2026-11-20T23:30:00Z')
  await visitor.open('/kino')
  const today = page
    .getByRole('main')
    .getByRole('heading', { name: /^I (dag|kveld)/ })
    .first()
  await expect(today).toContainText('21. november')
  expect(visitor.lines()).toEqual([])
})

test('a press on a ticket is counted on a page that was published anew meanwhile, too', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.play(/^\/page-data\/metropolis/, {
    kind: 'change',
    change: (body) => body.replace(/"fingerprint":"[^"]+"/, '"fingerprint":"newer"'),
  })
  // Nobody leaves for the ticketing provider here.
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), true))
  const counts = () => tunnel.asked.filter((address) => address.endsWith('/counts'))
  await visitor.open(FILM)
  await expect.poll(counts).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: /^Kjøp/ }).first().click()
  await expect.poll(counts).toHaveLength(2)
})

test('nothing of the app is asked for before the browser says that it has painted the page', async ({
  page,
  tunnel,
}) => {
  await page.addInitScript(() => {
    const Real = PerformanceObserver
    const wait = setTimeout
    // Who waits for seconds instead is not asked here, however slow the machine is.
    self.setTimeout = ((work: () => void, ms = 0) => (ms < 1000 ? wait(work, ms) : 0)) as typeof setTimeout
    // The browser's word is held back until the test lets it go.
    self.PerformanceObserver = class extends Real {
      constructor(callback: PerformanceObserverCallback) {
        super((...said) => addEventListener('test:painted', () => callback(...said)))
      }
    }
  })
  await page.goto(`${tunnel.url}/om-oss`)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => setTimeout(resolve)))),
      ),
  )
  const scripts = () => tunnel.asked.filter((address) => /^\/assets\/.*\.js/.test(address))
  expect(scripts()).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('test:painted')))
  await comesToLife(page)
  expect(scripts()).not.toEqual([])
})

/** The demo house stands still; here its time passes, and this is the moment. Timers and measurements go on as they are. */
async function letTimePass(page: Page, tunnel: Tunnel, moment: string) {
  const change = (body: string) => body.replace(/"standsStillAt":"[^"]+"/, '"standsStillAt":null')
  tunnel.play(/^\/page-data\/_site/, { kind: 'change', change })
  await page.addInitScript((now) => {
    Date.now = () => now
  }, Date.parse(moment))
}
