import type { Page } from '@playwright/test'
import { expect, followVisitor, test } from './network/connection.ts'
import type { Fault, Tunnel } from './network/tunnel.ts'

/** Pages when a chunk fails to load, or a block cannot be rendered. */

const FILM = '/metropolis-dxm-20100212'
const OTHER_FILM = '/nosferatu-dxm-20220117'

const RATING = /av 5 stjerner.*omtalar/
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Blocks the file of a film page's chunks that contains this text. */
async function blockChunk(page: Page, tunnel: Tunnel, isChunk: (code: string) => boolean) {
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  const otherPage = (await context?.newPage()) as Page
  const otherVisitor = await followVisitor(otherPage, tunnel)
  await otherVisitor.open(FILM)
  await expect(otherPage.getByText(RATING).first()).toBeAttached()
  await otherPage.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(otherPage.getByRole('button', { name: 'Logg inn for å skrive omtale' })).toBeVisible()
  await context?.close()
  for (const file of new Set(tunnel.requestedUrls.filter((address) => /^\/assets\/.*\.js/.test(address)))) {
    if (isChunk(await (await fetch(tunnel.url + file)).text()))
      tunnel.addFault(new RegExp(file), { kind: 'cut' })
  }
}

const hasRating = (code: string) =>
  code.includes('fetchRating') && code.includes('toFixed(1)') && code.length < 2000
const hasReviews = (code: string) => code.includes('fetchMoreReviews') && code.includes('fetchUserId(')

test('a blocked chunk: the page is interactive without it, and that is logged', async ({
  page,
  tunnel,
  visitor,
}) => {
  await blockChunk(page, tunnel, hasRating)
  await visitor.open(FILM)
  await expect.poll(visitor.lines).toEqual(['bundle loading error'])
  await expect(title(page)).toHaveText('Metropolis')
  await visitor.press(OTHER_FILM)
  await expect(page).toHaveURL(new RegExp(OTHER_FILM))
  await expect(title(page)).toHaveText('Nosferatu')
  await expect(page.getByText(RATING)).toHaveCount(0)
  expect(visitor.pageLoads()).toBe(1)
})

test('reviews whose chunk fails to load can be opened again', async ({ page, tunnel, visitor }) => {
  await blockChunk(page, tunnel, hasReviews)
  await visitor.open(FILM)
  await page.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Omtalane kom ikkje/)
  expect(visitor.lines()).toEqual(['bundle loading error'])
  await expect(title(page)).toHaveText('Metropolis')
  tunnel.behave()
  await page.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(page.getByRole('button', { name: 'Logg inn for å skrive omtale' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a prefetched page is shown offline, without the chunks that were not prefetched', async ({
  page,
  visitor,
}) => {
  await visitor.open('/kino')
  const link = page.getByRole('main').locator(`a[href="${FILM}"]`).first()
  await link.hover()
  await expect(page.locator(`main > [data-page="${FILM}"]`)).toBeAttached()
  await page.context().setOffline(true)
  await link.click()
  await expect(title(page)).toHaveText('Metropolis')
  await expect.poll(visitor.lines).toContain('bundle loading error')
  await expect(title(page)).toBeVisible()
  expect(visitor.pageLoads()).toBe(1)
})

/** Page data with a block item that cannot be rendered. */
const spoilt: Fault = {
  kind: 'change',
  change: (body) => body.replace(/("component":"cover"[^[]*\[)/, '$1{},'),
}

test('a page that cannot be hydrated stays as rendered', async ({ page, tunnel, visitor }) => {
  const drawn = await page.context().newPage()
  await drawn.goto(tunnel.url + FILM)
  const text = await drawn.locator('main').innerText()
  await drawn.close()
  tunnel.addFault(/^\/page-data\/metropolis/, spoilt)
  await visitor.open(FILM)
  await expect.poll(() => visitor.lines().length).toBeGreaterThan(0)
  await expect(title(page)).toHaveText('Metropolis')
  expect(await page.locator('main').innerText()).toBe(text)
  expect(visitor.pageLoads()).toBe(1)
  // The rest of the page is interactive, and so is the next page.
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a page that cannot be rendered causes one page load', async ({ page, tunnel, visitor }) => {
  tunnel.addFault(/^\/page-data\/metropolis/, spoilt)
  await visitor.open('/om-oss')
  await visitor.press(`${FILM}?a=1#b`)
  await expect(title(page)).toHaveText('Metropolis')
  await expect(page).toHaveURL(new RegExp(`${FILM}\\?a=1#b$`))
  await expect.poll(() => visitor.lines().filter((line) => line.startsWith('Loading the')).length).toBe(1)
  await expect.poll(visitor.pageLoads).toBe(2)
})

test('a page that cannot be rendered does not affect others: hovered it is not shown, and offline the current page stays', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.addFault(/^\/page-data\/metropolis/, spoilt)
  await visitor.open('/kino')
  const fetched = page.waitForResponse(/page-data\/metropolis/)
  const link = page.getByRole('main').locator(`a[href="${FILM}"]`).first()
  await link.hover()
  await (await fetched).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
  await expect(title(page)).toHaveText('Kino')
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('Du er utan nett')).toBeVisible()
  await expect(title(page)).toHaveText('Kino')
  await page.context().setOffline(false)
  // No link leads there, so it has not been prefetched.
  await visitor.press('/kino-gammel')
  await expect(page.locator('main > [data-page="/kino-gammel"]')).toBeVisible()
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a page that can no longer be rendered stays as it was', async ({ page, tunnel, visitor }) => {
  tunnel.addFault(/^\/runtime\//, {
    kind: 'change',
    change: (body) =>
      body
        .replaceAll('"state":"planned"', '"state":"moved"')
        .replaceAll('"previousStart":null', '"previousStart":"soon"'),
  })
  await visitor.open(FILM)
  const lines = (await page.locator('main').innerText()).split('\n')
  await expect.poll(visitor.lines).not.toEqual([])
  await expect(title(page)).toHaveText('Metropolis')
  // The rating of the film may have been added in between.
  expect((await page.locator('main').innerText()).split('\n')).toEqual(expect.arrayContaining(lines))
  await visitor.press('/leige')
  await expect(title(page)).toHaveText(/Leig/)
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})
