import { CONFIRMATION_LINK, readMailedLink } from './house/mailed-link.ts'
import { expect, expectFree, FILM, logIn, test } from './member.ts'

/** Members' pages when they are empty, or when a call fails. */

test('an empty page has a message and a link', async ({ page, open, house }) => {
  await open(page, '/ny-konto?attende=%2Fmine-billettar')
  await page.getByLabel('E-post').fill('ola@nordmann.example')
  await page.getByLabel('Namn').fill('Ola')
  await page.getByLabel('Passord', { exact: true }).fill('ei heil setning med ord')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByText('E-postadressa di er ikkje stadfesta.')).toBeVisible()
  await page.goto(house.url + (await readMailedLink(house, 'ola@nordmann.example', CONFIRMATION_LINK)))
  await page.getByRole('button', { name: 'Kontoen er min, stadfest adressa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adressa er stadfesta')
  await expectFree(page)
  await page.getByRole('link', { name: 'Til mine billettar' }).click()
  await expect(page.getByText('Du har ingen billettar her no.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sjå kva som går' })).toBeVisible()
  await page.route('**/GetReviewsByEdiDx*', (route) => route.fulfill({ json: [] }))
  await open(page, FILM)
  await expect(page.getByText('Ingen har skrive om filmen enno.')).toBeVisible()
  await expectFree(page)
})

test('each failure is shown in its place, and trying again works', async ({ page, consoleErrors, open }) => {
  const breakCall = (call: string) =>
    page.route(`**/${call}*`, (route) => route.fulfill({ status: 500, body: 'no' }))
  const tryAgain = async (call: string) => {
    await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
    await expectFree(page)
    await page.unroute(`**/${call}*`)
    await page.getByRole('button', { name: 'Prøv att' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await breakCall('LoginDx')
  await breakCall('ExportUserDx')
  await open(page, '/logg-inn')
  await logIn(page)
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await page.unroute('**/LoginDx*')
  await logIn(page)
  await expect(page).toHaveURL(/mi-side$/)

  await page.getByRole('button', { name: 'Last ned' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await page.getByText('Slett konto', { exact: true }).last().click()
  await page.getByLabel('Passord', { exact: true }).fill('feil passord')
  await page.getByRole('button', { name: 'Slett kontoen min for godt' }).click()
  await expect(page.getByLabel('Passord', { exact: true })).toHaveAccessibleDescription(/ikkje rett/)
  await expectFree(page)

  await breakCall('GetTicketsDx')
  await page.evaluate(() => localStorage.removeItem('lerret-tickets'))
  await open(page, '/mine-billettar')
  await tryAgain('GetTicketsDx')
  await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()

  await breakCall('GetReviewsByEdiDx')
  await open(page, FILM)
  await tryAgain('GetReviewsByEdiDx')
  await expect(page.getByRole('button', { name: /^Lik\. / }).first()).toBeVisible()

  await breakCall('GetClubDx')
  await open(page, '/kinoklubb')
  await tryAgain('GetClubDx')
  await expect(page.getByLabel('Kode frå skranken')).toBeVisible()
  consoleErrors.length = 0
})
