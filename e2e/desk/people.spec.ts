import type { Browser } from '@playwright/test'
import { DEMO_PASSWORD, type House } from '../house/house.ts'
import { CONFIRMATION_LINK, readMailedLink } from '../house/mailed-link.ts'
import { ADMIN_EMAIL, expect, openDesk, test } from './editor.ts'

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test('an editor hides a review with a reason, visitors no longer see it, and it is shown again', async ({
  browser,
}) => {
  const editor = await openBrowser(browser)
  await openDesk(editor, '/omtalar')
  const first = editor.locator('main li').first()
  const comment = (await first.getByRole('paragraph').first().textContent()) ?? ''
  await first.getByRole('button', { name: /^Skjul omtalen/ }).click()
  await editor.keyboard.press('Enter')
  await expect(editor.getByText('Skriv grunnen.')).toBeVisible()
  await editor.getByLabel('Grunn').fill('Omtalar ein annan film.')
  await editor.keyboard.press('Enter')
  await expect(editor.getByRole('status').filter({ hasText: 'er skjult' })).toBeVisible()
  await editor.goto('/redaksjon/omtalar?vis=skjulte')
  const hidden = editor.locator('main li').filter({ hasText: comment })
  await expect(hidden).toContainText('Omtalar ein annan film.')

  const film = await hidden.getByRole('link').getAttribute('href')
  const readReviews = async () => {
    const id = decodeURIComponent(film?.split('/').at(-1) ?? '')
    const found = await editor.request.get(`/redaksjon/api/content/production/${id}`)
    const { ediNumber } = (await found.json()).draft.body
    const reviews = await editor.request.get(
      `/partners/118/api/GetReviewsByEdiDx?edi=${ediNumber}&skip=0&take=50`,
    )
    return (await reviews.text()).includes(comment)
  }
  expect(await readReviews()).toBe(false)
  await hidden.getByRole('button', { name: /^Vis omtalen/ }).click()
  await expect(hidden).toHaveCount(0)
  expect(await readReviews()).toBe(true)
})

test('an admin helps a member who cannot get in, hands over the data, and deletes the account', async ({
  browser,
}) => {
  const email = 'kari@nordmann.example'
  const visitor = await openBrowser(browser)
  const call = (name: string, data: object) => visitor.request.post(`/partners/118/api/${name}`, { data })
  await call('CreateUserDx', { Email: email, UserName: 'Kari Nordmann', Password: DEMO_PASSWORD })
  const logIn = (password: string) => call('LoginDx', { Email: email, Password: password })
  while ((await logIn('feil passord')).status() !== 429);

  const admin = await openBrowser(browser)
  await openDesk(admin, '/medlemmer', ADMIN_EMAIL)
  await admin.getByRole('searchbox').fill('nordmann')
  await admin.getByRole('link', { name: 'Kari Nordmann' }).click()
  await admin.getByRole('button', { name: 'Lås opp no' }).click()
  await expect(admin.getByText('Kontoen er open.')).toBeVisible()
  expect((await logIn(DEMO_PASSWORD)).status()).toBe(200)

  await admin.getByRole('button', { name: 'Send stadfestinga på nytt' }).click()
  await expect(admin.getByText(`E-posten med stadfestinga er på veg til ${email}.`)).toBeVisible()
  await visitor.goto(await readMailedLink(house, email, CONFIRMATION_LINK))
  await visitor.getByRole('button', { name: 'Kontoen er min, stadfest adressa' }).click()
  await expect(visitor.getByRole('heading', { name: 'Adressa er stadfesta' })).toBeVisible()
  await admin.reload()
  await admin.getByRole('button', { name: 'Meld inn i klubben' }).click()
  await expect(admin.getByText('Kari Nordmann er med i kinoklubben.')).toBeVisible()

  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Hent ut alt' }).click()
  expect((await download).suggestedFilename()).toMatch(/^medlem-.*\.json$/)
  await admin.getByRole('button', { name: 'Slett Kari Nordmann' }).click()
  await expect(admin.getByText('Dette står att:')).toBeVisible()
  await admin.getByRole('button', { name: 'Slett kontoen for godt' }).click()
  await expect(admin.getByText('Kontoen er sletta.')).toBeVisible()
  expect((await logIn(DEMO_PASSWORD)).status()).toBe(401)
  await admin.getByRole('navigation', { name: 'Stader' }).getByRole('link', { name: 'Logg' }).click()
  await expect(admin.getByText(/Administrator sletta ein medlem/)).toBeVisible()
})

const openBrowser = async (browser: Browser) =>
  (await browser.newContext({ baseURL: house.url, locale: 'nn-NO' })).newPage()
