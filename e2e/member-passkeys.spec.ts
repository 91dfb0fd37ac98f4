import { givenAuthenticator, withoutAutofill } from './authenticator.ts'
import { DEMO_PASSWORD, findFreePort, type House, removeFolder, startHouse } from './house/house.ts'
import { expect, expectFree, logIn, test } from './member.ts'
import { waitForHydration } from './visit.ts'

// Passkeys belong to a domain, which the address of the other tests' house is not.
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

test('a member adds a passkey, logs in with it, and removes it with another', async ({
  page,
  context,
  consoleErrors,
}) => {
  await withoutAutofill(context)
  const open = async (path: string) => {
    await page.goto(url + path)
    await waitForHydration(page)
  }
  await open('/logg-inn')
  await logIn(page)
  await expect(page.getByText('Du er logga inn som Marit Medlem.', { exact: true })).toBeVisible()
  await open('/mi-side')
  const authenticator = await givenAuthenticator(page)
  const section = page.getByRole('region', { name: 'Passnøklar' })
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).click()
  await expect(section.getByLabel('Namn på passnøkkelen')).toHaveAccessibleDescription(/eit namn/)
  await section.getByLabel('Namn på passnøkkelen').fill('Telefonen min')
  await section.getByLabel(/^Passord/).fill(DEMO_PASSWORD)
  await expectFree(page)
  await page.keyboard.press('Enter')
  await expect(section.getByText('Passnøkkelen er lagd til.')).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText(/Telefonen min.*ikkje brukt enno/)
  expect(await authenticator.countPasskeys()).toBe(1)
  await expectFree(page)

  await page.getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByText('Du er logga ut.')).toBeVisible()
  await open('/logg-inn')
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click()
  await expect(page).not.toHaveURL(/logg-inn/)
  await open('/mi-side')
  await expect(section.getByRole('listitem')).toContainText(/Telefonen min.*sist brukt/)

  await section.getByRole('button', { name: 'Fjern Telefonen min' }).click()
  await section.getByRole('button', { name: 'Stadfest med passnøkkel' }).click()
  await expect(section.getByText('Passnøkkelen er fjerna.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})
