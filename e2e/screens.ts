/** `npm run screens [-- desk]`: every page family, theme and state, and the desk, at two widths, in docs/screens, for review. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { layOutEverything } from './barriers.ts'
import { DESK_STATES, signInAdmin, trackRequests, visitDeskState } from './desk/states.ts'
import { FAMILIES } from './families.ts'
import { DEMO_PASSWORD, removeFolder, startHouse } from './house/house.ts'
import config from './playwright.config.ts'
import { STATE_NAMES, visitState } from './states.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
/** Taller pages are cut off. */
const TALLEST = 4000
/** Of the desk, what one sees before scrolling far. */
const DESK_TALLEST = 1200

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Other looks: the other theme, and dark mode. */
const LOOKS = [
  { look: 'scene', theme: 'scene', colorScheme: 'light' },
  { look: 'dark', theme: 'fjord', colorScheme: 'dark' },
  { look: 'scene-dark', theme: 'scene', colorScheme: 'dark' },
] as const

/** Of the desk, screens at work. All its states are scanned for barriers, where nobody has to look at them. */
const DESK_PICTURES = [
  'sign-in',
  'today-busy',
  'weekSheet',
  'week-sheet-typed',
  'programme-pasted',
  'showings',
  'showing-cancel',
  'showing-provider-differs',
  'film',
  'articles',
  'article',
  'article-disk-full',
  'document-choice',
  'media',
  'picture',
  'document',
  'publish',
  'releases',
  'page',
  'newsletter',
  'newsletter-two-editors',
  'settings-utsjanad',
  'palette-found',
  'keys',
  'session-expired',
]

/** Screens of the desk, in dark mode too. */
const DARK_DESK_SCREENS = ['today-busy', 'weekSheet', 'article', 'picture', 'showing-cancel', 'page']

const isDeskOnly = process.argv.includes('desk')
const house = await startHouse({ env: { DEMO_PASSWORD }, timeoutMs: 180_000 })
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  await mkdir(folder, { recursive: true })
  for (const { width, height } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width, height },
      baseURL: house.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await takeDeskPictures(page, width)
    if (isDeskOnly) {
      await page.close()
      continue
    }
    for (const [name, path] of Object.entries(FAMILIES)) {
      await page.goto(path)
      await takePicture(page, name, width)
    }
    for (const { look, theme, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme })
      for (const name of ['front', 'film'] as const) {
        await page.goto(FAMILIES[name])
        await page.evaluate((variant) => document.documentElement.setAttribute('data-theme', variant), theme)
        await takePicture(page, `${name}-${look}`, width)
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    for (const name of STATE_NAMES) {
      await visitState(page, name)
      await takePicture(page, `state-${name}`, width)
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
    const unsent = { basedOn: draftVersion, session: 'screens', sequence: 1, fields }
    const reply = await page.request.post(`/redaksjon/api/content/article/${id}/versions`, {
      data: { unsent },
    })
    if (!reply.ok()) throw new Error(`The article is not saved: ${await reply.text()}`)
  }
}

/** Signed-out states first, then those of an admin, who sees everything. */
async function takeDeskPictures(page: Page, width: number) {
  const states = Object.entries(DESK_STATES).filter(([name]) => DESK_PICTURES.includes(name))
  const waitUntilLoaded = trackRequests(page)
  for (const [name, state] of states.filter(([, { isSignedOut }]) => isSignedOut)) {
    await visitDeskState(page, state, { waitUntilLoaded })
    await takePicture(page, `desk-${toFileName(name)}`, width, DESK_TALLEST)
  }
  await signInAdmin(page)
  await saveDrafts(page)
  for (const [name, state] of states.filter(([, { isSignedOut }]) => !isSignedOut)) {
    await visitDeskState(page, state, { waitUntilLoaded })
    await takePicture(page, `desk-${toFileName(name)}`, width, DESK_TALLEST)
    if (!DARK_DESK_SCREENS.includes(name)) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await takePicture(page, `desk-${toFileName(name)}-dark`, width, DESK_TALLEST)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
}

function toFileName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

async function takePicture(page: Page, name: string, width: number, tallest = TALLEST) {
  await loadPictures(page)
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  await writeFile(
    join(folder, `${name}-${width}.webp`),
    await sharp(picture).webp({ quality: 70 }).toBuffer(),
  )
}

/** Loads rows and pictures below the fold, which are lazy. */
async function loadPictures(page: Page) {
  await layOutEverything(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}
