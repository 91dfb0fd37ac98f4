import { addDays, osloClock, osloInstant, productionPath, type Showing } from '@lerret/model'
import { weekStart } from '@lerret/model/programme-text'
import type { Locator, Page } from '@playwright/test'
import { type House, TODAY } from '../house/house.ts'
import { EDITOR_EMAIL, expect, signIn, test } from './editor.ts'

// What it changes in public it takes back.
let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})
test.beforeEach(async ({ page }) => {
  // The clock of the house stands still at noon of this day.
  await page.clock.setFixedTime(osloInstant(TODAY, '12.00'))
  await signIn(page, EDITOR_EMAIL, house.url)
})

interface TonightsShowing extends Showing {
  title: string
  path: string
}

/** The first showing of a film tonight. */
async function findTonight(page: Page): Promise<TonightsShowing> {
  const api = `${house.url}/redaksjon/api`
  const { showings, productions } = await (
    await page.request.get(`${api}/programme?from=${TODAY}&to=${TODAY}`)
  ).json()
  const found = showings.find(
    ({ body }: { body: Showing }) =>
      body.state === 'planned' &&
      productions.some(
        ({ id, object }: { id: string; object: string }) => id === body.productionId && object === 'movie',
      ),
  )
  const { draft } = await (
    await page.request.get(`${api}/content/production/${encodeURIComponent(found.body.productionId)}`)
  ).json()
  return { ...found.body, title: draft.body.title, path: productionPath(draft.body) }
}

const readText = async (page: Page, path: string) =>
  (await page.request.get(`${house.url}${encodeURI(path)}`)).text()

/** Everything that visitors meet of a showing. */
async function readPublicState(page: Page, { id, path, title }: TonightsShowing) {
  const findEntry = (calendar: string) =>
    calendar
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .find((entry) => entry.includes(`UID:${encodeURIComponent(id)}@`)) ?? ''
  const [programme, subscription] = await Promise.all(
    ['/program.ics', `/kalender${path}.ics`].map(async (file) => findEntry(await readText(page, file))),
  )
  const filmPage = await readText(page, path)
  return {
    calendar: programme?.match(/STATUS:(\w+)/)?.[1],
    calendarTitle: programme?.match(/SUMMARY:(.*)/)?.[1]?.trim(),
    calendarText: programme?.match(/DESCRIPTION:(.*)/)?.[1],
    subscription: subscription?.match(/STATUS:(\w+)/)?.[1],
    structuredData: findEventStatus(filmPage, id),
    pages: await countNotices(page, [path, '/', '/kino', '/skjerm', '/plakat'], title),
  }
}

function findEventStatus(html: string, id: string): string | undefined {
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
    const events = JSON.parse(json)['@graph'] ?? [JSON.parse(json)]
    const found = findById(events, `#${encodeURIComponent(id)}`)
    if (found) return String(found.eventStatus).replace('https://schema.org/', '')
  }
  return undefined
}

function findById(value: unknown, end: string): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const record = value as Record<string, unknown>
  if (typeof record['@id'] === 'string' && record['@id'].endsWith(end) && 'eventStatus' in record)
    return record
  for (const each of Object.values(record)) {
    const found = findById(each, end)
    if (found) return found
  }
  return undefined
}

/** How often a page says *Avlyst*, for those that show the film. */
async function countNotices(page: Page, paths: readonly string[], title: string) {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const html = await readText(page, path)
    const shown = html.replaceAll(/<script.*?<\/script>/gs, '')
    expect(shown, `${path} shows the film`).toContain(title)
    counts[path] = shown.split('Avlyst').length - 1
  }
  return counts
}

test('an editor cancels tonight’s showing on a phone, and it is cancelled everywhere until it is undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const showing = await findTonight(page)
  const { time } = osloClock(showing.startsAt)
  const before = await readPublicState(page, showing)
  expect(before).toMatchObject({
    calendar: 'CONFIRMED',
    subscription: 'CONFIRMED',
    structuredData: 'EventScheduled',
  })

  await page.goto(`${house.url}/redaksjon`)
  const tonight = page.getByRole('region', { name: 'I kveld' })
  await tonight
    .getByRole('listitem')
    .filter({ hasText: time })
    .getByRole('link', { name: showing.title })
    .click()
  await expect(page.getByRole('button', { name: 'Avlys', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Teknisk feil.' }).click()
  await expect(page.getByRole('region', { name: 'Dette les folk' })).toContainText('er avlyst. Teknisk feil.')
  await page.getByRole('button', { name: `Avlys: ${showing.title} ${time}` }).click()
  await expect(page.getByText(/er avlyst\. Ute på \d+ ms/)).toBeVisible()

  const cancelled = await readPublicState(page, showing)
  expect(cancelled).toMatchObject({
    calendar: 'CANCELLED',
    calendarTitle: expect.stringMatching(/^Avlyst: /),
    calendarText: expect.stringContaining('Avlyst. Teknisk feil.'),
    subscription: 'CANCELLED',
    structuredData: 'EventCancelled',
  })
  for (const [path, count] of Object.entries(before.pages))
    expect(cancelled.pages[path], path).toBeGreaterThan(count)
  expect(await readText(page, showing.path)).toContain('Teknisk feil.')

  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByRole('button', { name: `Avlys: ${showing.title} ${time}` })).toBeVisible({
    timeout: 30_000,
  })
  expect(await readPublicState(page, showing)).toEqual(before)
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

test('without a pointer, an editor copies a showing and cancels the copy', async ({ page }) => {
  const { id, title, startsAt } = await findTonight(page)
  await page.goto(`${house.url}/redaksjon/framsyning/${encodeURIComponent(id)}`)
  await tabTo(page, page.locator('summary', { hasText: 'Lag kopi' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Lag kopi .* klokka/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Opne kopien' }))
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: `Avlys: ${title} ${osloClock(startsAt).time}` })
  await expect(page.getByText('Ikkje i sal hos billettsalet')).toBeVisible()
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/er avlyst\. Lagra som utkast\./)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Angre' }))
  await page.keyboard.press('Enter')
  await expect(confirm).toBeVisible()
})

const countOnPage = async (page: Page, path: string, text: string) =>
  (await readText(page, path)).replaceAll(/<script.*?<\/script>/gs, '').split(text).length - 1

/** A film with several showings in the week after this one. */
async function findFilmOfWeek(page: Page, from: string) {
  const api = `${house.url}/redaksjon/api`
  const { showings, productions } = await (
    await page.request.get(`${api}/programme?from=${from}&to=${addDays(from, 6)}`)
  ).json()
  const countShowings = (id: string) =>
    showings.filter(({ body }: { body: Showing }) => body.productionId === id && body.state === 'planned')
      .length
  const film = productions.find(
    ({ id, object }: { id: string; object: string }) => object === 'movie' && countShowings(id) > 1,
  )
  const { draft } = await (
    await page.request.get(`${api}/content/production/${encodeURIComponent(film.id)}`)
  ).json()
  return { id: film.id, count: countShowings(film.id), path: productionPath(draft.body) }
}

test('an editor changes several showings at once, sees it on the public page, and undoes it', async ({
  page,
}) => {
  const week = weekStart(addDays(TODAY, 7))
  const film = await findFilmOfWeek(page, week)
  const cancelledBefore = await countOnPage(page, film.path, 'Avlyst')
  await page.goto(
    `${house.url}/redaksjon/framsyningar?fra=${week}&til=${addDays(week, 6)}&film=${encodeURIComponent(film.id)}`,
  )
  await page.getByLabel(`Vel alle ${film.count}`).check()
  await page.getByLabel('Grunn (valfritt)').fill('Straumen er borte.')
  await expect(page.getByText(`${film.count} framsyningar: avlyst.`)).toBeVisible()
  await page.getByRole('button', { name: `Gjer det med ${film.count}` }).click()
  await expect(page.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeFocused()
  expect(await countOnPage(page, film.path, 'Avlyst')).toBeGreaterThanOrEqual(cancelledBefore + film.count)
  expect(await countOnPage(page, film.path, 'Straumen er borte.')).toBeGreaterThanOrEqual(film.count)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByRole('heading', { name: 'Angra. Alt er som før.' })).toBeFocused()
  expect(await countOnPage(page, film.path, 'Avlyst')).toBe(cancelledBefore)

  // The week sheet does the same without a pointer.
  await page.goto(`${house.url}/redaksjon/vekeplan?veke=${week}`)
  await tabTo(page, page.getByRole('grid').getByRole('textbox'))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Shift+End')
  const panel = page.getByRole('complementary', { name: 'Endre dei valde' })
  await expect(panel).toContainText(/celler valde, med \d+ framsyningar/)
  await page.keyboard.press('F6')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Merk')
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByLabel('Merkelapp (tom fjernar)'))
  await page.keyboard.type('Kulturveke')
  await tabTo(page, panel.getByRole('button', { name: /^Gjer det med/ }))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeFocused()
  expect(await countOnPage(page, film.path, 'Kulturveke')).toBeGreaterThanOrEqual(film.count)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Angra. Alt er som før.' })).toBeFocused()
  expect(await countOnPage(page, film.path, 'Kulturveke')).toBe(0)
})
