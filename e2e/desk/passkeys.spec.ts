import type { Page } from '@playwright/test'
import { givenAuthenticator, withoutAutofill } from '../authenticator.ts'
import { findBarriers, measureOverflow } from '../barriers.ts'
import { DEMO_PASSWORD, findFreePort, type House, removeFolder, startHouse } from '../house/house.ts'
import { EDITOR_EMAIL, expect, openDesk, test } from './editor.ts'

// Passkeys belong to a domain, which the address of the other tests' house is not. Both tests sign in as the same editor.
test.describe.configure({ mode: 'default' })
let house: House
let url: string

test.beforeAll(async () => {
  const port = await findFreePort()
  url = `http://localhost:${port}`
  house = await startHouse({ port, env: { PUBLIC_URL: url } })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})
test.use({ baseURL: ({ baseURL: _ }, use) => use(url) })

async function expectFree(page: Page) {
  expect(await findBarriers(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}

test('an editor adds a passkey, signs in with it, uses it after the password, and removes it', async ({
  page,
  context,
}) => {
  await withoutAutofill(context)
  await openDesk(page, '/konto')
  const authenticator = await givenAuthenticator(page)
  const section = page.getByRole('region', { name: 'Passnøklar' })
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await page.keyboard.press('Enter')
  await expect(section.getByText('Gje passnøkkelen eit namn.')).toBeVisible()
  await section.getByLabel('Namn på passnøkkelen').fill('Telefonen min')
  await page.keyboard.press('Enter')
  await expect(section.getByText('Passnøkkelen er lagd til.')).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText(/Telefonen min.*ikkje brukt enno/)
  await expect(page.getByText('Av. Etter passordet blir du beden om ein passnøkkel.')).toBeVisible()
  expect(await authenticator.countPasskeys()).toBe(1)
  await expectFree(page)

  const signIn = page.getByRole('button', { name: 'Logg inn med passnøkkel' })
  await context.clearCookies()
  await page.reload()
  await expect(signIn).toBeVisible()
  await expectFree(page)
  await signIn.click()
  await expect(section.getByRole('listitem')).toContainText(/Telefonen min.*sist brukt/)

  await context.clearCookies()
  await page.reload()
  await page.getByLabel('E-postadresse').fill(EDITOR_EMAIL)
  await page.getByLabel('Passord').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  const use = page.getByRole('button', { name: 'Bruk passnøkkelen' })
  await expect(use).toBeFocused()
  // What announced the pressed button is left outside for some seconds, without its name.
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  await use.click()

  await section.getByRole('button', { name: 'Fjern Telefonen min' }).click()
  await expect(section.getByText('Telefonen min er fjerna.')).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await signIn.click()
  await expect(page.getByText('Denne passnøkkelen gjeld ikkje for redaksjonen')).toBeVisible()
})

test('an editor chooses a passkey where the browser fills in the address', async ({ page, context }) => {
  await openDesk(page, '/konto')
  await givenAuthenticator(page)
  const section = page.getByRole('region', { name: 'Passnøklar' })
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await section.getByLabel('Namn på passnøkkelen').fill('PC-en på kontoret')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toContainText('PC-en på kontoret')
  await context.clearCookies()
  // The device chooses by itself what a person would choose in the list.
  await page.reload()
  await expect(section.getByRole('listitem')).toContainText(/PC-en på kontoret.*sist brukt/)
})
