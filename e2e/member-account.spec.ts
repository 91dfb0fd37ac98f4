import { readFile } from 'node:fs/promises'
import { CONFIRMATION_LINK, RESET_LINK, readMailedLink } from './house/mailed-link.ts'
import { expect, expectFree, FILM, ignoreRefusedRequests, logIn, test } from './member.ts'

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** An account from sign-up to deletion. Each test continues from the one before. */

test.describe.configure({ mode: 'serial' })

test('a new member sees an error at each field, then has a list', async ({ page, consoleErrors, open }) => {
  await open(page, FILM)
  await page.getByRole('link', { name: 'Vil sjå' }).click()
  await expect(page).toHaveURL(/\/logg-inn/)
  await expect(page.getByText('Logg inn for å leggje filmen i «Vil sjå».')).toBeVisible()
  await page.getByRole('link', { name: 'Opprett konto' }).click()
  await expect(page).toHaveURL(/\/ny-konto\?attende=/)
  // The URL changes first. When the page is shown, the focus is on its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-post' }).fill('siri@nordmann')
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill('kort')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveAccessibleDescription(
    /ikkje ei heil e-postadresse/,
  )
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeFocused()
  await expect(page.getByLabel('Namn')).toHaveAccessibleDescription(/Skriv namnet/)
  await expect(page.getByRole('textbox', { name: 'Passord', exact: true })).toHaveAccessibleDescription(
    /minst åtte teikn/,
  )

  await page.getByRole('textbox', { name: 'E-post' }).fill('siri@nordmann.example')
  await page.getByLabel('Namn').fill('Siri')
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill('password')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByRole('textbox', { name: 'Passord', exact: true })).toHaveAccessibleDescription(
    /lett å gjette/,
  )
  ignoreRefusedRequests(consoleErrors)

  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill('ei heil setning 🎬 med mellomrom')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page).toHaveURL(new RegExp(`${FILM}$`))
  await expect(page.getByRole('status').filter({ hasText: 'Metropolis er lagd til' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fjern Metropolis frå «Vil sjå»' })).toBeVisible()
  await expectFree(page)

  await open(page, '/vil-sja')
  await page.getByRole('button', { name: 'Fjern Metropolis frå «Vil sjå»' }).click()
  await expect(page.getByText('Lista er tom.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Metropolis er fjerna' })).toBeFocused()
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Metropolis er lagd til' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Metropolis', exact: true })).toBeVisible()
})

test('a forgotten password is replaced with the mailed link, which works once', async ({
  page,
  consoleErrors,
  open,
  house,
}) => {
  await open(page, '/gloymt-passord')
  await page.getByRole('textbox', { name: 'E-post' }).fill('siri@nordmann.example')
  await page.getByRole('button', { name: 'Send meg ei lenke' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sjå i e-posten din' })).toBeFocused()

  const link = await readMailedLink(house, 'siri@nordmann.example', RESET_LINK)
  await open(page, link)
  await page.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('ei heilt ny setning')
  await page.getByRole('button', { name: 'Lagre nytt passord' }).click()
  await expect(page.getByText('Passordet er endra. No kan du logge inn med det.')).toBeVisible()
  await expectFree(page)

  await page.goto('about:blank')
  await open(page, link)
  await page.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('endå ei ny setning')
  await page.getByRole('button', { name: 'Lagre nytt passord' }).click()
  await expect(page.getByRole('alert')).toHaveText(/alt brukt/)
  await expectFree(page)
  ignoreRefusedRequests(consoleErrors)
  await page.getByRole('link', { name: 'Be om ei ny lenke' }).click()
  await expect(page).toHaveURL(/gloymt-passord/)

  await open(page, '/logg-inn')
  await logIn(page, 'siri@nordmann.example', 'ei heilt ny setning')
  await expect(page).toHaveURL(/mi-side$/)
})

test('a member changes the address with a link that is mailed to it, on any device', async ({
  page,
  browser,
  consoleErrors,
  open,
  house,
}) => {
  await open(page, '/logg-inn')
  const profile = page.waitForResponse('**/GetUserDx')
  await logIn(page, 'siri@nordmann.example', 'ei heilt ny setning')
  await expect(page).toHaveURL(/mi-side$/)
  // The link to a new password was mailed to the address, so it needs no other confirmation.
  expect((await (await profile).json()).EmailConfirmed).toBe(true)
  await expect(page.getByText('E-postadressa di er ikkje stadfesta.')).toHaveCount(0)

  await page.getByText('Byt e-postadresse').first().click()
  const address = page.getByLabel('Ny e-postadresse')
  const password = page.getByLabel('Passordet ditt', { exact: true })
  const change = page.getByRole('button', { name: 'Byt e-postadresse' })
  await address.fill('siri@kontoret')
  await change.click()
  await expect(address).toHaveAccessibleDescription(/ikkje ei heil e-postadresse/)
  await expect(address).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Skriv passordet/)
  await expectFree(page)
  await address.fill('medlem@fjordheim.example')
  await password.fill('ei heilt ny setning')
  await change.click()
  await expect(address).toHaveAccessibleDescription(/finst alt ein konto/)
  ignoreRefusedRequests(consoleErrors)
  await address.fill('siri@kontoret.example')
  await change.click()
  await expect(page.getByRole('status').filter({ hasText: 'siri@kontoret.example' })).toBeFocused()
  await expectFree(page)

  // Whoever confirms where nobody is logged in may not be who has the account, so the password is chosen anew.
  const elsewhere = await browser.newContext()
  const mailbox = await elsewhere.newPage()
  await mailbox.goto(house.url + (await readMailedLink(house, 'siri@kontoret.example', CONFIRMATION_LINK)))
  await mailbox.getByRole('button', { name: 'Kontoen er min, byt til denne adressa' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Adressa er stadfesta')
  await expectFree(mailbox)
  await mailbox.getByRole('link', { name: 'Vel nytt passord' }).click()
  await mailbox.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('ei heilt ny setning')
  await mailbox.getByRole('button', { name: 'Lagre nytt passord' }).click()
  await expect(mailbox.getByText('Passordet er endra. No kan du logge inn med det.')).toBeVisible()
  await elsewhere.close()

  await open(page, '/mi-side')
  await expect(page).toHaveURL(/\/logg-inn/)
  await logIn(page, 'siri@kontoret.example', 'ei heilt ny setning')
  await expect(page.getByText('siri@kontoret.example', { exact: true })).toBeVisible()
  await readMailedLink(house, 'siri@nordmann.example', /skriv til post@fjordheim\.example/)
  ignoreRefusedRequests(consoleErrors)
})

test('a member changes name and password, exports the data, and deletes the account', async ({
  page,
  consoleErrors,
  open,
  house,
}) => {
  await open(page, '/logg-inn')
  await logIn(page, 'siri@kontoret.example', 'ei heilt ny setning')
  await expect(page).toHaveURL(/mi-side$/)

  await page.getByLabel('Namn').fill('Siri N.')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Lagra.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mi side. Logga inn som Siri N.' })).toBeVisible()

  await page.getByLabel('Passordet du har no', { exact: true }).fill('feil passord')
  await page.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('noko heilt anna')
  await page.getByRole('button', { name: 'Byt passord' }).click()
  await expect(page.getByLabel('Passordet du har no', { exact: true })).toHaveAccessibleDescription(
    /ikkje rett/,
  )
  ignoreRefusedRequests(consoleErrors)
  await page.getByLabel('Passordet du har no', { exact: true }).fill('ei heilt ny setning')
  await page.getByRole('button', { name: 'Byt passord' }).click()
  await expect(page.getByText(/^Passordet er endra\./)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('siri@kontoret.example')

  await page.getByRole('radio', { name: 'Ugle' }).check()
  await expect(page.getByText('Biletet er lagra.')).toBeVisible()
  await page.getByLabel('Last opp eit bilete').setInputFiles({
    name: 'meg.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  })
  await expect(page.getByRole('radio', { name: 'Ditt eige' })).toBeChecked()
  await expectFree(page)
  await page.getByRole('link', { name: 'Les det som ei side' }).click()
  await expect(page.getByText('E-post: siri@kontoret.example')).toBeVisible()
  await open(page, '/mi-side')

  await page.getByText('Slett konto', { exact: true }).last().click()
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill('noko heilt anna')
  await page.getByRole('button', { name: 'Slett kontoen min for godt' }).click()
  await expect(page).toHaveURL(`${house.url}/`)
  await expect(page.getByRole('status').filter({ hasText: 'Kontoen er sletta.' })).toBeVisible()
  await readMailedLink(house, 'siri@kontoret.example', /er sletta, med lista/)
  await open(page, '/mi-side')
  await expect(page).toHaveURL(/logg-inn/)
})

test('without a link, the page for a new password offers to send one', async ({ page, open }) => {
  await open(page, '/nytt-passord')
  await expect(page.getByRole('alert')).toHaveText(/treng du lenka frå e-posten/)
})

test('an address that has an account gives an error at the field', async ({ page, consoleErrors, open }) => {
  await open(page, '/ny-konto')
  await page.getByRole('textbox', { name: 'E-post' }).fill('medlem@fjordheim.example')
  await page.getByLabel('Namn').fill('Ola')
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill('ei heil setning med ord')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveAccessibleDescription(
    /finst alt ein konto/,
  )
  await expectFree(page)
  ignoreRefusedRequests(consoleErrors)
})
