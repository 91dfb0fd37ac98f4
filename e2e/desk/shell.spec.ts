import { DEMO_PASSWORD } from '../house/house.ts'
import { EDITOR_EMAIL, expect, openDesk, test } from './editor.ts'

test('an editor signs in with the keyboard, after a wrong password', async ({ page }) => {
  await page.goto('/redaksjon')
  const password = page.getByLabel('Passord')
  await page.getByLabel('E-postadresse').focus()
  await page.keyboard.type(EDITOR_EMAIL)
  await page.keyboard.press('Tab')
  await page.keyboard.type('feil passord')
  await page.keyboard.press('Enter')
  await expect(page.getByText('E-postadressa eller passordet er ikkje rett.')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(page.getByLabel('E-postadresse')).toHaveValue(EDITOR_EMAIL)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'I kveld' })).toBeVisible()
})

test('without a network, the sign-in says so and what was typed stays', async ({ page }) => {
  await page.goto('/redaksjon')
  await page.getByLabel('E-postadresse').fill(EDITOR_EMAIL)
  await page.getByLabel('Passord').fill(DEMO_PASSWORD)
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Får ikkje kontakt med tenaren.')).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'I kveld' })).toBeVisible()
})

test('when the session has expired, the sign-in opens over the work, which then continues', async ({
  page,
}) => {
  let refusals = 0
  await page.route('**/redaksjon/api/showing-sales?*', (route) =>
    refusals++ === 0
      ? route.fulfill({ status: 401, json: { error: { code: 'login_needed', message: '' } } })
      : route.continue(),
  )
  await openDesk(page)
  const dialog = page.getByRole('dialog', { name: 'Logg inn att' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('E-postadresse')).toHaveValue(EDITOR_EMAIL)
  await dialog.getByLabel('Passord').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'I morgon' })).toBeVisible()
})

test('the palette goes and does, and shows all keys', async ({ page }) => {
  await openDesk(page, '/tull')
  await expect(page.getByRole('heading', { name: 'Her er det ingenting' })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Søk eller gjer' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.type('mørk')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark')
  await page.keyboard.press('?')
  await expect(palette.getByRole('heading', { name: 'Snarvegar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/redaksjon$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Enter opens the first record, also when the records arrive after typing', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/redaksjon/api/find?**', async (route) => {
    await typed.promise
    await route.continue()
  })
  await openDesk(page, '/tull')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('orgel')
  await expect(page.getByText('Ingen treff på «orgel».')).toBeVisible()
  typed.resolve()
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/tull$/)
})
