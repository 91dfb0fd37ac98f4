import { expect, test } from './visit.ts'

test('a visitor finds a film tonight from the front page and comes to its showings', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Kino', exact: true }).first().click()
  await expect(page).toHaveURL('/kino')
  await page.getByRole('link', { name: 'Nosferatu' }).first().click()
  await expect(page).toHaveURL(/\/nosferatu-dxm-\d{8}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeVisible()
  const buy = page.getByRole('link', { name: /Kjøp/ }).first()
  await expect(buy).toHaveAttribute('href', /\/fjordheim\/events\/[^/]+\/purchase\/setup\?kanal=dxf$/)
})

test('a visitor reads an article whose title is full of punctuation', async ({ page }) => {
  await page.goto('/nyhende')
  const link = page.getByRole('link', { name: 'Kven veit mest?' }).first()
  const title = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(new URL(page.url()).pathname).toContain('%22')
})

test('an unknown address shows a page with links', async ({ page, consoleErrors }) => {
  const reply = await page.goto('/tull-og-tøys')
  expect(reply?.status()).toBe(404)
  await expect(page).toHaveTitle('404')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  // The browser logs every reply with status 404.
  consoleErrors.length = 0
})

test('without JavaScript, a visitor on a phone opens the menu and the contact pages under it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByText('Meny', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Hovudmeny' })
  await menu.locator('summary', { hasText: 'Kontakt' }).click()
  await menu.getByRole('link', { name: 'Om oss' }).click()
  await expect(page).toHaveURL('/om-oss')
  await context.close()
})

test('with the keyboard alone, a visitor skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  const isInMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(isInMain || (await page.evaluate(() => document.activeElement?.tagName === 'MAIN'))).toBe(true)
})
