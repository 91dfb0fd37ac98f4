import type { Browser, Page } from '@playwright/test'
import { totpCode, totpCounter } from '../../apps/server/members/accounts/two-factor/totp.ts'
import { givenOidcProvider } from '../../apps/server/testing/oidc-provider.ts'
import { findFreePort, type House, removeFolder, startHouse } from '../house/house.ts'
import { scanCode } from '../scan-code.ts'
import { ADMIN_EMAIL, expect, openDesk, test } from './editor.ts'

// They try more codes and links than a network may in ten minutes, together with other tests, and need a sign-in service, so they have
// a house of their own.
test.describe.configure({ mode: 'default' })
let house: House
let provider: Awaited<ReturnType<typeof givenOidcProvider>>

test.beforeAll(async () => {
  const port = await findFreePort()
  const publicUrl = `http://127.0.0.1:${port}`
  provider = await givenOidcProvider(`${publicUrl}/redaksjon/api/session/oidc/callback`)
  const { issuer, clientId, clientSecret, name } = provider.settings
  house = await startHouse({
    port,
    env: {
      PUBLIC_URL: publicUrl,
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: clientId,
      STAFF_OIDC_CLIENT_SECRET: clientSecret,
      STAFF_OIDC_NAME: name,
    },
  })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
  await provider.stop()
})

const NAME = 'Nina Vik'
const PASSWORD = 'ei heil setning om orgel'
const NEW_PASSWORD = 'ei anna setning om kino'

test('an admin invites a colleague, who signs in with two factors, on one device after another', async ({
  browser,
}) => {
  const admin = await openBrowser(browser)
  const email = 'nina@fjordheim.example'
  await openDesk(admin, '/folk', ADMIN_EMAIL)
  await admin.getByLabel('Namn', { exact: true }).fill(NAME)
  await admin.getByLabel('E-postadresse').fill('ikkje ei adresse')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Dette er ikkje ei e-postadresse.')).toBeVisible()
  await admin.getByLabel('E-postadresse').fill(email)
  await admin.keyboard.press('Enter')
  const invitation = await admin.getByRole('textbox', { name: `Lenke til ${NAME}` }).inputValue()
  await expect(admin.getByRole('region', { name: 'Inviterte' })).toContainText('Invitert som bidragsytar')

  const laptop = await openBrowser(browser)
  await laptop.goto(invitation)
  await expect(laptop.getByRole('heading', { name: `Velkomen, ${NAME}` })).toBeVisible()
  await laptop.getByLabel('Nytt passord').fill('kort')
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByText('Passordet må ha minst åtte teikn.')).toBeVisible()
  await laptop.getByLabel('Nytt passord').fill(PASSWORD)
  await laptop.keyboard.press('Enter')
  await expectSignedIn(laptop)

  // A contributor does not manage people.
  await expect(laptop.getByRole('link', { name: 'Vekeplan' })).toBeVisible()
  await expect(laptop.getByRole('link', { name: 'Folk' })).toHaveCount(0)
  await laptop.goto('/redaksjon/folk')
  await expect(laptop.getByText('Rolla di har ikkje løyve til dette.')).toBeVisible()

  await laptop.getByRole('button', { name: NAME }).click()
  await laptop.getByRole('menuitem', { name: 'Min konto' }).click()
  const twoFactor = laptop.getByRole('region', { name: 'Totrinnsinnlogging' })
  await twoFactor.getByRole('button', { name: 'Slå på' }).click()
  await twoFactor.getByLabel('Passordet du har no').fill(PASSWORD)
  await laptop.keyboard.press('Enter')
  const url = await scanCode(twoFactor.getByRole('img', { name: 'QR-kode for autentiseringsappen' }))
  const secret = fromBase32(new URL(url ?? '').searchParams.get('secret') ?? '')
  await twoFactor.getByLabel('Koden i appen').fill('000000')
  await laptop.keyboard.press('Enter')
  await expect(twoFactor.getByText('Koden er ikkje rett.')).toBeVisible()
  const usedPeriod = totpCounter(new Date())
  await twoFactor.getByLabel('Koden i appen').fill(totpCode(secret, usedPeriod))
  await laptop.keyboard.press('Enter')
  await expect(twoFactor.getByRole('heading', { name: 'Reservekodane dine' })).toBeFocused()
  const [backupCode = ''] = await twoFactor.getByRole('listitem').allTextContents()
  await twoFactor.getByRole('button', { name: 'Eg har teke vare på dei' }).click()
  await expect(twoFactor.getByText('10 reservekodar att.')).toBeVisible()

  const phone = await openBrowser(browser)
  await signIn(phone, email, PASSWORD)
  await phone.getByLabel('Eingongskode').fill(totpCode(secret, usedPeriod))
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Koden er ikkje rett, eller han er alt brukt.')).toBeVisible()
  // The code of the next period is accepted too, since clocks differ.
  await phone.getByLabel('Eingongskode').fill(totpCode(secret, usedPeriod + 1))
  await phone.keyboard.press('Enter')
  await expectSignedIn(phone)

  await laptop.reload()
  const sessions = laptop.getByRole('region', { name: 'Der du er logga inn' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Logg ut .* på Linux, logga inn / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('Denne nettlesaren')).toBeVisible()
  await signIn(phone, email, PASSWORD)
  await phone.getByLabel('Eingongskode').fill(backupCode)
  await phone.keyboard.press('Enter')
  await expectSignedIn(phone)

  await admin.reload()
  await expect(admin.getByRole('row', { name: NAME })).toContainText('På')
  await admin.getByRole('button', { name: `Endre ${NAME}` }).click()
  await admin.getByRole('button', { name: 'Lag lenke' }).click()
  await phone.goto(await admin.getByRole('textbox', { name: `Lenke til ${NAME}` }).inputValue())
  await phone.getByLabel('Nytt passord').fill(NEW_PASSWORD)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Passordet er nytt, og du er logga ut overalt.')).toBeVisible()
  await admin.getByRole('button', { name: 'Slå av totrinn' }).click()
  await expect(admin.getByText(`Totrinnsinnlogginga til ${NAME} er av.`)).toBeVisible()
  await phone.getByRole('link', { name: 'Til innlogginga' }).click()
  await signIn(phone, email, NEW_PASSWORD)
  await expectSignedIn(phone)

  await admin.getByRole('button', { name: `Endre ${NAME}` }).click()
  const staff = admin.getByRole('region', { name: 'Har konto' })
  await staff.getByRole('radio', { name: /^Redaktør/ }).check({ force: true })
  await admin.getByRole('button', { name: 'Byt rolle' }).click()
  await expect(admin.getByText(`${NAME} er no redaktør.`)).toBeVisible()
  await admin.getByRole('button', { name: `Endre ${NAME}` }).click()
  await admin.getByRole('button', { name: `Fjern ${NAME}` }).click()
  await expect(admin.getByText(`${NAME} er fjerna.`)).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Logg inn', exact: true })).toBeVisible()

  await admin.getByRole('link', { name: 'Logg', exact: true }).click()
  for (const sentence of [
    `inviterte ${NAME} som bidragsytar`,
    `gjorde ${NAME} til redaktør`,
    `fjerna ${NAME}`,
  ])
    await expect(admin.getByText(sentence)).toBeVisible()
  await admin.getByRole('button', { name: 'Alle Kven' }).click()
  await admin.getByRole('option', { name: NAME }).first().click()
  await expect(admin.getByText(`${NAME} slo på totrinnsinnlogging`)).toBeVisible()
  await expect(admin.getByText(`fjerna ${NAME}`)).toHaveCount(0)
  for (const page of [admin, laptop, phone]) await page.context().close()
})

test('an invited colleague signs in at the sign-in service, and comes to the screen that was asked for', async ({
  browser,
}) => {
  const admin = await openBrowser(browser)
  await openDesk(admin, '/folk', ADMIN_EMAIL)
  const email = 'siri@fjordheim.example'
  const invitation = { name: 'Siri Moe', email, role: 'editor' }
  await admin.request.post('/redaksjon/api/invitations', { data: invitation })
  provider.people.set('ukjend', { email: 'ukjend@fjordheim.example', email_verified: true })
  provider.people.set('siri', { email, email_verified: true })

  const page = await openBrowser(browser)
  const signInElsewhere = async (login: string) => {
    await page.getByRole('button', { name: 'Logg inn med Fjordheim kommune' }).click()
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill('x')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.goto('/redaksjon/nyhende')
  await signInElsewhere('ukjend')
  await expect(page.getByRole('alert')).toContainText('ikkje invitert hit')
  await page.context().clearCookies()
  await signInElsewhere('siri')
  await expect(page).toHaveURL('/redaksjon/nyhende')
  await expect(page.getByRole('heading', { level: 1, name: 'Nyhende' })).toBeVisible()

  await admin.reload()
  await expect(admin.getByRole('row', { name: /Siri Moe/ })).toContainText('Loggar inn med Fjordheim kommune')
})

const openBrowser = async (browser: Browser) =>
  (await browser.newContext({ baseURL: house.url, locale: 'nn-NO' })).newPage()

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/redaksjon')
  await page.getByLabel('E-postadresse').fill(email)
  await page.getByLabel('Passord').fill(password)
  await page.keyboard.press('Enter')
}

const expectSignedIn = (page: Page) => expect(page.getByRole('heading', { name: 'I kveld' })).toBeVisible()

const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => BASE32_ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
