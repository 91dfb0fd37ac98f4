import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { givenWalletKeys } from '../apps/server/members/wallets/sample-keys.ts'
import { findBarriers, measureOverflow } from './barriers.ts'
import { DEMO_PASSWORD, findFreePort, type House, removeFolder, startHouse } from './house/house.ts'
import { CONFIRMATION_LINK, readMailedLink } from './house/mailed-link.ts'
import { scanCode } from './scan-code.ts'
import { expect, test, waitForHydration } from './visit.ts'

// One house for all tests; no test depends on the seats of another.
test.describe.configure({ mode: 'default' })

let house: House
let site: string
let keyFolder: string
test.beforeAll(async () => {
  const port = await findFreePort()
  site = `http://localhost:${port}`
  const { folder, apple, google } = await givenWalletKeys()
  keyFolder = folder
  // A house with its own URL for the way back, which polls its provider every second, and has keys for both wallets.
  house = await startHouse({
    port,
    env: {
      PUBLIC_URL: site,
      CHECKOUT_URL: '',
      TICKETING_SECONDS: '1',
      DEMO_PASSWORD,
      APPLE_PASS_CERTIFICATE: apple.certificateFile,
      APPLE_PASS_KEY: apple.keyFile,
      APPLE_WWDR_CERTIFICATE: apple.intermediateFile,
      GOOGLE_WALLET_KEY: google.keyFile,
      GOOGLE_WALLET_ISSUER: google.issuer,
    },
  })
  // The stand-in starts after the house.
  await expect.poll(() => house.output(), { timeout: 30_000 }).toContain('The stand-in ticket office sells')
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
  await removeFolder(keyFolder)
})

const MEMBER = 'medlem@fjordheim.example'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'doctype-style': 'off',
    'require-sri': 'off',
    'attribute-boolean-style': 'off',
    'long-title': 'off',
  },
})

async function expectGood(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findBarriers(page), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findBarriers(page, { only: 'colors' }), 'light').toEqual([])
  expect(await measureOverflow(page)).toBe(0)
  const { results } = await validator.validateString(await page.content())
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
}

/** The rows of showings with few tickets left. */
const scarce = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Få billettar att' })

/** The member's orders in the partner's backend. */
async function readOrders(request: APIRequestContext): Promise<string[]> {
  const api = `${site}/partners/178/api`
  await request.post(`${api}/LoginDx`, { data: { Email: MEMBER, Password: DEMO_PASSWORD } })
  const tickets = await (await request.get(`${api}/GetTicketsDx?skip=0&take=10`)).json()
  return tickets.map(({ SeatsInfo }: { SeatsInfo: { Info: string } }) => SeatsInfo.Info)
}

/** Whether the provider's delivery for this address was acknowledged, according to its database. */
function findDelivery(email: string): boolean {
  const db = new DatabaseSync(join(house.dataDir, 'checkout', 'books.sqlite'), { readOnly: true })
  try {
    const query = db.prepare(`select state from delivery where body like '%' || ? || '%'`)
    return query.all(email).some(({ state }) => state === 'acknowledged')
  } finally {
    db.close()
  }
}

test('on a phone, a visitor buys the last tickets from the front page to the code, and the film is sold out on the next visit', async ({
  page,
  request,
}) => {
  // Seven pages, four of them checked for accessibility in light and dark mode.
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(
    (seen) => localStorage.setItem('lerret-seen', seen),
    process.env.SEEN_MESSAGES ?? '[]',
  )
  // Pictures are not tested here, and rendering them takes time.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.goto(site)
  await page.getByRole('link', { name: 'Nosferatu' }).first().click()
  // The front page may show the same film first.
  await expect(page).toHaveURL(/\/nosferatu-dxm-/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nosferatu')
  const film = page.url()
  const before = await scarce(page).count()
  expect(before).toBeGreaterThan(0)
  await scarce(page).first().getByRole('link', { name: /Kjøp/ }).click()

  await expect(page).toHaveURL(/\/fjordheim\/events\/\d+\/purchase\/setup\?kanal=dxf$/)
  await expect(page.getByText('ingen betaling blir teken')).toBeVisible()
  await expectGood(page)
  const free = page.getByRole('checkbox', { disabled: false })
  expect(await free.count()).toBe(5)
  // The keyboard chooses each seat by its label.
  for (const place of await free.all()) {
    await place.focus()
    await page.keyboard.press('Space')
    await expect(place).toBeChecked()
    await expect(place).toHaveAccessibleName(/^Rad \d+, (sete|rullestolplass|ledsagarplass) \d+/)
  }
  await page.getByRole('button', { name: 'Hald av plassane' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betal: Nosferatu')
  await expect(page.getByText(/Att: [78]\.\d\d/)).toBeVisible()
  await expectGood(page)
  await page.getByLabel('E-postadressa di').fill(MEMBER)
  await page.getByRole('button', { name: 'Fullfør utan å betale' }).click()

  const receiptText = await page.getByText(/Ordrenummer 4\d{5}/).textContent()
  const [number] = /4\d{5}/.exec(receiptText ?? '') ?? []
  const code = await page.locator('.code').textContent()
  await expectGood(page)
  await expect.poll(() => readOrders(request), { timeout: 30_000 }).toContain(`Ordre ${number}`)
  await page.getByRole('link', { name: 'Tilbake til Fjordheim kulturhus' }).click()
  await expect(page).toHaveURL(film)
  await expect
    .poll(
      async () => {
        await page.reload()
        return scarce(page).count()
      },
      { timeout: 30_000 },
    )
    .toBe(before - 1)

  await waitForHydration(page)
  await page.getByRole('link', { name: 'Mi side' }).click()
  // Other pages have a field for the newsletter too.
  await expect(page).toHaveURL(/\/logg-inn/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-post' }).fill(MEMBER)
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await page.getByRole('link', { name: /Mine billettar/ }).click()
  const ticket = page
    .getByRole('article')
    .filter({ hasText: `BL:${number}:` })
    .first()
  await expect(ticket.getByRole('heading', { name: 'Nosferatu' })).toBeVisible()
  // The next ticket is expanded, the others are collapsed.
  const picture = ticket.getByRole('img', { name: 'QR-kode for Nosferatu' })
  if (!(await picture.isVisible())) await ticket.getByText('Vis koden').click()
  await expect(picture).toBeVisible()
  // Each seat has a ticket of its own. The buttons of those above push it down when they arrive.
  await expect(ticket.getByRole('button', { name: 'Send til ein ven' })).toBeVisible()
  expect(await scanCode(picture)).toMatch(new RegExp(`^BL:${number}:${code}:\\d+-\\d+$`))
  expect(await measureOverflow(page)).toBe(0)
  // The link to print or share the ticket.
  await ticket.getByRole('link', { name: 'Opne billetten hos seljaren' }).click()
  await expect(page.getByText(`Ordrenummer ${number}`)).toBeVisible()
  await expect(page.locator('.code')).toHaveText(code ?? '')
})

test('without JavaScript, a ticket is bought the same way, at the width of a phone', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${site}/kino`)
  await page.getByRole('link', { name: /^Kjøp/ }).first().click()
  await page.getByRole('checkbox', { name: /sete/, disabled: false }).first().check({ force: true })
  await page.getByRole('button', { name: 'Hald av plassane' }).click()
  await page.getByLabel('E-postadressa di').fill('ola@nordmann.example')
  await page.getByRole('button', { name: 'Fullfør utan å betale' }).click()
  await expect(page.getByText(/Ordrenummer 4\d{5}/)).toBeVisible()
  await context.close()
})

/** A visitor with a phone, who has seen the messages. Pictures are not tested here, and rendering them takes time. */
async function openPhone(browser: Browser) {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.addInitScript(
    (seen) => localStorage.setItem('lerret-seen', seen),
    process.env.SEEN_MESSAGES ?? '[]',
  )
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  return { phone, page }
}

/** Buys the first free seat of the next showing as a guest. Returns the number of the order. */
async function buySeat(page: Page, email: string): Promise<string | undefined> {
  await page.goto(`${site}/kino`)
  await page.getByRole('link', { name: /^Kjøp/ }).first().click()
  await page.getByRole('checkbox', { name: /sete/, disabled: false }).first().check({ force: true })
  await page.getByRole('button', { name: 'Hald av plassane' }).click()
  await page.getByLabel('E-postadressa di').fill(email)
  await page.getByRole('button', { name: 'Fullfør utan å betale' }).click()
  const receipt = page.getByText(/Ordrenummer 4\d{5}/)
  await expect(receipt).toBeVisible()
  return /4\d{5}/.exec((await receipt.textContent()) ?? '')?.[0]
}

test('tickets that a guest bought are shown in the account with the address after it is confirmed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const email = `kari-${Date.now()}@nordmann.example`
  const { phone, page } = await openPhone(browser)
  await buySeat(page, email)

  await page.goto(`${site}/ny-konto?attende=%2Fmine-billettar`)
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.getByLabel('Namn').fill('Kari')
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Opprett konto' }).click()
  await expect(page).toHaveURL(/\/mine-billettar$/)
  await expect(page.getByText('E-postadressa di er ikkje stadfesta.')).toBeVisible()
  await expectGood(page)
  const api = `${site}/partners/178/api`
  const readTickets = async () =>
    (await (await phone.request.get(`${api}/GetTicketsDx?skip=0&take=10`)).json()) as unknown[]
  // The provider delivers the tickets after sign-up, but they are not shown.
  await expect.poll(() => findDelivery(email), { timeout: 60_000 }).toBe(true)
  expect(await readTickets()).toEqual([])
  await page.getByRole('button', { name: 'Send meg ei lenke' }).click()
  await expect(page.getByText(`Vi har sendt ei lenke til ${email}.`)).toBeVisible()
  await expectGood(page)

  // The link is opened in another tab of the browser with the log-in.
  const mailed = await phone.newPage()
  await mailed.goto(site + (await readMailedLink(house, email, CONFIRMATION_LINK)))
  await expect(mailed.getByText(email)).toBeVisible()
  expect(await readTickets()).toEqual([])
  await mailed.getByRole('button', { name: 'Kontoen er min, stadfest adressa' }).click()
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Adressa er stadfesta')
  await mailed.close()

  await expect.poll(async () => (await readTickets()).length, { timeout: 30_000 }).toBe(1)
  await page.reload()
  const code = page.getByRole('img', { name: /^QR-kode for/ })
  await expect(code).toBeVisible()
  await expectGood(page)

  // The phone's wallet.
  const passReply = page.waitForResponse('**/GetWalletPassDx*')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Legg i Apple Wallet' }).click()
  expect((await passReply).headers()['content-type']).toBe('application/vnd.apple.pkpass')
  const file = await download
  expect(file.suggestedFilename()).toBe('billett.pkpass')
  expect((await readFile(await file.path())).toString('latin1')).toMatch(/^PK.*pass\.json/s)
  const google = await page.getByRole('link', { name: 'Legg i Google Wallet' }).getAttribute('href')
  const reply = await phone.request.get(new URL(google ?? '', site).href, { maxRedirects: 0 })
  expect(reply.headers().location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/)

  // The ticket is sent to a friend, who has no account, and taken back.
  await page.getByRole('button', { name: 'Send til ein ven' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lenka er klar.' })).toBeFocused()
  await expectGood(page)
  const link = await page.getByLabel(/^Lenke til billetten/).inputValue()
  const friend = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const received = await friend.newPage()
  await received.goto(link)
  await expect(received.getByText('Nokon har sendt deg denne billetten.')).toBeVisible()
  await expectGood(received)
  expect(await scanCode(received.getByRole('img', { name: /^QR-kode for/ }))).toBe(await scanCode(code))
  await page.reload()
  await expect(page.getByLabel(/^Lenke til billetten/)).toHaveValue(link)
  await page.getByRole('button', { name: 'Ta attende' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lenka verkar ikkje lenger.' })).toBeFocused()
  await received.reload()
  await expect(received.getByRole('heading', { level: 1 })).toHaveText('Lenka gjeld ikkje')
  await friend.close()
  await phone.close()
})

test('a member connects the profile at the provider, sees the ticket bought there, and disconnects it', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const email = `jobb-${Date.now()}@nordmann.example`
  const password = 'eit langt passord & 100 %'
  const { phone, page } = await openPhone(browser)
  // A ticket that is bought with an address that no member here has.
  const number = await buySeat(page, email)
  const profile = await phone.request.post(`${new URL(page.url()).origin}/profile/new`, {
    form: { epost: email, passord: password },
  })
  expect(profile.ok()).toBe(true)

  await page.goto(`${site}/logg-inn?attende=%2Fmine-billettar`)
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'E-post' }).fill(MEMBER)
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Billettar frå Billettluka' })).toBeVisible()
  const bought = page.getByRole('article').filter({ hasText: `BL:${number}:` })
  await expect(bought).toHaveCount(0)
  await page.getByText('Kople til profilen din').click()
  await page.getByLabel('E-posten din hos Billettluka').fill(email)
  await page.getByLabel('Passordet ditt hos Billettluka', { exact: true }).fill('feil passord')
  await page.getByRole('button', { name: 'Kople til', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/Billettluka kjenner ikkje att adressa eller passordet/)
  await expectGood(page)
  await page.getByLabel('Passordet ditt hos Billettluka', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Kople til', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: `som ${email}` })).toBeFocused()
  await expect(bought).toHaveCount(1)
  await expectGood(page)

  await page.reload()
  await expect(page.getByText(`Du er kopla til Billettluka som ${email}.`)).toBeVisible()
  await expect(bought).toHaveCount(1)
  await page.getByRole('button', { name: 'Kople frå' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'er kopla frå' })).toBeFocused()
  await expect(bought).toHaveCount(0)
  await phone.close()
})

test('the gift card link leads to the provider', async ({ page, request }) => {
  const html = await (await request.get(`${site}/ebillett`)).text()
  const [, href = ''] = /href="([^"]+\/fjordheim\/giftcard)"/.exec(html) ?? []
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gåvekort')
  await expectGood(page)
})
