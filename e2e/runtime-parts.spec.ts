import type { Page } from '@playwright/test'
import { expect, followVisitor, test } from './connection.ts'
import type { Trick, Tunnel } from './tunnel.ts'

/** What becomes of a page when a part of it does not come, or cannot be drawn. */

const FILM = '/metropolis-dxm-20100212'
const OTHER_FILM = '/nosferatu-dxm-20220117'

const RATING = /av 5 stjerner.*omtalar/
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Keeps back the file that has this in it, among those that a visitor of a film's page is given. */
async function keepBack(page: Page, tunnel: Tunnel, isIt: (code: string) => boolean) {
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  const other = (await context?.newPage()) as Page
  const before = await followVisitor(other, tunnel)
  await before.open(FILM)
  await expect(other.getByText(RATING).first()).toBeAttached()
  await other.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(other.getByRole('button', { name: 'Logg inn for å skrive omtale' })).toBeVisible()
  await context?.close()
  for (const file of new Set(tunnel.asked.filter((address) => /^\/assets\/.*\.js/.test(address)))) {
    if (isIt(await (await fetch(tunnel.url + file)).text())) tunnel.play(new RegExp(file), { kind: 'cut' })
  }
}

const hasRating = (code: string) =>
  code.includes('fetchRating') && code.includes('toFixed(1)') && code.length < 2000
const hasReviews = (code: string) => code.includes('fetchMoreReviews') && code.includes('fetchUserId(')

test('code of a part that is blocked: the page stands and is alive without it, and that is logged', async ({
  page,
  tunnel,
  visitor,
}) => {
  await keepBack(page, tunnel, hasRating)
  await visitor.open(FILM)
  await expect.poll(visitor.lines).toEqual(['bundle loading error'])
  await expect(title(page)).toHaveText('Metropolis')
  await visitor.press(OTHER_FILM)
  await expect(page).toHaveURL(new RegExp(OTHER_FILM))
  await expect(title(page)).toHaveText('Nosferatu')
  await expect(page.getByText(RATING)).toHaveCount(0)
  expect(visitor.pageLoads()).toBe(1)
})

test('reviews whose code does not come can be asked for again', async ({ page, tunnel, visitor }) => {
  await keepBack(page, tunnel, hasReviews)
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

test('a page that was fetched ahead is shown without coverage, without the parts that were not', async ({
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

/** Page data with a part that cannot be drawn. */
const spoilt: Trick = {
  kind: 'change',
  change: (body) => body.replace(/("component":"cover"[^[]*\[)/, '$1{},'),
}

test('a page that cannot be brought to life stands as it is drawn', async ({ page, tunnel, visitor }) => {
  const drawn = await page.context().newPage()
  await drawn.goto(tunnel.url + FILM)
  const text = await drawn.locator('main').innerText()
  await drawn.close()
  tunnel.play(/^\/page-data\/metropolis/, spoilt)
  await visitor.open(FILM)
  await expect.poll(() => visitor.lines().length).toBeGreaterThan(0)
  await expect(title(page)).toHaveText('Metropolis')
  expect(await page.locator('main').innerText()).toBe(text)
  expect(visitor.pageLoads()).toBe(1)
  // What stands beside it is alive, and so is the next page.
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a page that cannot be drawn is loaded as a page, once', async ({ page, tunnel, visitor }) => {
  tunnel.play(/^\/page-data\/metropolis/, spoilt)
  await visitor.open('/om-oss')
  await visitor.press(`${FILM}?a=1#b`)
  await expect(title(page)).toHaveText('Metropolis')
  await expect(page).toHaveURL(new RegExp(`${FILM}\\?a=1#b$`))
  await expect.poll(() => visitor.lines().filter((line) => line.startsWith('Loading the')).length).toBe(1)
  await expect.poll(visitor.pageLoads).toBe(2)
})

test('a page that cannot be drawn takes no other with it: pointed at it is not seen, and without coverage the visitor stays', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.play(/^\/page-data\/metropolis/, spoilt)
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
  // No link leads there, so it has not been asked for in vain meanwhile.
  await visitor.press('/kino-gammel')
  await expect(page.locator('main > [data-page="/kino-gammel"]')).toBeVisible()
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a page that can no longer be drawn stands as it last stood', async ({ page, tunnel, visitor }) => {
  tunnel.play(/^\/runtime\//, {
    kind: 'change',
    change: (body) =>
      body
        .replaceAll('"state":"planned"', '"state":"moved"')
        .replaceAll('"previousStart":null', '"previousStart":"soon"'),
  })
  await visitor.open(FILM)
  const text = await page.locator('main').innerText()
  await expect.poll(visitor.lines).not.toEqual([])
  await expect(title(page)).toHaveText('Metropolis')
  expect(await page.locator('main').innerText()).toContain(text)
  await visitor.press('/leige')
  await expect(title(page)).toHaveText(/Leig/)
  await expect(page.locator('main > [data-page]')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})
