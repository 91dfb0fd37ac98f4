import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { waitUntilQuiet } from '../wait-until-quiet.ts'
import { type Figure, median } from './figure.ts'
import { openEditorContext } from './sign-in.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
/** The slow 4G of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Measures how long the first screen takes on a slow phone, and how much script the screens load. */
export async function timeOpening(browser: Browser, url: string): Promise<Figure[]> {
  const [first, again] = await timeVisits(browser, url)
  const firstScreen = await weighScripts(browser, url, '/redaksjon')
  const editor = await weighScripts(browser, url, '/redaksjon/nyhende/ny')
  const weekSheet = await weighScripts(browser, url, '/redaksjon/vekeplan')
  return [
    { name: 'desk opens, slow profile', value: first, unit: 'ms', goal: 1500 },
    { name: 'desk opens again, files cached, slow profile', value: again, unit: 'ms', goal: 1500 },
    { name: 'script of the first screen', value: firstScreen, unit: 'kB', goal: 200 },
    { name: 'further script of the text editor', value: editor - firstScreen, unit: 'kB', goal: null },
    { name: 'further script of the week sheet', value: weekSheet - firstScreen, unit: 'kB', goal: null },
  ]
}

/** The medians of the first visit and of the next one in the same browser. */
async function timeVisits(browser: Browser, url: string): Promise<[number, number]> {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await openEditorContext(browser, url)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(noteFirstScreen)
    first.push(await openDesk(page))
    again.push(await openDesk(page))
    await context.close()
  }
  return [median(first), median(again)]
}

async function openDesk(page: Page): Promise<number> {
  await page.goto('/redaksjon', { waitUntil: 'commit' })
  const opened = await page.waitForFunction(() => performance.getEntriesByName('bench:opened')[0]?.startTime)
  const milliseconds = (await opened.jsonValue()) as number
  await waitUntilQuiet(page)
  return milliseconds
}

/** Runs in the page: marks the moment after the paint of the first screen's heading. */
function noteFirstScreen() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main h1')) return
    observer.disconnect()
    requestAnimationFrame(() =>
      scheduler.postTask(() => performance.mark('bench:opened'), { priority: 'user-blocking' }),
    )
  }).observe(document, { childList: true, subtree: true })
}

/** All script that is loaded until a screen is idle, in kB, compressed with brotli. */
async function weighScripts(browser: Browser, url: string, path: string): Promise<number> {
  const context = await openEditorContext(browser, url)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.request().frame() === page.mainFrame())
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(path)
  await page.waitForSelector('main h1', { state: 'attached' })
  await waitUntilQuiet(page)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return total / 1000
}
