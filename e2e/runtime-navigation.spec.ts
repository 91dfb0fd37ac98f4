import { expect, test } from './network/connection.ts'
import { waitForHydration } from './visit.ts'

/** Navigation by links. */

test('a link shows its page without a page load: title, canonical address, menu, focus and announcement follow', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Leige', exact: true })
    .click()
  await expect(page).toHaveURL(/\/leige$/)
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^Leige/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/leige$/)
  await expect(page.locator('header [aria-current]')).toHaveText('Leige')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual([])
})

test('a hovered page is rendered out of sight and requests nothing; a click shows it', async ({
  page,
  visitor,
}) => {
  await visitor.open('/leige')
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname))
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Kino', exact: true })
    .hover()
  const drawn = page.locator('main h1', { hasText: 'Kino' })
  await expect(drawn).toBeAttached()
  await expect(drawn).toBeHidden()
  expect(await visitor.heading()).toMatch(/Leig/)
  expect(requestedUrls.filter((path) => path.startsWith('/runtime/'))).toEqual([])
  const handle = await drawn.elementHandle()
  await page.mouse.down()
  await page.mouse.up()
  await expect(drawn).toBeVisible()
  expect(await handle?.evaluate((heading) => heading.isConnected)).toBe(true)
  // The outgoing page is removed when the new one is painted.
  await expect(page.locator('main h1')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a newer click supersedes an older one, whose delay is not announced', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.evaluate(() =>
    addEventListener('lerret:delayed-load', () => (document.body.dataset.delayed = '')),
  )
  tunnel.addFault(/^\/page-data\/leige/, { kind: 'late', ms: 1500 })
  const olderResponse = page.waitForResponse(/\/page-data\/leige/)
  await visitor.press('/leige')
  await visitor.press('/bar')
  await expect(page).toHaveTitle(/^Bar/)
  await olderResponse
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page).toHaveURL(/\/bar$/)
  await expect(page).toHaveTitle(/^Bar/)
  await expect(page.locator('body')).not.toHaveAttribute('data-delayed')
  expect(visitor.pageLoads()).toBe(1)
})

test('a path without a page shows the page for it, with its log line and without a page load', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await visitor.press('/finst-ikkje')
  await expect(page).toHaveTitle('404')
  await expect(page).toHaveURL(/\/finst-ikkje$/)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('a path without a page that is opened directly is logged the same way', async ({ page, visitor }) => {
  await visitor.open('/finst-ikkje')
  await expect(page).toHaveTitle('404')
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('an invalid percent-encoding is not found, and no error', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await visitor.press('/100%')
  await expect(page).toHaveTitle('404')
})

test('redirects and canonical spellings work in the browser, with query and hash, as one history entry', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await visitor.press('/film?a=1#b')
  await expect(page).toHaveURL(/\/kino\?a=1#b$/)
  await visitor.press('/Nyhende/?c=2')
  await expect(page).toHaveURL(/\/nyhende\?c=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/kino\?a=1#b$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/om-oss$/)
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.pageLoads()).toBe(1)
})

test('a link to a file is followed by the browser', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  const download = page.waitForEvent('download')
  await visitor.press('/program.ics')
  expect((await download).suggestedFilename()).toBe('program.ics')
})

test('back and forward restore the scroll position of each page', async ({ page, visitor }) => {
  await visitor.open('/personvernerklaering')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Personvern/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  expect(visitor.pageLoads()).toBe(1)
})

test('a hash scrolls to its element on the opened page, also with æ, ø and å', async ({
  page,
  tunnel,
  visitor,
}) => {
  const withPlace = (body: string) => body.replace('<h2>Rettane dine', '<h2 id=\\"øving på å\\">Rettane dine')
  tunnel.addFault(/^\/page-data\/personvernerklaering/, { kind: 'change', change: withPlace })
  await visitor.open('/om-oss')
  await visitor.press('/personvernerklaering#øving på å')
  await expect(page).toHaveTitle(/^Personvern/)
  await expect(page.getByRole('heading', { name: 'Rettane dine' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a search in the header needs no page load', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await page.getByRole('banner').getByRole('searchbox').fill('orgel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sok\?q=orgel$/)
  await expect(page.getByRole('main').getByText('treff på «orgel»')).toBeVisible()
  expect(visitor.pageLoads()).toBe(1)
})

test('in a browser without the Navigation API, links are page loads, and pages are hydrated', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'NavigationPrecommitController')
  })
  await visitor.open('/om-oss')
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Kino', exact: true })
    .click()
  await expect(page).toHaveTitle(/^Kino/)
  await waitForHydration(page)
  expect(visitor.pageLoads()).toBe(2)
  // Features that need script work there too.
  const search = page.getByRole('banner').locator('input[type=search]')
  await search.fill('nosf')
  await expect(page.getByRole('banner').getByRole('option', { name: /Nosferatu/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.lines()).toEqual([])
})
