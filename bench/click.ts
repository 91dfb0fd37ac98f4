import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test'
import { BROWSER, table } from './pages.ts'
import { waitUntilQuiet } from './wait-until-quiet.ts'

const CPU_SLOWDOWN = 4
const ROUNDS = Number(process.env.ROUNDS ?? 11)
/** Milliseconds, for a page that has been fetched. */
const MAX_MS = 50

const JOURNEYS = [
  ['/leige', '/om-oss'],
  ['/', '/kino'],
  ['/kino', '/kultur'],
  ['/nyhende', '/article/vaffelkino-kvar-fredag'],
] as const

/**
 * The time from a click on a link to the paint of the next page, with the CPU slowed down. For comparison, in the same run: replacing
 * the HTML of the main element, which is the minimum, and loading the page.
 */
const METHODS = {
  'Lerret, motion reduced': { motion: 'reduce', time: timeClick },
  'Lerret, with motion': { motion: 'no-preference', time: timeClick },
  'HTML put in place': { motion: 'reduce', time: timeReplacedHtml },
  'page load': { motion: 'reduce', time: timePageLoad },
} as const

export async function timeClicks(url: string): Promise<string[]> {
  const browser = await chromium.launch(BROWSER)
  const rows: (string | number)[][] = []
  const problems: string[] = []
  for (const [from, to] of JOURNEYS) {
    const times = new Map<string, number[]>(Object.keys(METHODS).map((method) => [method, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [method, { motion, time }] of Object.entries(METHODS))
        times.get(method)?.push(
          await measureInNewTab(
            browser,
            // The content security policy refuses HTML that is not trusted.
            { reducedMotion: motion, bypassCSP: time === timeReplacedHtml },
            (page, slowDown) => time(page, slowDown, url, from, to),
          ),
        )
    const medians = [...times.values()].map((samples) =>
      Math.round(samples.sort((a, b) => a - b)[ROUNDS >> 1] as number),
    )
    rows.push([`${from} → ${to}`, ...medians])
    if ((medians[0] as number) > MAX_MS)
      problems.push(`${from} → ${to}: ${medians[0]} ms, more than ${MAX_MS}.`)
  }
  await browser.close()
  const title = `From press to paint, page fetched before (ms, CPU ${CPU_SLOWDOWN} times slower, median of ${ROUNDS})`
  console.log(`\n## ${title}\n\n${table(['journey', ...Object.keys(METHODS)], rows)}\n`)
  return problems
}

type SlowDown = () => Promise<void>

async function measureInNewTab(
  browser: Browser,
  options: Pick<BrowserContextOptions, 'reducedMotion' | 'bypassCSP'>,
  measure: (page: Page, slowDown: SlowDown) => Promise<number>,
): Promise<number> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...options,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const time = await measure(page, async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  })
  await context.close()
  return time
}

/** Opens the first page, waits for hydration, and hovers over a link to the second, so that it is fetched. */
async function prepare(page: Page, url: string, from: string, to: string) {
  await page.goto(url + from)
  await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.id = 'bench'
    link.textContent = 'x'
    document.querySelector('main')?.prepend(link)
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, to)
  await waitUntilQuiet(page)
}

async function timeClick(
  page: Page,
  slowDown: SlowDown,
  url: string,
  from: string,
  to: string,
): Promise<number> {
  await prepare(page, url, from, to)
  await slowDown()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        // The title changes with the page. A frame's callback runs before its paint, and a user-blocking task right after it.
        new MutationObserver(() =>
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
          ),
        ).observe(document.head, { childList: true, subtree: true, characterData: true })
        document.querySelector<HTMLElement>('#bench')?.click()
      }),
  )
}

async function timeReplacedHtml(
  page: Page,
  slowDown: SlowDown,
  url: string,
  from: string,
  to: string,
): Promise<number> {
  await prepare(page, url, from, to)
  const html = await (await fetch(url + to)).text()
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  await slowDown()
  return page.evaluate(
    (next) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const main = document.querySelector('main')
        if (main) main.innerHTML = next
        scrollTo({ top: 0, behavior: 'instant' })
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
        )
      }),
    main,
  )
}

async function timePageLoad(
  page: Page,
  slowDown: SlowDown,
  url: string,
  from: string,
  to: string,
): Promise<number> {
  await prepare(page, url, from, to)
  await slowDown()
  const start = Date.now()
  await page.goto(url + to, { waitUntil: 'commit' })
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(performance.timeOrigin + paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  return painted - start
}
