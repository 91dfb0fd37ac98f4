/** `npm run screens`: every page family, theme and state at two widths, in docs/screens, for review. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { layOutEverything } from './barriers.ts'
import { FAMILIES } from './families.ts'
import { removeFolder, startHouse } from './house/house.ts'
import config from './playwright.config.ts'
import { STATE_NAMES, visitState } from './states.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
/** Taller pages are cut off. */
const TALLEST = 4000

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

const house = await startHouse()
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

async function takePicture(page: Page, name: string, width: number) {
  await loadPictures(page)
  const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
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
