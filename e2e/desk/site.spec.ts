import { type House, removeFolder, startHouse } from '../house/house.ts'
import { ADMIN_EMAIL, expect, signIn, test } from './editor.ts'

// What these tests change is on every page, so they have a house of their own.
test.describe.configure({ mode: 'default' })
let house: House
test.beforeAll(async () => {
  house = await startHouse({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})
test.beforeEach(({ page }) => signIn(page, ADMIN_EMAIL, house.url))

test('an editor reorders the menu with the keyboard and by dragging, and finds it live', async ({ page }) => {
  await page.goto(`${house.url}/redaksjon/menyar`)
  const header = page.getByRole('treegrid', { name: 'Toppmeny' })
  const rows = header.getByRole('row')
  await page.getByRole('row', { name: 'Kino', exact: true }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('«Kino» er nummer 2 av 8.')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('«Kino» er nummer 1 av 8.')).toBeVisible()
  await expect(rows.first()).toBeFocused()
  await page.getByRole('row', { name: 'Leige', exact: true }).click()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText('«Leige» er nummer 1 av 1 under «Studio».')).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await page.getByRole('button', { name: 'Angre', exact: true }).click()
  await expect(page.getByText('Angra.')).toBeVisible()

  const studio = page.getByRole('row', { name: 'Studio', exact: true })
  await studio.dragTo(page.getByRole('row', { name: 'Kino', exact: true }), {
    targetPosition: { x: 200, y: 3 },
  })
  await expect(rows.first()).toHaveAccessibleName('Studio')

  await page.getByRole('button', { name: 'Nytt menypunkt' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toBeFocused()
  await page.keyboard.type('Billettar')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByText('Eitt eller fleire punkt manglar noko.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Fører til' }).fill('ebill')
  await page.getByRole('option', { name: '/ebillett' }).click()
  await expect(page.getByRole('combobox', { name: 'Fører til' })).toHaveValue('/ebillett')

  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  await page.goto(house.url)
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link').nth(0)).toHaveText('Studio')
  await expect(menu.getByRole('link', { name: 'Billettar' })).toHaveAttribute('href', '/ebillett')
})

test('an editor makes a redirect of an address that visitors asked for in vain, and a loop is refused', async ({
  page,
  browser,
}) => {
  // Two visitors on different networks, behind the same proxy.
  for (const address of ['192.0.2.1', '198.51.100.7']) {
    const visitor = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
    const visit = await visitor.newPage()
    expect((await visit.goto(`${house.url}/parkeringsplass`))?.status()).toBe(404)
    await visitor.close()
  }
  const missed = page.getByRole('button', { name: 'Lag vidaresending frå /parkeringsplass' })
  await expect(async () => {
    await page.goto(`${house.url}/redaksjon/menyar/vidaresendingar`)
    await expect(page.getByRole('heading', { name: 'Adresser folk leita etter' })).toBeVisible()
    await expect(missed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await missed.click()
  const form = page.getByRole('form', { name: 'Ny vidaresending' })
  await expect(form.getByRole('textbox', { name: 'Frå adressa' })).toHaveValue('/parkeringsplass')
  await expect(form.getByRole('combobox', { name: 'Til' })).toHaveValue('/parkering')
  await form.getByRole('button', { name: 'Lagre og publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  await expect(missed).toBeHidden()

  await page.getByRole('button', { name: 'Ny vidaresending' }).click()
  await form.getByRole('textbox', { name: 'Frå adressa' }).fill('/ring-a')
  await form.getByRole('combobox', { name: 'Til' }).fill('/ring-b')
  await form.getByRole('button', { name: 'Lagre og publiser' }).click()
  await expect(page.getByRole('rowheader', { name: '/ring-a' })).toBeVisible()
  await page.getByRole('button', { name: 'Ny vidaresending' }).click()
  await form.getByRole('textbox', { name: 'Frå adressa' }).fill('/ring-b')
  await form.getByRole('combobox', { name: 'Til' }).fill('/ring-a')
  await form.getByRole('button', { name: 'Lagre og publiser' }).click()
  await expect(form.getByText('Dette går i ring: målet fører tilbake til /ring-b.')).toBeVisible()

  await page.goto(`${house.url}/parkeringsplass`)
  expect(new URL(page.url()).pathname).toBe('/parkering')
})

test('an admin changes the colours, is refused where they cannot be read, and finds them live', async ({
  page,
}) => {
  await page.goto(`${house.url}/redaksjon/innstillingar`)
  await page.getByRole('link', { name: 'Utsjånad' }).click()
  const mark = page.getByRole('textbox', { name: 'Signal, mørk', exact: true })
  await mark.fill('#ff8a66')
  await expect(page.getByText('For lite kontrast: Vekt på papir.')).toBeVisible()
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByText('Noko manglar eller er feil.')).toBeVisible()
  await mark.fill('#005f5f')
  await expect(page.getByText(/har god nok kontrast\.$/)).toBeVisible()
  const preview = page.frameLocator('iframe').first().locator('html')
  await expect(preview).toHaveCSS('--signal-dark', '#005f5f')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  await page.goto(house.url)
  await expect(page.locator('html')).toHaveCSS('--signal-dark', '#005f5f')
})

test('an admin adds a hall and changes opening hours, and visitors read them on the pages about them', async ({
  page,
}) => {
  await page.goto(`${house.url}/redaksjon/innstillingar`)
  await page.getByRole('link', { name: 'Salar' }).click()
  await page.getByRole('button', { name: 'Ny sal' }).click()
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByText('Gje salen eit namn.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Namn' }).last().fill('Amfiet')
  await page.getByRole('textbox', { name: 'Plassar', exact: true }).last().fill('120')
  await page.getByRole('textbox', { name: 'Tilkomst' }).last().fill('Rett inn frå kaia.')
  const cellar = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Fjern Kjellaren' }) })
  await cellar.getByRole('textbox', { name: 'Tilkomst' }).fill('Ny trappeheis frå foajeen.')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()

  await page.goto(`${house.url}/redaksjon/innstillingar`)
  await page.getByRole('link', { name: 'Opningstider' }).click()
  const office = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Fjern Kontoret' }) })
  await office.getByLabel('Stengjer').fill('')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(office.getByText('Skriv klokkeslettet.')).toBeVisible()
  await office.getByLabel('Stengjer').fill('17:30')
  await office.getByRole('checkbox', { name: 'fredag' }).press('Space')
  await office.getByRole('textbox', { name: 'Merknad' }).fill('Ring på ved sidedøra.')
  await page.getByRole('button', { name: 'Publiser' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()

  await page.goto(house.url)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Ring på ved sidedøra.')
  await expect(footer).toContainText('17.30')
  await page.goto(`${house.url}/kontakt`)
  await expect(page.getByRole('main')).toContainText('Ring på ved sidedøra.')
  await page.goto(`${house.url}/sal/kjellaren`)
  await expect(page.getByRole('main')).toContainText('Ny trappeheis frå foajeen.')

  // The hall can be chosen for showings.
  await page.goto(`${house.url}/redaksjon/framsyningar`)
  await page.getByRole('button', { name: 'Kva skal skje?' }).click()
  await page.getByRole('option', { name: 'Byt sal' }).click()
  await page.getByRole('button', { name: /Sal$/ }).click()
  await expect(page.getByRole('option', { name: 'Amfiet' })).toBeVisible()
})
