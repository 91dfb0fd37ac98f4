import { expect, test } from './connection.ts'
import { comesToLife } from './visit.ts'

/** What a press of a link does. */

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

test('a page that the mouse rests on is drawn out of sight and asks for nothing; a press shows what was drawn', async ({
  page,
  visitor,
}) => {
  await visitor.open('/leige')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Kino', exact: true })
    .hover()
  const drawn = page.locator('main h1', { hasText: 'Kino' })
  await expect(drawn).toBeAttached()
  await expect(drawn).toBeHidden()
  expect(await visitor.heading()).toMatch(/Leig/)
  expect(asked.filter((path) => path.startsWith('/runtime/'))).toEqual([])
  const handle = await drawn.elementHandle()
  await page.mouse.down()
  await page.mouse.up()
  await expect(drawn).toBeVisible()
  expect(await handle?.evaluate((heading) => heading.isConnected)).toBe(true)
  // The page that was left goes when the one that was wanted has been painted.
  await expect(page.locator('main h1')).toHaveCount(1)
  expect(visitor.pageLoads()).toBe(1)
})

test('a newer press takes over from an older one, whose delay is never told', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.evaluate(() =>
    addEventListener('lerret:delayed-load', () => (document.body.dataset.delayed = '')),
  )
  tunnel.play(/^\/page-data\/leige/, { kind: 'late', ms: 1500 })
  const olderCame = page.waitForResponse(/\/page-data\/leige/)
  await visitor.press('/leige')
  await visitor.press('/bar')
  await expect(page).toHaveTitle(/^Bar/)
  await olderCame
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

test('a bad percent sign is a page that is not found, not a crash', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await visitor.press('/100%')
  await expect(page).toHaveTitle('404')
})

test('the redirect table and the right spelling hold in the browser, with query and hash, as one step of history', async ({
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

test('something that is not a page is fetched by the browser', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  const download = page.waitForEvent('download')
  await visitor.press('/program.ics')
  expect((await download).suggestedFilename()).toBe('program.ics')
})

test('back and forward restore how far down each page was read', async ({ page, visitor }) => {
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

test('a hash leads to its place on the page that is opened, also with æ, ø and å', async ({
  page,
  tunnel,
  visitor,
}) => {
  const withPlace = (body: string) => body.replace('<h2>Rettane dine', '<h2 id=\\"øving på å\\">Rettane dine')
  tunnel.play(/^\/page-data\/personvernerklaering/, { kind: 'change', change: withPlace })
  await visitor.open('/om-oss')
  await visitor.press('/personvernerklaering#øving på å')
  await expect(page).toHaveTitle(/^Personvern/)
  await expect(page.getByRole('heading', { name: 'Rettane dine' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a question in the header is answered without a page load', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await page.getByRole('banner').getByRole('searchbox').fill('orgel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sok\?q=orgel$/)
  await expect(page.getByRole('main').getByText('treff på «orgel»')).toBeVisible()
  expect(visitor.pageLoads()).toBe(1)
})

test('in a browser that does not tell of navigations, links are page loads, and pages come to life', async ({
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
  await comesToLife(page)
  expect(visitor.pageLoads()).toBe(2)
  // What needs script works there too.
  const search = page.getByRole('banner').locator('input[type=search]')
  await search.fill('nosf')
  await expect(page.getByRole('banner').getByRole('option', { name: /Nosferatu/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.lines()).toEqual([])
})
