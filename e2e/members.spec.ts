import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

  await open(page, FILM)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Endre omtalen din' }).click()
  await expect(section.getByLabel('Kva syntest du?')).toHaveValue('Roboten vinn.')
  const like = section.getByRole('button', { name: /^Lik\. / }).last()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
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
  await expect(page.getByRole('img', { name: 'QR-kode for medlemskortet' })).toBeVisible()
  await expectFree(page)
})

test('broken storage means that nobody is logged in, and never a blank page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cw-profile-new', '{"token":'))
  await open(page, '/mi-side')
  await expect(page).toHaveURL(/logg-inn/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn')
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
