import { DEMO_PASSWORD } from '../house/house.ts'
import { EDITOR_EMAIL, expect, test } from './editor.ts'

test('an editor signs in with the keyboard, after a wrong password and without a network', async ({
  page,
}) => {
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
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Får ikkje kontakt med tenaren.')).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'I kveld' })).toBeVisible()
})
