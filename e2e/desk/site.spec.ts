import type { Page } from '@playwright/test'
import { findBarriersInLooks, SCREEN_LOOKS } from '../barriers.ts'
import { type House, removeFolder, startHouse } from '../house/house.ts'
import { ADMIN_EMAIL, EDITOR_EMAIL, expect, expectVersionSaved, signIn, test } from './editor.ts'

// What these tests change is on every page, and one counts all that waits to be published, so they have a house of their own.
test.describe.configure({ mode: 'default' })
let house: House
test.beforeAll(async () => {
  house = await startHouse({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

const readText = async ({ request }: Page, path = '/') => (await request.get(house.url + path)).text()
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]
const footer = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0]

test('an editor sees which pages change, before and after, chooses what goes out, sees it live, and takes it back', async ({
  page,
}) => {
  await signIn(page, EDITOR_EMAIL, house.url)
  await page.goto(`${house.url}/redaksjon/nyhende?q=orgel`)
  await page.getByRole('link', { name: 'Levande orgel kvar tysdag' }).click()
  await page.getByRole('textbox', { name: 'Tittel' }).fill('Levande orgel kvar onsdag')
  await page.getByRole('button', { name: 'Kva endrar seg?' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ sider endrar seg$/ })).toBeVisible()
  const before = page.frameLocator('iframe[title="Levande orgel kvar onsdag, slik sida er no"]')
  const after = page.frameLocator('iframe[title="Levande orgel kvar onsdag, slik sida blir"]')
  await expect(before.getByRole('heading', { level: 1, name: 'Levande orgel kvar tysdag' })).toBeVisible()
  await expect(after.getByRole('heading', { level: 1, name: 'Levande orgel kvar onsdag' })).toBeVisible()
  await page.getByRole('button', { name: 'Lagre versjon' }).click()
  await expectVersionSaved(page)

  const data = {
    records: [
      {
        kind: 'redirect',
        id: 'e2e-vidare',
        basedOn: 0,
        body: { id: 'e2e-vidare', source: '/vidare', target: '/kino', permanent: false },
      },
    ],
  }
  expect((await page.request.post(`${house.url}/redaksjon/api/content/save`, { data })).status()).toBe(200)
  await page.goto(`${house.url}/redaksjon/publiser`)
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider endrar seg$/ })).toBeVisible()
  await page.locator('summary').filter({ hasText: '/nyhende' }).click()
  const list = page.frameLocator('iframe[title="Nyhende, slik sida blir"]')
  await expect(list.getByText('Levande orgel kvar onsdag').first()).toBeVisible()
  expect(await findBarriersInLooks(page, SCREEN_LOOKS)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  // What is left out stays a draft, and changes nothing that is shown.
  await page.getByRole('checkbox', { name: 'Levande orgel' }).press('Space')
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen sider endrar seg' })).toBeVisible()
  await page.getByRole('button', { name: 'Publiser det eine' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  const readRedirect = async () =>
    (await page.request.get(`${house.url}/vidare`, { maxRedirects: 0 })).status()
  expect(await readRedirect()).toBe(302)
  await page.getByRole('button', { name: 'Angre publiseringa' }).click()
  await expect(
    page.getByRole('heading', { name: 'Teke tilbake. Det som var ute før, er ute att.' }),
  ).toBeVisible()
  expect(await readRedirect()).toBe(404)

  await page.reload()
  await expect(page.getByRole('checkbox', { name: '/vidare' })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Levande orgel' }).press('Space')
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen sider endrar seg' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Levande orgel' }).press('Space')
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider endrar seg$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Publiser desse 2' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider er nye$/ })).toBeVisible()
  const live = await page.request.get(`${house.url}/article/levande-orgel-kvar-tysdag`)
  expect(await live.text()).toContain('Levande orgel kvar onsdag')
})

test('an editor reorders the menu with the keyboard and by dragging, and finds it live', async ({ page }) => {
  await signIn(page, EDITOR_EMAIL, house.url)
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
  await page.getByRole('button', { name: /^Angre: / }).click()
  await expect(page.getByText(/^Angra: /)).toBeVisible()

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
  const [menu = ''] = (await readText(page)).match(/<nav.*?<\/nav>/s) ?? []
  expect(menu).toMatch(/^(?:(?!<a ).)*<a [^>]*>Studio</s)
  expect(menu).toMatch(/<a [^>]*href="\/ebillett"[^>]*>Billettar</)
})

test('an editor makes a redirect of an address that visitors asked for in vain, and a loop is refused', async ({
  page,
}) => {
  // Two visitors on different networks, behind the same proxy.
  for (const address of ['192.0.2.1', '198.51.100.7']) {
    const headers = { accept: 'text/html', 'x-forwarded-for': address }
    expect((await page.request.get(`${house.url}/parkeringsplass`, { headers })).status()).toBe(404)
  }
  await signIn(page, EDITOR_EMAIL, house.url)
  await expect.poll(() => readText(page, '/redaksjon/api/redirects')).toContain('/parkeringsplass')
  await page.goto(`${house.url}/redaksjon/menyar/vidaresendingar`)
  await expect(page.getByRole('heading', { name: 'Adresser folk leita etter' })).toBeVisible()
  const missed = page.getByRole('button', { name: 'Lag vidaresending frå /parkeringsplass' })
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

  const reply = await page.request.get(`${house.url}/parkeringsplass`)
  expect([new URL(reply.url()).pathname, reply.status()]).toEqual(['/parkering', 200])
})

test('an admin changes colours, which are refused where they cannot be read, adds a hall and changes opening hours, and visitors find them', async ({
  page,
}) => {
  await signIn(page, ADMIN_EMAIL, house.url)
  await page.goto(`${house.url}/redaksjon/innstillingar`)
  const settings = page
    .getByRole('navigation', { name: 'Stader' })
    .getByRole('link', { name: 'Innstillingar' })
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
  expect(await readText(page)).toMatch(/--signal-dark: ?#005f5f/)

  // A new hall, and opening hours.
  await settings.click()
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

  await settings.click()
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

  const onFront = footer(await readText(page))
  expect(onFront).toContain('Ring på ved sidedøra.')
  expect(onFront).toContain('17.30')
  expect(main(await readText(page, '/kontakt'))).toContain('Ring på ved sidedøra.')
  expect(main(await readText(page, '/sal/kjellaren'))).toContain('Ny trappeheis frå foajeen.')

  // The hall can be chosen for showings.
  await page.goto(`${house.url}/redaksjon/framsyningar`)
  await page.getByRole('button', { name: 'Kva skal skje?' }).click()
  await page.getByRole('option', { name: 'Byt sal' }).click()
  await page.getByRole('button', { name: /Sal$/ }).click()
  await expect(page.getByRole('option', { name: 'Amfiet' })).toBeVisible()
})
