import { expect, expectFree, ignoreRefusedRequests, logIn, test } from './member.ts'
import { scanCode } from './scan-code.ts'

/** The cinema club. */

test('the cinema club shows everyone what it is, and its members their card', async ({
  page,
  consoleErrors,
  open,
}) => {
  await open(page, '/kinoklubb')
  await expect(page.getByText('Slik blir du med')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logg inn', exact: true }).click()
  await logIn(page)
  await expect(page).toHaveURL(/kinoklubb$/)
  await page.getByLabel('Kode frå skranken').fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Bli med' }).click()
  await expect(page.getByLabel('Kode frå skranken')).toHaveAccessibleDescription(/Koden er ikkje rett/)
  await expectFree(page)
  ignoreRefusedRequests(consoleErrors)

  await page.evaluate(() => localStorage.clear())
  await page.route('**/LeaveClubDx', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, '/logg-inn?attende=%2Fkinoklubb')
  await logIn(page, 'klubb@fjordheim.example')
  const card = page.getByRole('img', { name: 'QR-kode for medlemskortet' })
  await expect(card).toBeVisible()
  expect(await scanCode(card)).toMatch(/^\d+-/)

  // A club night is booked, and the booking is there on the next visit.
  const signUp = page.getByRole('button', { name: /^Meld deg på / }).first()
  await signUp.click()
  await expect(page.getByText('Du er påmeld.')).toBeVisible()
  await open(page, '/kinoklubb')
  await expect(page.getByText('Du er påmeld.')).toBeVisible()
  await page.getByRole('button', { name: /^Meld deg av / }).click()
  await expect(page.getByText('Du er meld av.')).toBeVisible()

  await page.getByText('Meld deg ut', { exact: true }).click()
  const leave = page.getByRole('button', { name: 'Meld meg ut av kinoklubben' })
  await leave.click()
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await expect(card).toBeVisible()
  await expectFree(page)
  consoleErrors.length = 0
  await page.unroute('**/LeaveClubDx')
  await leave.click()
  await expect(page.getByText('Du er meld ut av kinoklubben.')).toBeFocused()
  await expect(card).toHaveCount(0)
  await expect(page.getByLabel('Kode frå skranken')).toBeVisible()
  ignoreRefusedRequests(consoleErrors)
})
