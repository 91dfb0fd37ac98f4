import { DEMO_PASSWORD, type House } from '../house/house.ts'
import { EDITOR_EMAIL, expect, signIn, test } from './editor.ts'

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test.beforeEach(({ page }) => signIn(page, EDITOR_EMAIL, house.url))

test('an editor sees the page while writing, and visitors see nothing of it', async ({ page }) => {
  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  const title = page.getByRole('textbox', { name: 'Tittel' })
  await title.fill('Kaffi i foajeen')
  await expect(page.getByText('/article/kaffi-i-foajeen · Ledig')).toBeVisible()
  await page.getByRole('button', { name: 'Førehandsvis' }).click()
  const preview = page.frameLocator('iframe[title="Førehandsvising"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Kaffi i foajeen' })).toBeVisible()
  await title.fill('Kaffi og vaflar')
  await expect(preview.getByRole('heading', { level: 1, name: 'Kaffi og vaflar' })).toBeVisible()
  // Pressing what a field makes focuses the field, and the focused field's element is outlined.
  const shownTitle = preview.getByRole('heading', { level: 1 })
  await expect(shownTitle).toHaveCSS('outline-style', 'solid')
  await preview.locator('[data-field=author]').click()
  await expect(page.getByLabel('Forfattar')).toBeFocused()
  await expect(shownTitle).toHaveCSS('outline-style', 'none')
  await shownTitle.click()
  await expect(page.getByRole('textbox', { name: 'Tittel' })).toBeFocused()
  expect((await page.request.get(`${house.url}/article/kaffi-og-vaflar`)).status()).toBe(404)
})

test('an editor loses nothing of a text with the network, the tab or the session', async ({
  page,
  context,
}) => {
  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  const title = page.getByRole('textbox', { name: 'Tittel' })
  await title.fill('På bussen')
  await expect(page.getByText(/^Lagra \d/)).toBeVisible()
  const address = page.url()

  // What is typed without a network is only here, and is saved when the network is back.
  await context.setOffline(true)
  await title.fill('På bussen heim')
  await expect(page.getByText('Berre her, ikkje på tenaren')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Lagra \d/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('På bussen heim')

  // The session ends: the sign-in opens over the text.
  await context.clearCookies()
  await title.fill('På bussen heim, ferdig')
  const dialog = page.getByRole('dialog', { name: 'Logg inn att' })
  await expect(dialog.getByLabel('E-postadresse')).toHaveValue(EDITOR_EMAIL)
  await dialog.getByLabel('Passord').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(title).toHaveValue('På bussen heim, ferdig')
  await expect(page.getByText(/^Lagra \d/)).toBeVisible()

  // The tab is closed without a network.
  await context.setOffline(true)
  await title.fill('Skrive utan dekning')
  await expect(page.getByText('Berre her, ikkje på tenaren')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByRole('textbox', { name: 'Tittel' })).toHaveValue('Skrive utan dekning')
  await expect(again.getByText(/^Lagra \d/)).toBeVisible()
})
