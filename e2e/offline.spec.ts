import type { Page } from '@playwright/test'
import { test as base, expect } from './browser.ts'
import { removeFolder, startHouse } from './house/house.ts'
import { openTunnel, type Tunnel } from './network/tunnel.ts'
import { waitForHydration } from './visit.ts'

/** A visitor with a service worker, behind a connection that can fail. */
const test = base.extend<{ tunnel: Tunnel; pageLoads: () => number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
  tunnel: async ({}, use) => {
    const tunnel = await openTunnel(process.env.HOUSE_URL as string)
    await use(tunnel)
    await tunnel.close()
  },
  pageLoads: async ({ page }, use) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
    })
    await use(() => loads)
  },
})
test.use({ serviceWorkers: 'allow' })

/** Opens a page, and waits until the worker controls it and has a copy. */
async function open(page: Page, tunnel: Tunnel, path: string) {
  await page.goto(tunnel.url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await holds(page, async () => {
    const pages = await caches.open('lerret-pages')
    const copies = await Promise.all([pages.match(location.href), pages.match('/utan-nett')])
    return copies.every(Boolean)
  })
}

/** Waits for an asynchronous condition: Playwright's own wait counts a promise as true. */
async function holds(page: Page, isSo: () => Promise<boolean>) {
  // The page may be reloaded meanwhile.
  await expect.poll(() => page.evaluate(isSo).catch(() => false)).toBe(true)
}

/**
 * Makes the browser check for a newer worker until the condition holds. A check that is already in progress may have fetched the older
 * one.
 */
async function lookForWorkerUntil(page: Page, happened: Promise<unknown>) {
  let isDone = false
  void happened.then(() => {
    isDone = true
  })
  const look = async () => {
    // The page may be reloaded meanwhile.
    await page
      .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      .catch(() => {})
    return isDone
  }
  await expect.poll(look, { timeout: 60_000 }).toBe(true)
}

/**
 * Opens a page and waits until it is loaded. With developer tools attached, as here, a browser keeps an interrupted older worker for
 * five minutes instead of half a minute.
 */
async function openUntilQuiet(page: Page, tunnel: Tunnel, path: string) {
  await open(page, tunnel, path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
}

const goOffline = (tunnel: Tunnel) => tunnel.addFault(/./, { kind: 'cut' })

test('a first visit is not loaded twice', async ({ page, tunnel, pageLoads }) => {
  await open(page, tunnel, '/om-oss')
  expect(pageLoads()).toBe(1)
})

test('a visited page works offline, with the time of its copy', async ({ page, tunnel }) => {
  await open(page, tunnel, '/om-oss')
  goOffline(tunnel)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible()
  await expect(page.getByText(/Det du ser her, er frå \S+dag \d+\. \S+ kl\. \d\d\.\d\d/)).toBeVisible()
  // The stylesheet came from the copies too.
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px')
})

test('a page without a copy shows the last known programme and its time offline', async ({
  page,
  tunnel,
}) => {
  await open(page, tunnel, '/om-oss')
  goOffline(tunnel)
  await page.goto(`${tunnel.url}/leige`)
  await expect(page).toHaveURL(/\/leige$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen dekning her nede' })).toBeVisible()
  await expect(page.getByText(/Det du ser her, er frå/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nosferatu' }).first()).toBeVisible()
})

test('a click on a link offline shows the copy of its page', async ({ page, tunnel }) => {
  await open(page, tunnel, '/leige')
  await open(page, tunnel, '/om-oss')
  goOffline(tunnel)
  await page.getByRole('navigation', { name: 'Hovudmeny' }).getByRole('link', { name: 'Leige' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leig/)
})

test('a copy is not shown when a file it needs is missing', async ({ page, tunnel }) => {
  await open(page, tunnel, '/om-oss')
  await page.evaluate(async () => {
    const assets = await caches.open('lerret-assets')
    for (const key of await assets.keys()) if (key.url.endsWith('.css')) await assets.delete(key)
  })
  goOffline(tunnel)
  await expect(page.reload()).rejects.toThrow(/ERR_/)
})

test('a phone without storage for copies still gets its pages', async ({ page, tunnel }) => {
  await open(page, tunnel, '/om-oss')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: tunnel.url, quotaSize: 1 })
  await page.goto(`${tunnel.url}/leige`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leig/)
  await waitForHydration(page)
  expect(await page.evaluate(async () => (await caches.match('/leige')) === undefined)).toBe(true)
})

test('a newer worker causes exactly one page load', async ({ page, tunnel, pageLoads }) => {
  await openUntilQuiet(page, tunnel, '/om-oss')
  tunnel.addFault(/^\/sw\.js/, { kind: 'change', change: (body) => `${body}\n// newer` })
  await lookForWorkerUntil(page, page.waitForEvent('load'))
  await waitForHydration(page)
  // The newer worker sends no more messages once it controls the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  expect(pageLoads()).toBe(2)
})

test('a newer worker does not reload a half-filled form; the next click is a page load', async ({
  page,
  tunnel,
  pageLoads,
}) => {
  await openUntilQuiet(page, tunnel, '/sok')
  // Its role changes when suggestions are loaded.
  const field = page.getByRole('main').locator('input[type=search]')
  await field.fill('org')
  // A request while an older worker is being stopped would wake it up again.
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible()
  // The browser may check for a newer worker by itself from now on.
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark('taken over'))
  })
  tunnel.addFault(/^\/sw\.js/, { kind: 'change', change: (body) => `${body}\n// newer` })
  await lookForWorkerUntil(
    page,
    page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0),
  )
  await expect(field).toHaveValue('org')
  expect(pageLoads()).toBe(1)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Personvern/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/^Personvern/)
  expect(pageLoads()).toBe(2)
})

test('the operator can remove the worker: it removes itself and all copies', async ({
  page,
  tunnel,
  pageLoads,
}) => {
  await openUntilQuiet(page, tunnel, '/om-oss')
  const house = await startHouse({ env: { SERVICE_WORKER: 'off' } })
  try {
    tunnel.forwardTo(house.url)
    // The page gets a message about a newer worker and is reloaded once; the next load has no worker.
    await lookForWorkerUntil(page, page.waitForEvent('load'))
    await holds(page, async () => (await caches.keys()).length === 0)
    await page.goto(`${tunnel.url}/leige`)
    await holds(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(pageLoads()).toBeLessThanOrEqual(3)
  } finally {
    await house.stop()
    await removeFolder(house.dataDir)
  }
})
