import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BROWSER_STORAGE, type SiteConfig } from '@lerret/model'
import type { Page } from '@playwright/test'
import { findDraft, publishDraft, readAllStable, saveDraft } from '../apps/server/content/store.ts'
import { openDatabase } from '../apps/server/db/connection.ts'
import { findBarriers, overflowOf } from './barriers.ts'
import { DEMO_PASSWORD, findFreePort, type House, removeFolder, startHouse } from './house.ts'
import { comesToLife, expect, test } from './visit.ts'

/** What visitors of a house that tells others are asked, and of one that does not. Nothing here reaches those others. */

const FILM = '/nosferatu-dxm-20220117'
const MATOMO = 'https://statistikk.example'
const OUTSIDE = /^https:\/\/(www\.facebook\.com|statistikk\.example)\//
let house: House

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const port = await findFreePort()
  const env = { PUBLIC_URL: `http://localhost:${port}`, DEMO_PASSWORD, TICKETING_SECONDS: '3600' }
  house = await startHouse({ port, env })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

/** As an editor would choose it. Waits until visitors get it. */
async function choose(change: Pick<SiteConfig, 'facebookPixelId' | 'analytics'>, count: number) {
  const lines = (await readFile(join(house.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const connection = { host: lines[4] ?? '', port: Number(lines[3]), user: 'lerret', database: 'lerret' }
  const { db, close } = await openDatabase(connection)
  const [{ id } = { id: '' }] = await readAllStable(db, 'site')
  const draft = await findDraft(db, 'site', id)
  const body = { ...(draft?.body as SiteConfig), ...change }
  await saveDraft(db, { kind: 'site', id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind: 'site', id, author: 'Sigrid' })
  await close()
  await expect
    .poll(async () => (await (await fetch(`${house.url}/page-data/_site.json`)).json()).destinations.length, {
      timeout: 60_000,
    })
    .toBe(count)
}

/** What the outside is told, answered on the way there. */
async function overhear(page: Page): Promise<URL[]> {
  const heard: URL[] = []
  await page.context().route(OUTSIDE, (route) => {
    heard.push(new URL(route.request().url()))
    return route.fulfill({ status: 204 })
  })
  return heard
}
const said = (heard: URL[]) =>
  heard.map(({ host, searchParams: words }) =>
    [host, words.get('ev') ?? words.get('e_a') ?? words.get('_pkn') ?? 'page'].join(' '),
  )

async function open(page: Page, path: string) {
  await page.addInitScript(
    (seen) => localStorage.setItem('lerret-seen', seen),
    process.env.SEEN_MESSAGES ?? '[]',
  )
  await page.goto(house.url + path)
  await comesToLife(page)
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kan vi fortelje andre kva du ser på?' })

async function expectFree(page: Page) {
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
}

test('a house that tells nobody asks nothing, and fetches no code to ask with', async ({ page, request }) => {
  const heard = await overhear(page)
  const fetched = new Set<string>()
  page.on('request', (asked) => {
    if (/\/assets\/.*\.js$/.test(asked.url())) fetched.add(asked.url())
  })
  await open(page, FILM)
  await page.goto(`${house.url}/informasjonskapsler`)
  await comesToLife(page)
  await expect(page.getByText('Vi fortel ingen andre kva du ser på')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const scripts = await Promise.all([...fetched].map(async (address) => (await request.get(address)).text()))
  expect(scripts.some((script) => script.includes('Vi fortel ingen andre'))).toBe(true)
  expect(scripts.filter((script) => script.includes('Kan vi fortelje andre'))).toEqual([])
  await expect(dialog(page)).toHaveCount(0)
  expect(heard).toEqual([])
})

test.describe('a house that tells others', () => {
  test.beforeAll(async () => {
    await choose({ facebookPixelId: '1234567890', analytics: { matomo: { url: MATOMO, siteId: '7' } } }, 2)
  })

  test('asks beside the page, tells nobody anything before, and nothing after a no', async ({ page }) => {
    const heard = await overhear(page)
    await open(page, FILM)
    await expect(dialog(page)).toBeVisible()
    // The page is read and used as before.
    await page.getByRole('link', { name: 'Kino', exact: true }).first().click()
    await expect(page).toHaveURL(/\/kino$/)
    await expect(dialog(page)).toBeVisible()
    expect(heard).toEqual([])

    const [no, yes] = ['Avvis alle', 'Godta alle'].map((name) => dialog(page).getByRole('button', { name }))
    const [small, large] = [await no?.boundingBox(), await yes?.boundingBox()]
    expect([small?.width, small?.height, small?.y]).toEqual([large?.width, large?.height, large?.y])
    await no?.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    await page.goto(house.url + FILM)
    await comesToLife(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nosferatu')
    await expect(dialog(page)).toHaveCount(0)
    expect(heard).toEqual([])
  })

  test('tells each in its own words after a yes, of nothing private, and stops at once when asked to', async ({
    page,
    context,
  }) => {
    const heard = await overhear(page)
    await open(page, FILM)
    await dialog(page).getByRole('button', { name: 'Godta alle' }).click()
    await expect
      .poll(() => said(heard))
      .toEqual(['www.facebook.com PageView', 'www.facebook.com ViewContent', 'statistikk.example Nosferatu'])
    expect(Object.fromEntries(heard[1]?.searchParams ?? [])).toMatchObject({
      id: '1234567890',
      'cd[content_type]': 'product',
      'cd[brand]': 'Fjordheim kulturhus',
      'cd[list_name]': FILM,
    })

    heard.length = 0
    await page.route('http://billettluka.example/**', (route) => route.fulfill({ body: 'Billettluka' }))
    await page.getByRole('link', { name: /^Kjøp/ }).first().click()
    await expect
      .poll(() => said(heard))
      .toEqual(['www.facebook.com InitiateCheckout', 'statistikk.example select_content'])

    heard.length = 0
    await page.goto(`${house.url}/logg-inn`)
    await comesToLife(page)
    await page.goto(`${house.url}/sok?q=nosferatu`)
    await comesToLife(page)
    expect(heard).toEqual([])

    // What a destination's own script left here before.
    await context.addCookies([{ name: '_fbp', value: 'fb.1', url: house.url }])
    await page
      .getByRole('navigation', { name: 'Om nettstaden' })
      .getByRole('link', { name: 'Informasjonskapslar' })
      .click()
    await expect(page.getByText(/^Du sa ja til Facebook og Statistikk på statistikk\.example /)).toBeVisible()
    await expect.poll(() => said(heard)).toEqual(['www.facebook.com PageView', 'statistikk.example page'])
    heard.length = 0
    await page.getByRole('button', { name: 'Avvis alle' }).click()
    await expect(page.getByText(/^Du sa nei \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Avvis alle' })).toBeFocused()
    expect(await context.cookies()).toEqual([])
    await page.goto(house.url + FILM)
    await comesToLife(page)
    expect(heard).toEqual([])
  })

  test('lets a visitor allow one and not the other', async ({ page }) => {
    const heard = await overhear(page)
    await open(page, '/informasjonskapsler')
    await expect(page.getByText('Du har ikkje svara enno')).toBeVisible()
    const boxes = page.getByRole('checkbox')
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
      false,
      false,
    ])
    await page.getByRole('checkbox', { name: /^Statistikk på/ }).check()
    await page.getByRole('button', { name: 'Lagre valet' }).click()
    await expect(page.getByText(/^Du sa ja til Statistikk på statistikk\.example \d/)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => said(heard)).toEqual(['statistikk.example page'])
  })

  test('asks nobody whose browser says no for them', async ({ page }) => {
    const heard = await overhear(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    await open(page, '/informasjonskapsler')
    await expect(page.getByText('Nettlesaren din seier nei for deg')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(dialog(page)).toHaveCount(0)
    expect(heard).toEqual([])
  })

  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`asks in nobody’s way at ${width} px, ${colorScheme}`, async ({ page }) => {
        await overhear(page)
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await open(page, '/informasjonskapsler')
        await expect(dialog(page)).toBeVisible()
        await expect(page.getByText('Du har ikkje svara enno')).toBeVisible()
        await expectFree(page)
        const box = await dialog(page).boundingBox()
        expect(box?.height).toBeLessThan(844 / 2)
        // The end of the page can be seen above it.
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
            const footer = await page.getByRole('contentinfo').boundingBox()
            return Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))
          })
          .toBeLessThanOrEqual(Math.ceil(box?.y ?? 0))
        // It is the first thing that a keyboard comes to after the way past the menus.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await page.reload()
        await expect(dialog(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(dialog(page).getByRole('button', { name: 'Avvis alle' })).toBeFocused()
        await dialog(page).getByRole('button', { name: 'Avvis alle' }).click()
        await expectFree(page)
      })
})

test.describe('the cookie page', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Everything that the browser holds of the house. */
  async function heldBy(page: Page): Promise<string[]> {
    const { local, session, caches, databases } = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await window.caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }))
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    return [
      ...local.map((name) => `local-storage ${name}`),
      ...session.map((name) => `session-storage ${name}`),
      ...caches.map((name) => `cache ${name}`),
      ...databases.map((name) => `database ${name}`),
      ...cookies.map((name) => `cookie ${name}`),
    ].sort()
  }
  const listed = (...who: string[]) =>
    BROWSER_STORAGE.filter((stored) => who.includes(stored.who) && stored.name !== 'cw-profile')
      .map(({ place, name }) => `${place} ${name}`)
      .sort()

  test('lists what a browser really holds: of a visitor, of one who has answered, of a member', async ({
    page,
  }) => {
    await overhear(page)
    // The front page has a message, which is seen once.
    await page.goto(house.url)
    await comesToLife(page)
    const close = page.getByRole('dialog').getByRole('button', { name: 'Lukk' })
    // Not the link in the message, which stands before it.
    await expect(close).toBeFocused()
    await close.click()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(house.url + FILM)
    await comesToLife(page)
    await expect.poll(() => heldBy(page), { timeout: 30_000 }).toEqual(listed('visitor'))

    await dialog(page).getByRole('button', { name: 'Avvis alle' }).click()
    await expect.poll(() => heldBy(page)).toEqual(listed('visitor', 'asked'))

    await page.goto(`${house.url}/mine-billettar`)
    await page.getByLabel('E-post').fill('medlem@fjordheim.example')
    await page.getByLabel('Passord', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Logg inn' }).click()
    await expect(page).toHaveURL(/\/mine-billettar$/)
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await expect.poll(() => heldBy(page)).toEqual(listed('visitor', 'asked', 'member'))

    await page.goto(`${house.url}/informasjonskapsler`)
    const names = await page.locator('main code').allTextContents()
    expect(names.sort()).toEqual(BROWSER_STORAGE.map(({ name }) => name).sort())
  })
})
