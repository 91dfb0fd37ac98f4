import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER, table } from './pages.ts'

const SLOWDOWN = 4
const ROUNDS = 11
/** Milliseconds, for a page that has been fetched. */
const GOAL = 50

const JOURNEYS = [
  ['/leige', '/om-oss'],
  ['/', '/kino'],
  ['/kino', '/kultur'],
  ['/nyhende', '/article/vaffelkino-kvar-fredag'],
] as const

/**
 * From the press on a link to the next page painted, on a phone four times slower than this machine. Beside it, in the same
 * run, what the browser itself needs: to put the same HTML in place of the old, which is the least that anybody could do, and
 * to load the page.
 */
const WAYS = {
  'Lerret, motion reduced': { motion: 'reduce', time: press },
  'Lerret, with motion': { motion: 'no-preference', time: press },
  'HTML put in place': { motion: 'reduce', time: replaceHtml },
  'page load': { motion: 'reduce', time: loadPage },
} as const

export async function timeClicks(url: string): Promise<string[]> {
  const browser = await chromium.launch(BROWSER)
  const rows: (string | number)[][] = []
  const complaints: string[] = []
  for (const [from, to] of JOURNEYS) {
    const times = new Map<string, number[]>(Object.keys(WAYS).map((way) => [way, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [way, { motion, time }] of Object.entries(WAYS))
        times.get(way)?.push(await inNewTab(browser, motion, (page, slow) => time(page, slow, url, from, to)))
    const medians = [...times.values()].map((all) =>
      Math.round(all.sort((a, b) => a - b)[ROUNDS >> 1] as number),
    )
    rows.push([`${from} → ${to}`, ...medians])
    if ((medians[0] as number) > GOAL)
      complaints.push(`${from} → ${to}: ${medians[0]} ms, more than ${GOAL}.`)
  }
  await browser.close()
  const title = `From press to paint, page fetched before (ms, CPU ${SLOWDOWN} times slower, median of ${ROUNDS})`
  console.log(`\n## ${title}\n\n${table(['journey', ...Object.keys(WAYS)], rows)}\n`)
  return complaints
}

type Slow = () => Promise<void>

async function inNewTab(
  browser: Browser,
  reducedMotion: 'reduce' | 'no-preference',
  measure: (page: Page, slow: Slow) => Promise<number>,
): Promise<number> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const time = await measure(page, async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  })
  await context.close()
  return time
}

/** Opens the first page, lets it come to life, and touches a link to the second, so that it is fetched. */
async function prepare(page: Page, url: string, from: string, to: string) {
  await page.goto(url + from)
  await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
  // The front page opens with a message. Nobody can point at what stands behind it before it is put away.
  if (from === '/') await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.id = 'bench'
    link.textContent = 'x'
    document.querySelector('main')?.prepend(link)
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, to)
  await page.waitForLoadState('networkidle')
}

async function press(page: Page, slow: Slow, url: string, from: string, to: string): Promise<number> {
  await prepare(page, url, from, to)
  await slow()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        // The title changes with the page. A frame's callback runs before its paint, and what is urgent first after it.
        new MutationObserver(() =>
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
          ),
        ).observe(document.head, { childList: true, subtree: true, characterData: true })
        document.querySelector<HTMLElement>('#bench')?.click()
      }),
  )
}

async function replaceHtml(page: Page, slow: Slow, url: string, from: string, to: string): Promise<number> {
  await prepare(page, url, from, to)
  const html = await (await fetch(url + to)).text()
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  await slow()
  return page.evaluate(
    (next) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const place = document.querySelector('main')
        if (place) place.innerHTML = next
        scrollTo({ top: 0, behavior: 'instant' })
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
        )
      }),
    main,
  )
}

async function loadPage(page: Page, slow: Slow, url: string, from: string, to: string): Promise<number> {
  await prepare(page, url, from, to)
  await slow()
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
