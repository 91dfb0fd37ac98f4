/** `npm run screens`: takes the pictures in docs/screens that the README shows. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { layOutEverything } from './barriers.ts'
import { DESK_STATES, signInAdmin, trackRequests, visitDeskState } from './desk/states.ts'
import { FAMILIES } from './families.ts'
import { DEMO_PASSWORD, removeFolder, startHouse } from './house/house.ts'
import config from './playwright.config.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
/** Taller pages are cut off. */
const TALLEST = 4000
/** A picture of the desk shows what one sees before scrolling far. */
const DESK_TALLEST = 1200

const SCREENS = [
  { width: 390, height: 844, pages: ['film'], deskStates: { 'showing-cancel': 'desk-showing-cancel' } },
  {
    width: 1440,
    height: 900,
    pages: ['front', 'cinema', 'week-poster'],
    deskStates: { 'today-busy': 'desk-today-busy', weekSheet: 'desk-week-sheet' },
  },
] as const

const house = await startHouse({ env: { DEMO_PASSWORD }, timeoutMs: 180_000 })
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  for (const { width, height, pages, deskStates } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width, height },
      baseURL: house.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    for (const name of pages) {
      await page.goto(FAMILIES[name])
      await takePicture(page, `${name}-${width}`, TALLEST)
    }
    await signInAdmin(page)
    await saveDrafts(page)
    const waitUntilLoaded = trackRequests(page)
    for (const [name, file] of Object.entries(deskStates)) {
      const state = DESK_STATES[name]
      if (!state) throw new Error(`The desk has no state "${name}".`)
      await visitDeskState(page, state, { waitUntilLoaded })
      await takePicture(page, `${file}-${width}`, DESK_TALLEST)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await house.stop()
  await removeFolder(house.dataDir)
}

/** Changes two articles, so that something waits to be published. */
async function saveDrafts(page: Page) {
  const list = await page.request.get('/redaksjon/api/content?kinds=article&skip=2&take=2')
  const { items } = (await list.json()) as { items: { id: string; draftVersion: number }[] }
  for (const { id, draftVersion } of items) {
    const fields = { lead: { value: 'Billettane er lagde ut, og kafeen opnar ein time før.' } }
    const records = [{ kind: 'article', id, basedOn: draftVersion, fields }]
    const reply = await page.request.post('/redaksjon/api/content/versions', {
      data: { session: 'screens', sequence: 1, records },
    })
    if (!reply.ok()) throw new Error(`The article is not saved: ${await reply.text()}`)
  }
}

async function takePicture(page: Page, name: string, tallest: number) {
  await loadPictures(page)
  const { width, pageHeight } = await page.evaluate(() => ({
    width: window.innerWidth,
    pageHeight: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(tallest, pageHeight) }
  const picture = await page.screenshot({ fullPage: true, clip })
  await writeFile(join(folder, `${name}.webp`), await sharp(picture).webp({ quality: 70 }).toBuffer())
}

/** Loads rows and pictures below the fold, which are lazy. */
async function loadPictures(page: Page) {
  await layOutEverything(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}
