import { expect, type Page, test } from '@playwright/test'
import { comesToLife } from './visit.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })

/** Pages that stand in the document, seen or not. */
const pages = (page: Page) => page.locator('main > [data-page]')
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first()
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function open(page: Page, path: string) {
  await page.goto(path)
  await comesToLife(page)
}

test('a page that is pointed at stands ready, where nobody sees, hears or reaches it', async ({ page }) => {
  await open(page, '/om-oss')
  const height = await heightOf(page)
  await linkTo(page, '/kino').hover()
  await expect(pages(page)).toHaveCount(2)
  const ready = page.locator('main > [data-page="/kino"]')
  await expect(ready.locator('h2').first()).not.toBeVisible()
  // It is laid out all the same: its width is known.
  expect(
    await ready
      .locator('h2')
      .first()
      .evaluate((title) => title.getBoundingClientRect().width),
  ).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await heightOf(page)).toBe(height)
  expect(
    await ready.evaluate((hidden) => {
      const link = hidden.querySelector('a')
      link?.focus()
      return document.activeElement === link
    }),
  ).toBe(false)
})

test('pressed, it is the only page, and alive', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('basic_events')) asked.push(request.url())
  })
  await open(page, '/om-oss')
  await linkTo(page, '/kino').hover()
  await expect(pages(page)).toHaveCount(2)
  expect(asked, 'asks for nothing new about showings before it is seen').toEqual([])
  await linkTo(page, '/kino').click()
  await expect(pages(page)).toHaveCount(1)
  await expect(pages(page)).toHaveAttribute('data-page', '/kino')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  // All of the page follows what filled the screen.
  await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0)
  await expect(page.locator('main [data-surface]').nth(3)).toBeAttached()
  await expect(page).toHaveTitle(/^Kino/)
})

test('a page that was only pointed at makes way for the next, and a page gone back to is whole', async ({
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
  // The mouse still rests on the link, so that the page it leads to may stand ready again.
  await expect(page.locator('main > [data-page="/om-oss"] h1')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('links pressed in haste end on the page of the last', async ({ page }) => {
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

/** What moves on the page at the moment when a press on a link has changed it. */
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

test('what stands on a page that is opened brightens', async ({ page }) => {
  const moving = await movesOnPress(page, '/kultur')
  expect(moving).not.toEqual([])
  expect(new Set(moving)).toEqual(new Set(['/kultur']))
})

test('where motion is unwelcome, a page that is opened is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movesOnPress(page, '/kultur')).toEqual([])
})

test('a visitor who saves data has nothing fetched ahead, pointed at or not', async ({ page }) => {
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
