/** `npm run screens`: one picture of every page family at two widths, in docs/screens, to be looked at. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { removeFolder, startHouse } from './house.ts'
import config from './playwright.config.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
/** Taller pages are cut: what is looked at is the first screens, and nobody scrolls a picture of the rest. */
const TALLEST = 4000

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const FAMILIES = {
  front: '/',
  cinema: '/kino',
  film: '/metropolis-dxm-20100212',
  culture: '/kultur',
  evening: '/hardingfele-%26-elektronika',
  news: '/nyhende',
  article: '/article/quiz:-%22kven-veit-mest%3F%22',
  text: '/aldersgrenser',
  rental: '/leige',
  search: '/sok?q=stumfilm',
  'not-found': '/404',
  'foyer-screen': '/skjerm',
  'week-poster': '/plakat',
}

const house = await startHouse()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  await mkdir(folder, { recursive: true })
  for (const { width, height } of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height }, baseURL: house.url })
    for (const [name, path] of Object.entries(FAMILIES)) await takePicture(page, name, path, width)
    await page.close()
  }
} finally {
  await browser.close()
  await house.stop()
  await removeFolder(house.dataDir)
}

async function takePicture(page: Page, name: string, path: string, width: number) {
  await page.goto(path)
  await loadPictures(page)
  const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  await writeFile(
    join(folder, `${name}-${width}.webp`),
    await sharp(picture).webp({ quality: 70 }).toBuffer(),
  )
}

/** Pictures below the fold come when they are near; here all of them are wanted. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}
