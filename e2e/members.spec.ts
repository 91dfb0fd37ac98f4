import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { findBarriers, overflowOf } from './barriers.ts'
import { givenFolder, type House, removeFolder, startHouse } from './house.ts'
import { comesToLife, expect, test } from './visit.ts'

/** Members' journeys on a phone, against a house of their own: what they do stays there. */

const DEMO_PASSWORD = 'passord for demoen'
const FILM = '/metropolis-dxm-20100212'
let house: House

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

test.beforeAll(async () => {
  house = await startHouse({ dataDir: await givenFolder(), env: { DEMO_PASSWORD } })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

/** The browser itself notes every answer that is a refusal. */
const forgive = (complaints: string[]) => {
  const others = complaints.filter((line) => !/the server responded with a status of 4\d\d/.test(line))
  complaints.splice(0, complaints.length, ...others)
}

async function open(page: Page, path: string) {
  await page.goto(house.url + path)
  await comesToLife(page)
}

/** Nothing on the screen as it is now stands in anybody's way. */
async function expectFree(page: Page) {
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
}

async function logIn(page: Page, email = 'medlem@fjordheim.example', password = DEMO_PASSWORD) {
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logg inn' }).click()
}

test('whoever asks for their tickets logs in first, and comes back to them', async ({ page, complaints }) => {
  await open(page, '/mine-billettar')
  await expect(page).toHaveURL(/\/logg-inn\?attende=%2Fmine-billettar$/)
  await expectFree(page)

  await logIn(page, 'medlem@fjordheim.example', 'heilt feil passord')
  await expect(page.getByRole('alert')).toHaveText(/E-postadressa eller passordet er ikkje rett/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('E-post')).toHaveValue('medlem@fjordheim.example')
  await expectFree(page)
  forgive(complaints)

  await logIn(page)
  await expect(page).toHaveURL(/\/mine-billettar$/)
  await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mi side\. Logga inn som / })).toBeVisible()
  await expectFree(page)
})

test('a scanner reads the ticket off the phone’s screen, by day and by night', async ({ page }) => {
  await open(page, '/logg-inn?attende=%2Fmine-billettar')
  await logIn(page)
  const code = page.getByRole('img', { name: /^QR-kode for / }).first()
  await expect(code).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThan(240)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await scan(code)).toBe('178-MEDLEM-1')
    await expectFree(page)
  }
  // The others are folded, and as good when they are opened.
  await page.getByText('Vis koden', { exact: true }).nth(1).click()
  await expect(page.getByRole('img', { name: /^QR-kode for / })).toHaveCount(2)
  expect(await scan(page.getByRole('img', { name: /^QR-kode for / }).nth(1))).toBe('178-MEDLEM-2')
})

test('a log-in leads to no other house', async ({ page }) => {
  await open(page, '/logg-inn?attende=https%3A%2F%2Felsewhere.example%2F')
  await logIn(page)
  await expect(page).toHaveURL(`${house.url}/mi-side`)
})

test('a new member is told beside each field what is wrong, then has a list and a way out', async ({
  page,
  complaints,
}) => {
  await open(page, FILM)
  await page.getByRole('link', { name: 'Vil sjå' }).click()
  await expect(page).toHaveURL(/\/logg-inn/)
  await page.getByRole('link', { name: 'Opprett konto' }).click()
  await expect(page).toHaveURL(/\/ny-konto\?attende=/)
  // The address changes first. When the page has come, and the one before it is gone, the keyboard goes on from its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('E-post').fill('siri@nordmann')
  await page.getByLabel('Passord', { exact: true }).fill('kort')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(/ikkje ei heil e-postadresse/)
  await expect(page.getByLabel('E-post')).toBeFocused()
  await expect(page.getByLabel('Namn')).toHaveAccessibleDescription(/Skriv namnet/)
  await expect(page.getByLabel('Passord', { exact: true })).toHaveAccessibleDescription(/minst åtte teikn/)
  await expectFree(page)

  await page.getByLabel('E-post').fill('siri@nordmann.example')
  await page.getByLabel('Namn').fill('Siri')
  await page.getByLabel('Passord', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByLabel('Passord', { exact: true })).toHaveAccessibleDescription(/lett å gjette/)
  forgive(complaints)

  await page.getByLabel('Passord', { exact: true }).fill('ei heil setning 🎬 med mellomrom')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page).toHaveURL(/\/vil-sja$/)
  await expect(page.getByRole('heading', { name: 'Metropolis' })).toBeVisible()
  await expectFree(page)

  await page.getByRole('button', { name: 'Fjern Metropolis frå «Vil sjå»' }).click()
  await expect(page.getByText('Lista er tom.')).toBeVisible()
  await expectFree(page)
})

test('a film is added to the list from its card, and taken off again', async ({ page }) => {
  await open(page, '/logg-inn?attende=%2Fkommande-filmar')
  await logIn(page, 'klubb@fjordheim.example')
  await expect(page).toHaveURL(/kommande-filmar$/)
  const add = page.getByRole('button', { name: /^Legg til .* i «Vil sjå»$/ }).first()
  await add.click()
  const name =
    (await page
      .getByRole('button', { name: /^Fjern .* frå «Vil sjå»$/ })
      .first()
      .getAttribute('aria-label')) ?? ''
  await expectFree(page)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('what others thought is read by everyone; a member writes one review, anew when they like', async ({
  page,
}) => {
  await open(page, FILM)
  const section = page.getByRole('region', { name: 'Kva publikum syntest' })
  await section.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(section.getByText(/av 5 stjerner/).first()).toBeAttached()
  await expectFree(page)

  await section.getByRole('button', { name: 'Logg inn for å skrive omtale' }).click()
  await logIn(page)
  await expect(page).toHaveURL(house.url + FILM)
  await section.getByRole('button', { name: /Skriv omtale|Endre omtalen din/ }).click()
  await section.getByRole('radio', { name: '4 stjerner' }).check({ force: true })
  await section.getByLabel('Kva syntest du?').fill('Roboten vinn.')
  await section.getByLabel('Omtalen avslører handlinga').check()
  await expectFree(page)
  await section.getByRole('button', { name: 'Legg ut' }).click()
  await expect(section.getByText('Takk! Omtalen din er lagt ut.')).toBeFocused()
  await expect(section.getByText('Roboten vinn.')).toBeHidden()
  await section.getByText('Avslører handlinga. Vis likevel').first().click()
  await expect(section.getByText('Roboten vinn.')).toBeVisible()
  await expectFree(page)

  await open(page, FILM)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Endre omtalen din' }).click()
  await expect(section.getByLabel('Kva syntest du?')).toHaveValue('Roboten vinn.')
  const like = section.getByRole('button', { name: /^Lik\. / }).last()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('what members think of a film stands on its page for everyone, and moves nothing as it comes', async ({
  page,
  complaints,
}) => {
  let answer = () => {}
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/GetMovieByEdiDx*', async (route) => {
    await isWanted
    await route.continue()
  })
  const asked = page.waitForRequest('**/GetMovieByEdiDx*')
  await open(page, FILM)
  await asked
  const rating = page.getByText(/^\d,\d av 5 stjerner.*omtalar$/)
  await expect(rating).toHaveCount(0)
  const before = await placesOf(page)
  answer()
  await expect(rating).toBeVisible()
  expect(await placesOf(page)).toEqual(before)
  await expectFree(page)

  await page.unroute('**/GetMovieByEdiDx*')
  await page.route('**/GetMovieByEdiDx*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, FILM)
  await expect.poll(() => complaints.join(' ')).toContain('Movie info')
  await expect(rating).toHaveCount(0)
  complaints.length = 0
})

test('whoever is not logged in fetches nothing of members’ until they open something of theirs', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const ofMembers = async () => (await Promise.all(scripts)).filter((text) => text.includes('GetWatchlistDx'))
  for (const path of ['/', '/kino', '/kommande-filmar', '/kultur', FILM]) {
    await open(page, path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.length).toBeGreaterThan(0)
  expect(await ofMembers()).toEqual([])
  await page.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(page.getByText(/av 5 stjerner/).nth(1)).toBeAttached()
  expect(await ofMembers()).toHaveLength(1)
})

test('a forgotten password is chosen anew with the link, which works once', async ({ page, complaints }) => {
  await open(page, '/gloymt-passord')
  await page.getByLabel('E-post').fill('siri@nordmann.example')
  await page.getByRole('button', { name: 'Send meg ei lenke' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sjå i e-posten din' })).toBeFocused()
  await expectFree(page)

  const link = await readResetLink('siri@nordmann.example')
  await open(page, link)
  await page.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('ei heilt ny setning')
  await page.getByRole('button', { name: 'Lagre nytt passord' }).click()
  await expect(page.getByText('Passordet er nytt. No kan du logge inn med det.')).toBeVisible()
  await expectFree(page)

  await page.goto('about:blank')
  await open(page, link)
  await page.getByRole('textbox', { name: 'Nytt passord', exact: true }).fill('endå ei ny setning')
  await page.getByRole('button', { name: 'Lagre nytt passord' }).click()
  await expect(page.getByRole('alert')).toHaveText(/alt brukt/)
  await expectFree(page)
  forgive(complaints)
  await page.getByRole('link', { name: 'Be om ei ny lenke' }).click()
  await expect(page).toHaveURL(/gloymt-passord/)

  await open(page, '/logg-inn')
  await logIn(page, 'siri@nordmann.example', 'ei heilt ny setning')
  await expect(page).toHaveURL(/mi-side$/)
})

test('without a link there is no new password, and a way to ask for one', async ({ page }) => {
  await open(page, '/nytt-passord')
  await expect(page.getByRole('alert')).toHaveText(/treng du lenka frå e-posten/)
  await expectFree(page)
})

test('a member changes name and password, takes their data along, and leaves for good', async ({
  page,
  complaints,
}) => {
  await open(page, '/logg-inn')
  await logIn(page, 'siri@nordmann.example', 'ei heilt ny setning')
  await expect(page).toHaveURL(/mi-side$/)
  await expectFree(page)

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
  forgive(complaints)
  await page.getByLabel('Passordet du har no', { exact: true }).fill('ei heilt ny setning')
  await page.getByRole('button', { name: 'Byt passord' }).click()
  await expect(page.getByText(/^Passordet er nytt\./)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('siri@nordmann.example')

  await page.getByText('Slett konto', { exact: true }).last().click()
  await page.getByLabel('Passord', { exact: true }).fill('noko heilt anna')
  await expectFree(page)
  await page.getByRole('button', { name: 'Slett kontoen min for godt' }).click()
  await expect(page).toHaveURL(`${house.url}/`)
  await open(page, '/mi-side')
  await expect(page).toHaveURL(/logg-inn/)
})

test('logging out in one tab is logging out in the other', async ({ page, context }) => {
  await open(page, '/logg-inn?attende=%2Fmine-billettar')
  await logIn(page)
  await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
  const other = await context.newPage()
  await open(other, '/mi-side')
  await other.getByRole('button', { name: 'Logg ut' }).click()
  await expect(other).toHaveURL(`${house.url}/`)
  await expect(page).toHaveURL(/\/logg-inn\?attende=/)
  await expect(page.getByRole('img', { name: /^QR-kode for / })).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'lerret-seen'))).toEqual(
    [],
  )
})

test('the cinema club shows everyone what it is, and its members their card', async ({
  page,
  complaints,
}) => {
  await open(page, '/kinoklubb')
  await expect(page.getByText('Slik blir du med')).toBeVisible()
  await expectFree(page)
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click()
  await logIn(page)
  await expect(page).toHaveURL(/kinoklubb$/)
  await page.getByLabel('Kode frå billettluka').fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Bli med' }).click()
  await expect(page.getByLabel('Kode frå billettluka')).toHaveAccessibleDescription(/Koden er ikkje rett/)
  await expectFree(page)
  forgive(complaints)

  await page.evaluate(() => localStorage.clear())
  await open(page, '/logg-inn?attende=%2Fkinoklubb')
  await logIn(page, 'klubb@fjordheim.example')
  const card = page.getByRole('img', { name: 'QR-kode for medlemskortet' })
  await expect(card).toBeVisible()
  expect(await scan(card)).toMatch(/^\d+-/)
  await expectFree(page)

  await page.route('**/LeaveClubDx', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByText('Meld deg ut', { exact: true }).click()
  const leave = page.getByRole('button', { name: 'Meld meg ut av kinoklubben' })
  await leave.click()
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await expect(card).toBeVisible()
  await expectFree(page)
  complaints.length = 0
  await page.unroute('**/LeaveClubDx')
  await leave.click()
  await expect(page.getByText('Du er meldt ut av kinoklubben.')).toBeFocused()
  await expect(card).toHaveCount(0)
  await expect(page.getByLabel('Kode frå billettluka')).toBeVisible()
  await expectFree(page)
  forgive(complaints)
})

test('a member chooses whether films on the list come by mail', async ({ page, complaints }) => {
  await open(page, '/logg-inn?attende=%2Fvil-sja')
  await logIn(page)
  const mails = page.getByLabel('Send meg e-post når ein film på lista')
  await expect(mails).toBeChecked()
  await mails.uncheck()
  await expect(page.getByText('E-post er slått av.')).toBeVisible()
  await expectFree(page)
  await open(page, '/vil-sja')
  await expect(mails).not.toBeChecked()

  await page.route('**/SetWatchMailsDx', (route) => route.abort())
  // The choice is taken back when it could not be kept, so it cannot be checked and stay so.
  await mails.click()
  await expect(page.getByRole('alert')).toHaveText(/Vi får ikkje kontakt/)
  await expect(mails).not.toBeChecked()
  await expectFree(page)
  complaints.length = 0
})

test('the link of a mail stops the mails as it opens, for whoever has it', async ({ page, complaints }) => {
  await open(page, '/vil-sja#stopp=ikkje-heil')
  await expect(page.getByRole('alert')).toHaveText(/Lenka er ikkje heil/)
  expect(page.url()).toBe(`${house.url}/vil-sja#`)
  await expectFree(page)
  forgive(complaints)

  const keys: string[] = []
  // What the server does with a key that it has sent is tested where the mails are.
  await page.route('**/StopWatchMailsDx*', (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key') ?? '')
    return route.fulfill({ json: true })
  })
  await page.goto('about:blank')
  await open(page, '/vil-sja#stopp=frae-posten')
  await expect(page.getByText('Du får ikkje fleire e-postar om «Vil sjå».')).toBeFocused()
  expect(keys).toEqual(['frae-posten'])
  await expectFree(page)
  await page.getByRole('button', { name: 'Til lista di' }).click()
  await expect(page).toHaveURL(/\/logg-inn\?attende=%2Fvil-sja$/)
})

test('broken storage means that nobody is logged in, and never a blank page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cw-profile-new', '{"token":'))
  await open(page, '/mi-side')
  await expect(page).toHaveURL(/logg-inn/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn')
})

test('an address that has an account is told beside the field', async ({ page, complaints }) => {
  await open(page, '/ny-konto')
  await page.getByLabel('E-post').fill('medlem@fjordheim.example')
  await page.getByLabel('Namn').fill('Ola')
  await page.getByLabel('Passord', { exact: true }).fill('ei heil setning med ord')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(/finst alt ein konto/)
  await expectFree(page)
  forgive(complaints)
})

test('what is empty says so, and leads on', async ({ page }) => {
  await open(page, '/ny-konto?attende=%2Fmine-billettar')
  await page.getByLabel('E-post').fill('ola@nordmann.example')
  await page.getByLabel('Namn').fill('Ola')
  await page.getByLabel('Passord', { exact: true }).fill('ei heil setning med ord')
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page.getByText('Du har ingen billettar her no.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sjå kva som går' })).toBeVisible()
  await expectFree(page)
  await page.route('**/GetReviewsByEdiDx*', (route) => route.fulfill({ json: [] }))
  await open(page, FILM)
  await expect(page.getByText('Ingen har skrive om filmen enno.')).toBeVisible()
  await expectFree(page)
})

test('each failure is said where it is, and trying again works', async ({ page, complaints }) => {
  const breakCall = (call: string) =>
    page.route(`**/${call}*`, (route) => route.fulfill({ status: 500, body: 'no' }))
  const tryAgain = async (call: string) => {
    await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
    await expectFree(page)
    await page.unroute(`**/${call}*`)
    await page.getByRole('button', { name: 'Prøv att' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await open(page, '/logg-inn')
  await breakCall('LoginDx')
  await logIn(page)
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await page.unroute('**/LoginDx*')
  await logIn(page)
  await expect(page).toHaveURL(/mi-side$/)

  await breakCall('ExportUserDx')
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
  await expect(page.getByLabel('Kode frå billettluka')).toBeVisible()
  complaints.length = 0
})

test('logging in in one tab is logging in in the other', async ({ page, context }) => {
  await open(page, '/logg-inn')
  const other = await context.newPage()
  await open(other, '/logg-inn')
  await logIn(other)
  await expect(other).toHaveURL(/mi-side$/)
  await expect(page.getByText(/^Du er logga inn som /)).toBeVisible()
  await expectFree(page)
  await other.close()
})

test('when the server cannot answer, it is said, and trying again works', async ({ page, complaints }) => {
  await open(page, '/logg-inn?attende=%2Fvil-sja')
  await page.route('**/GetWatchlistDx*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await logIn(page)
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await expectFree(page)
  await page.unroute('**/GetWatchlistDx*')
  await page.getByRole('button', { name: 'Prøv att' }).click()
  await expect(page.getByRole('button', { name: /^Fjern / }).first()).toBeVisible()
  complaints.length = 0
})

test.describe('without coverage', () => {
  test.use({ serviceWorkers: 'allow' })

  test('tickets are those of the last visit, with the moment they are from, until somebody logs out', async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/logg-inn?attende=%2Fmine-billettar')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await logIn(page)
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    // Once more, so that the worker has seen the page with all that it consists of.
    await open(page, '/mine-billettar')
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/Dette er billettane slik dei var/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await expectFree(page)

    await context.setOffline(false)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => url)
    })
    expect(kept.filter((url) => url.includes('/partners/'))).toEqual([])
    await open(page, '/mi-side')
    await page.getByRole('button', { name: 'Logg ut' }).click()
    await expect(page).toHaveURL(`${house.url}/`)
    expect(await page.evaluate(() => localStorage.getItem('lerret-tickets'))).toBeNull()
    complaints.length = 0
  })
})

/** What a scanner reads off this part of the screen. */
async function scan(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Its types tell of a default export that it does not have here.
  const readCode = jsqr as unknown as typeof jsqr.default
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Where the page's parts stand, so that it can be seen whether one has moved. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main h1, main section, main a'), (part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }),
  )

/** The link in the last mail to this address, as a path. */
async function readResetLink(email: string): Promise<string> {
  const outbox = join(house.dataDir, 'outbox')
  const find = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const files = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const mail = files.findLast((text) => text.includes(`To: ${email}`)) ?? ''
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return /\/nytt-passord#nokkel=[\w%-]+/.exec(text)?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) as string
}
