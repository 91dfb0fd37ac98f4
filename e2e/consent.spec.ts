import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BROWSER_STORAGE, SITE_RECORD_ID, type SiteSettings } from '@lerret/model'
import type { Page } from '@playwright/test'
import { publishDraft } from '../apps/server/content/records/store/publish-versions.ts'
import { findDraft } from '../apps/server/content/records/store/read-records.ts'
import { saveDraft } from '../apps/server/content/records/store/save-versions.ts'
import { openDatabase } from '../apps/server/platform/db/connection.ts'
import { findBarriers, measureOverflow } from './barriers.ts'
import { DEMO_PASSWORD, type House } from './house/house.ts'
import { expect, test, waitForHydration } from './visit.ts'

/** Consent in a house with analytics destinations, and in one without. No request reaches the destinations. */

const FILM = '/nosferatu-dxm-20220117'
const MATOMO = 'https://statistikk.example'
const OUTSIDE = /^https:\/\/(www\.facebook\.com|statistikk\.example)\//
let house: House

test.describe.configure({ mode: 'serial' })

test.beforeAll(({ house: shared }) => {
  house = shared
})
// Other tests use the house afterwards.
test.afterAll(() => choose({ facebookPixelId: '', analytics: {}, words: {} }, 0))

/** Changes the settings like an editor, and waits until they are published. */
async function choose(change: Partial<SiteSettings>, count: number) {
  const lines = (await readFile(join(house.dataDir, 'postgres/18/postmaster.pid'), 'utf8')).split('\n')
  const connection = { host: lines[4] ?? '', port: Number(lines[3]), user: 'lerret', database: 'lerret' }
  const { db, close } = await openDatabase(connection)
  const settings = { kind: 'settings', id: SITE_RECORD_ID, author: 'Sigrid' } as const
  const draft = await findDraft(db, 'settings', SITE_RECORD_ID)
  const body = { ...(draft?.body as SiteSettings), ...change }
  await saveDraft(db, { ...settings, basedOn: draft?.version ?? 0, body })
  await publishDraft(db, settings)
  await close()
  await expect
    .poll(async () => (await (await fetch(`${house.url}/page-data/_site.json`)).json()).destinations.length, {
      timeout: 60_000,
    })
    .toBe(count)
}

/** Intercepts and records requests to the destinations. */
async function interceptDestinations(page: Page): Promise<URL[]> {
  const sentUrls: URL[] = []
  await page.context().route(OUTSIDE, (route) => {
    sentUrls.push(new URL(route.request().url()))
    return route.fulfill({ status: 204 })
  })
  return sentUrls
}
const describeRequests = (sentUrls: URL[]) =>
  sentUrls.map(({ host, searchParams: params }) =>
    [host, params.get('ev') ?? params.get('e_a') ?? params.get('_pkn') ?? 'page'].join(' '),
  )

async function open(page: Page, path: string) {
  await page.addInitScript(
    (seen) => localStorage.setItem('lerret-seen', seen),
    process.env.SEEN_MESSAGES ?? '[]',
  )
  await page.goto(house.url + path)
  await waitForHydration(page)
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kan vi fortelje andre kva du ser på?' })

async function expectFree(page: Page) {
  expect(await findBarriers(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}

test('a house without destinations asks for no consent, and loads no code for it', async ({
  page,
  request,
}) => {
  const sentUrls = await interceptDestinations(page)
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) fetched.add(request.url())
  })
  await open(page, FILM)
  await page.goto(`${house.url}/informasjonskapsler`)
  await waitForHydration(page)
  await expect(page.getByText('Vi fortel ingen andre kva du ser på')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const scripts = await Promise.all([...fetched].map(async (address) => (await request.get(address)).text()))
  expect(scripts.some((script) => script.includes('Vi fortel ingen andre'))).toBe(true)
  expect(scripts.filter((script) => script.includes('Kan vi fortelje andre'))).toEqual([])
  await expect(dialog(page)).toHaveCount(0)
  expect(sentUrls).toEqual([])
})

test.describe('a house with destinations', () => {
  test.beforeAll(async () => {
    await choose({ facebookPixelId: '1234567890', analytics: { matomo: { url: MATOMO, siteId: '7' } } }, 2)
  })

  test('asks for consent, and sends nothing before it or after a no', async ({ page }) => {
    const sentUrls = await interceptDestinations(page)
    await open(page, FILM)
    await expect(dialog(page)).toBeVisible()
    // The page works as before.
    await page.getByRole('link', { name: 'Kino', exact: true }).first().click()
    await expect(page).toHaveURL(/\/kino$/)
    await expect(dialog(page)).toBeVisible()
    expect(sentUrls).toEqual([])

    const [no, yes] = ['Avvis alle', 'Godta alle'].map((name) => dialog(page).getByRole('button', { name }))
    const [small, large] = [await no?.boundingBox(), await yes?.boundingBox()]
    expect([small?.width, small?.height, small?.y]).toEqual([large?.width, large?.height, large?.y])
    await no?.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    await page.goto(house.url + FILM)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nosferatu')
    await expect(dialog(page)).toHaveCount(0)
    expect(sentUrls).toEqual([])
  })

  test('sends page views to each destination after a yes, without private data, until the consent is withdrawn', async ({
    page,
    context,
  }) => {
    const sentUrls = await interceptDestinations(page)
    await open(page, FILM)
    await dialog(page).getByRole('button', { name: 'Godta alle' }).click()
    await expect
      .poll(() => describeRequests(sentUrls))
      .toEqual(['www.facebook.com PageView', 'www.facebook.com ViewContent', 'statistikk.example Nosferatu'])
    expect(Object.fromEntries(sentUrls[1]?.searchParams ?? [])).toMatchObject({
      id: '1234567890',
      'cd[content_type]': 'product',
      'cd[brand]': 'Fjordheim kulturhus',
      'cd[list_name]': FILM,
    })

    sentUrls.length = 0
    await page.route('http://billettluka.example/**', (route) => route.fulfill({ body: 'Billettluka' }))
    await page.getByRole('link', { name: /^Kjøp/ }).first().click()
    await expect
      .poll(() => describeRequests(sentUrls))
      .toEqual(['www.facebook.com InitiateCheckout', 'statistikk.example select_content'])

    sentUrls.length = 0
    await page.goto(`${house.url}/logg-inn`)
    await waitForHydration(page)
    await page.goto(`${house.url}/sok?q=nosferatu`)
    await waitForHydration(page)
    expect(sentUrls).toEqual([])

    // A cookie of a destination's script.
    await context.addCookies([{ name: '_fbp', value: 'fb.1', url: house.url }])
    await page
      .getByRole('navigation', { name: 'Om nettstaden' })
      .getByRole('link', { name: 'Informasjonskapslar' })
      .click()
    await expect(page.getByText(/^Du sa ja til Facebook og Statistikk på statistikk\.example /)).toBeVisible()
    await expect
      .poll(() => describeRequests(sentUrls))
      .toEqual(['www.facebook.com PageView', 'statistikk.example page'])
    sentUrls.length = 0
    await page.getByRole('button', { name: 'Avvis alle' }).click()
    await expect(page.getByText(/^Du sa nei \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Avvis alle' })).toBeFocused()
    expect(await context.cookies()).toEqual([])
    await page.goto(house.url + FILM)
    await waitForHydration(page)
    expect(sentUrls).toEqual([])
  })

  test('lets a visitor allow one destination and not the other', async ({ page }) => {
    const sentUrls = await interceptDestinations(page)
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
    await expect.poll(() => describeRequests(sentUrls)).toEqual(['statistikk.example page'])
  })

  test('does not ask when the browser sends a privacy signal', async ({ page }) => {
    const sentUrls = await interceptDestinations(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    )
    await open(page, '/informasjonskapsler')
    await expect(page.getByText('Nettlesaren din seier nei for deg')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(dialog(page)).toHaveCount(0)
    expect(sentUrls).toEqual([])
  })

  for (const width of [390, 1440])
    test(`asks without covering the page at ${width} px, and can be read in light and dark mode`, async ({
      page,
    }) => {
      await interceptDestinations(page)
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/informasjonskapsler')
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByText('Du har ikkje svara enno')).toBeVisible()
      await expectFree(page)
      const box = await dialog(page).boundingBox()
      expect(box?.height).toBeLessThan(844 / 2)
      // The end of the page is visible above it.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
          const footer = await page.getByRole('contentinfo').boundingBox()
          return Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))
        })
        .toBeLessThanOrEqual(Math.ceil(box?.y ?? 0))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectFree(page)
      // It is the first in the tab order after the skip link.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.reload()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name: 'Avvis alle' })).toBeFocused()
      await dialog(page).getByRole('button', { name: 'Avvis alle' }).click()
      await expect(dialog(page)).toHaveCount(0)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectFree(page)
      }
    })
})

test.describe('the cookie page', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Everything that the browser stores for the house. */
  async function readStored(page: Page): Promise<string[]> {
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

  test('lists everything that the browser stores for a visitor, after consent, and for a member', async ({
    page,
  }) => {
    await interceptDestinations(page)
    // The trial page has a dialog that is shown once.
    await page.goto(`${house.url}/test`)
    await waitForHydration(page)
    const close = page.getByRole('dialog').getByRole('button', { name: 'Lukk' })
    // Not the link in the dialog.
    await expect(close).toBeFocused()
    await close.click()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(house.url + FILM)
    await waitForHydration(page)
    await expect.poll(() => readStored(page), { timeout: 30_000 }).toEqual(listed('visitor'))

    await dialog(page).getByRole('button', { name: 'Avvis alle' }).click()
    await expect.poll(() => readStored(page)).toEqual(listed('visitor', 'asked'))

    await page.goto(`${house.url}/mine-billettar`)
    await page.getByLabel('E-post').fill('medlem@fjordheim.example')
    await page.getByLabel('Passord', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
    await expect(page).toHaveURL(/\/mine-billettar$/)
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await expect.poll(() => readStored(page)).toEqual(listed('visitor', 'asked', 'member'))

    await page.goto(`${house.url}/informasjonskapsler`)
    const names = await page.locator('main code').allTextContents()
    expect(names.sort()).toEqual(BROWSER_STORAGE.map(({ name }) => name).sort())
  })
})

test('words that the house says differently are in the page, the dialog and the next page', async ({
  page,
  request,
}) => {
  await interceptDestinations(page)
  const words = { director: 'Regissør', consentRefuse: 'Nei takk' }
  await choose({ facebookPixelId: '1234567890', analytics: {}, words }, 1)
  expect(await (await request.get(house.url + FILM)).text()).toContain('<dt>Regissør</dt>')
  await open(page, '/kino')
  await page.getByRole('link', { name: 'Nosferatu' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${FILM}$`))
  await expect(page.getByText('Regissør', { exact: true })).toBeVisible()
  await page.goto(house.url + FILM)
  await waitForHydration(page)
  await expect(page.getByText('Regissør', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Nei takk' }).click()
  await expect(page.getByRole('button', { name: 'Nei takk' })).toHaveCount(0)
})
