import { givenOidcProvider } from '../../apps/server/staff-oidc/provider-stand-in.ts'
import { findFreePort, type House, removeFolder, startHouse } from '../house/house.ts'
import { ADMIN_EMAIL, expect, openDesk, test } from './editor.ts'

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

test('an invited colleague signs in at the sign-in service, and comes to the screen that was asked for', async ({
  browser,
}) => {
  const open = async () => (await browser.newContext({ baseURL: house.url, locale: 'nn-NO' })).newPage()
  const admin = await open()
  await openDesk(admin, '/folk', ADMIN_EMAIL)
  const email = 'nina@fjordheim.example'
  const invitation = { name: 'Nina Vik', email, role: 'editor' }
  await admin.request.post('/redaksjon/api/invitations', { data: invitation })
  provider.people.set('ukjend', { email: 'ukjend@fjordheim.example', email_verified: true })
  provider.people.set('nina', { email, email_verified: true })

  const page = await open()
  const signIn = async (login: string) => {
    await page.getByRole('button', { name: 'Logg inn med Fjordheim kommune' }).click()
    await page.locator('input[name=login]').fill(login)
    await page.locator('input[name=password]').fill('x')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.goto('/redaksjon/nyhende')
  await signIn('ukjend')
  await expect(page.getByRole('alert')).toContainText('ikkje invitert hit')
  await page.context().clearCookies()
  await signIn('nina')
  await expect(page).toHaveURL('/redaksjon/nyhende')
  await expect(page.getByRole('heading', { level: 1, name: 'Nyhende' })).toBeVisible()

  await admin.reload()
  await expect(admin.getByRole('row', { name: /Nina Vik/ })).toContainText('Loggar inn med Fjordheim kommune')
})
