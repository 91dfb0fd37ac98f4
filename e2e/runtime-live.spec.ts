import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './network/connection.ts'
import type { Tunnel } from './network/tunnel.ts'

/** Updates of pages that were rendered earlier. */

const FILM = '/metropolis-dxm-20100212'

test('changes of a showing are shown in place', async ({ page, tunnel, visitor }) => {
  const soldOut = (body: string) => body.replaceAll(/"ticketStatus":"[^"]+"/g, '"ticketStatus":"sold-out"')
  tunnel.addFault(/^\/runtime\//, { kind: 'change', change: soldOut })
  await visitor.open(FILM)
  const tickets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Utselt' })
  await expect(tickets.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ })).toHaveCount(0)
  expect(visitor.lines()).toEqual([])
})

test('when the update fails, it is logged and the page stays as it was', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.addFault(/^\/runtime\//, { kind: 'answer', status: 500, body: '' })
  await visitor.open(FILM)
  await expect.poll(visitor.lines).toEqual(['Failed to fetch'])
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ }).first()).toBeVisible()
})

test('a page that was rendered hours ago shows the current state, without console errors', async ({
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

test('after midnight in Oslo, tomorrow becomes today, in any time zone', async ({
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

test('a click on a ticket is counted, also when the page was republished meanwhile', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.addFault(/^\/page-data\/metropolis/, {
    kind: 'change',
    change: (body) => body.replace(/"fingerprint":"[^"]+"/, '"fingerprint":"newer"'),
  })
  // Navigation to the ticketing provider is prevented.
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), true))
  const counts = () => tunnel.requestedUrls.filter((address) => address.endsWith('/counts'))
  await visitor.open(FILM)
  await expect.poll(counts).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: /^Kjøp/ }).first().click()
  await expect.poll(counts).toHaveLength(2)
})

test('no script is requested before the browser has painted the page', async ({ page, tunnel }) => {
  await page.addInitScript(() => {
    const Real = PerformanceObserver
    const wait = setTimeout
    // The fallback timer is disabled, however slow the machine is.
    self.setTimeout = ((work: () => void, ms = 0) => (ms < 1000 ? wait(work, ms) : 0)) as typeof setTimeout
    // The paint event is delayed until the test releases it, whether it comes before that or after.
    const released = new Promise<void>((resolve) => addEventListener('test:painted', () => resolve()))
    self.PerformanceObserver = class extends Real {
      constructor(callback: PerformanceObserverCallback) {
        super((...args) => void released.then(() => callback(...args)))
      }
    }
  })
  await page.goto(`${tunnel.url}/om-oss`)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const scripts = () => tunnel.requestedUrls.filter((address) => /^\/assets\/.*\.js/.test(address))
  expect(scripts()).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('test:painted')))
  await waitForHydration(page)
  expect(scripts()).not.toEqual([])
})

/** Sets the time of the demo house, without affecting timers and measurements. */
async function letTimePass(page: Page, tunnel: Tunnel, moment: string) {
  const change = (body: string) => body.replace(/"standsStillAt":"[^"]+"/, '"standsStillAt":null')
  tunnel.addFault(/^\/page-data\/_site/, { kind: 'change', change })
  await page.addInitScript((now) => {
    Date.now = () => now
  }, Date.parse(moment))
}
