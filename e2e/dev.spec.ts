import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'
import { type ServedSource, serveSourceCopy } from './house/source-copy.ts'
import { waitForHydration } from './visit.ts'

/** One server for all tests; each changes other files. */
test.describe.configure({ mode: 'default' })

let source: ServedSource
test.beforeAll(async () => {
  source = await serveSourceCopy()
})
test.afterAll(() => source.stop())

test('pages are rendered from the source, and everything else comes from the server', async ({
  page,
  request,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${source.url}/kino`)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
  const html = await page.content()
  expect(html).toContain('/@dev/dev/client.ts')
  expect(html).not.toContain('"/assets/')

  for (const path of ['/page-data/kino.json', '/openapi.json', '/program.ics']) {
    const [fromSource, fromServer] = [await request.get(`${source.url}${path}`), await request.get(path)]
    expect(fromSource.status()).toBe(200)
    expect(await fromSource.body()).toEqual(await fromServer.body())
  }
  expect((await request.get(`${source.url}/finst-ikkje`)).status()).toBe(404)
})

test('a saved stylesheet or component is on the open page without a page load', async ({ page }) => {
  await openConnected(page, '/kino')
  await waitForHydration(page)
  const heading = page.locator('main section h2').first()
  const text = await heading.textContent()
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''))

  await source.edit('packages/ui/elements/Section.module.css', '{', '{ outline-color: rgb(1, 2, 3);')
  await expect(page.locator('main section').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')

  await source.edit('packages/ui/elements/Section.tsx', '{heading}\n', '{heading} (ny)\n')
  await expect(heading).toHaveText(`${text} (ny)`)
  await expect(page.locator('html')).toHaveAttribute('data-loaded-once')
})

test('a saved header is on the page after it has loaded again by itself', async ({ page }) => {
  await openConnected(page, '/kino')
  await source.edit('apps/site/shell/Header.tsx', '<header', '<header data-edited=""')
  await expect(page.locator('header[data-edited]')).toBeVisible()
})

test('an error in the source is shown over the page until it is fixed', async ({ page }) => {
  await openConnected(page, '/kino')
  await source.edit('apps/site/shell/Footer.tsx', '<footer', '<<footer')
  await expect(page.locator('vite-error-overlay')).toContainText('Footer.tsx')
  await source.edit('apps/site/shell/Footer.tsx', '<<footer', '<footer')
  await expect(page.locator('footer')).toBeVisible()
})

test('a saved screen of the desk is on the open page without a page load', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await openConnected(page, '/redaksjon/gloymt-passord')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Nytt passord')
  await page.getByLabel('E-postadresse').fill('kari@fjordheim.example')
  await source.edit('apps/desk/sign-in/SignInPage.tsx', '{title}</h1>', '{title} (ny)</h1>')
  await expect(heading).toHaveText('Nytt passord (ny)')
  await expect(page.getByLabel('E-postadresse')).toHaveValue('kari@fjordheim.example')
  expect(errors).toEqual([])
})

test('a story of a block is shown at the chosen width, in the chosen theme', async ({ page }) => {
  await page.goto(`${source.url}/stories?block=cover-flow&width=768`)
  await page.getByRole('link', { name: 'scene' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'På kino no' })).toBeVisible()
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('scene')
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(768)
})

/** Opens a page and waits for its connection to the development server. */
async function openConnected(page: Page, path: string) {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(`${source.url}${path}`)
  await connected
}
