import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'
import { waitForHydration } from './visit.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })

/** All pages in the document, visible or not. */
const pages = (page: Page) => page.locator('main > [data-page]')
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first()
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

test('a hovered page is prepared, invisible and out of reach of keyboard and screen reader', async ({
  page,
}) => {
  await open(page, '/om-oss')
  const height = await readHeight(page)
  await linkTo(page, '/kino').hover()
  await expect(pages(page)).toHaveCount(2)
  const ready = page.locator('main > [data-page="/kino"]')
  await expect(ready.locator('h2').first()).not.toBeVisible()
  // It is laid out: it has a width.
  expect(
    await ready
      .locator('h2')
      .first()
      .evaluate((title) => title.getBoundingClientRect().width),
  ).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await readHeight(page)).toBe(height)
  expect(
    await ready.evaluate((hidden) => {
      const link = hidden.querySelector('a')
      link?.focus()
      return document.activeElement === link
    }),
  ).toBe(false)
})

test('after the click it is the only page, and interactive', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('basic_events')) requestedUrls.push(request.url())
  })
  await open(page, '/om-oss')
  await linkTo(page, '/kino').hover()
  await expect(pages(page)).toHaveCount(2)
  expect(requestedUrls, 'requests no updates of showings before it is shown').toEqual([])
  await linkTo(page, '/kino').click()
  await expect(pages(page)).toHaveCount(1)
  await expect(pages(page)).toHaveAttribute('data-page', '/kino')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(0)
  // The rest of the page follows the first screen.
  await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0)
  await expect(page.locator('main [data-surface]').nth(3)).toBeAttached()
  await expect(page).toHaveTitle(/^Kino/)
})

test('a prepared page is replaced by the next one, and going back shows a complete page', async ({
  page,
}) => {
  await open(page, '/om-oss')
  await linkTo(page, '/kino').hover()
  await expect(page.locator('main > [data-page="/kino"]')).toBeAttached()
  await linkTo(page, '/kultur').hover()
  await expect(page.locator('main > [data-page="/kultur"]')).toBeAttached()
  await expect(pages(page)).toHaveCount(2)
  await linkTo(page, '/kultur').click()
  await expect(page).toHaveURL(/kultur$/)
  await expect(pages(page)).toHaveCount(1)
  await page.goBack()
  // The mouse is still over the link, so its page may be prepared again.
  await expect(page.locator('main > [data-page="/om-oss"] h1')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('quick clicks on several links end on the page of the last', async ({ page }) => {
  await open(page, '/om-oss')
  await linkTo(page, '/kino').hover()
  await expect(page.locator('main > [data-page="/kino"]')).toBeAttached()
  await page.evaluate(() => {
    for (const path of ['/kino', '/kultur', '/kino'])
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
  })
  await expect(page).toHaveURL(/kino$/)
  await expect(pages(page)).toHaveCount(1)
  await expect(pages(page)).toHaveAttribute('data-page', '/kino')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The animations right after a click on a link has changed the page. */
async function movesOnPress(page: Page, path: string): Promise<(string | null)[]> {
  await open(page, '/om-oss')
  return page.evaluate((wanted) => {
    const moving = new Promise<(string | null)[]>((resolve) =>
      new MutationObserver(() =>
        resolve(
          document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .map(({ target }) => target?.closest('[data-page]')?.getAttribute('data-page') ?? null),
        ),
      ).observe(document.head, { childList: true, subtree: true, characterData: true }),
    )
    document.querySelector<HTMLElement>(`header a[href="${wanted}"]`)?.click()
    return moving
  }, path)
}

test('an opened page fades in', async ({ page }) => {
  const moving = await movesOnPress(page, '/kultur')
  expect(moving).not.toEqual([])
  expect(new Set(moving)).toEqual(new Set(['/kultur']))
})

test('with reduced motion, an opened page is shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movesOnPress(page, '/kultur')).toEqual([])
})

test('with reduced data, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/page-data/')) fetched.push(pathname)
  })
  await open(page, '/om-oss')
  await linkTo(page, '/kino').hover()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual(['/page-data/_site.json', '/page-data/om-oss.json'])
  await linkTo(page, '/kino').click()
  await expect(page).toHaveTitle(/^Kino/)
})
