import { DEMO_PASSWORD, type House, removeFolder, startHouse } from '../house/house.ts'
import { ADMIN_EMAIL, expect, test } from './editor.ts'

// What these tests change is on every page, so they have a house of their own.
test.describe.configure({ mode: 'default' })
let house: House
test.beforeAll(async () => {
  house = await startHouse()
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})
test.beforeEach(async ({ page }) => {
  const data = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
  expect((await page.request.post(`${house.url}/redaksjon/api/session`, { data })).status()).toBe(200)
})

test('an editor reorders the menu with the keyboard and by dragging, and finds it live', async ({ page }) => {
  await page.goto(`${house.url}/redaksjon/menyar`)
  const header = page.getByRole('treegrid', { name: 'Toppmeny' })
  const rows = header.getByRole('row')
  await page.getByRole('row', { name: 'Kino', exact: true }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('«Kino» er nummer 1 av 7.')).toBeVisible()
  await expect(rows.first()).toBeFocused()
  await page.getByRole('row', { name: 'Leige', exact: true }).click()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText('«Leige» er nummer 1 av 1 under «Studio».')).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await page.getByRole('button', { name: 'Angre', exact: true }).click()
  await expect(page.getByText('Angra.')).toBeVisible()

  const studio = page.getByRole('row', { name: 'Studio', exact: true })
  await studio.dragTo(page.getByRole('row', { name: 'Kino', exact: true }), {
    targetPosition: { x: 200, y: 3 },
  })
  await expect(rows.first()).toHaveAccessibleName('Studio')

  await page.getByRole('button', { name: 'Nytt menypunkt' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toBeFocused()
  await page.keyboard.type('Billettar')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByText('Eitt eller fleire punkt manglar noko.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Fører til' }).fill('ebill')
  await page.getByRole('option', { name: '/ebillett' }).click()
  await expect(page.getByRole('combobox', { name: 'Fører til' })).toHaveValue('/ebillett')

  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  await page.goto(house.url)
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link').nth(0)).toHaveText('Studio')
  await expect(menu.getByRole('link', { name: 'Billettar' })).toHaveAttribute('href', '/ebillett')
})
