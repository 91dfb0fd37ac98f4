import { type CDPSession, chromium, type Page } from '@playwright/test'
import { BROWSER, table } from './pages.ts'

const SLOWDOWN = 4
const ROUNDS = 7
/** Milliseconds, for a page that has been fetched. */
const GOAL = 50

const JOURNEYS = [
  ['/leige', '/om-oss'],
  ['/', '/kino'],
  ['/kino', '/kultur'],
  ['/nyhende', '/article/vaffelkino-kvar-fredag'],
] as const

/** From the press on a link to the next page painted, on a phone four times slower than this machine. */
export async function timeClicks(url: string): Promise<string[]> {
  const browser = await chromium.launch(BROWSER)
  const rows: (string | number)[][] = []
  const complaints: string[] = []
  for (const motion of ['reduce', 'no-preference'] as const) {
    for (const [from, to] of JOURNEYS) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          reducedMotion: motion,
        })
        const page = await context.newPage()
        const cdp = await context.newCDPSession(page)
        times.push(await timeClick(page, cdp, url, from, to))
        await context.close()
      }
      const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
      rows.push([
        `${from} → ${to}`,
        motion === 'reduce' ? 'without' : 'with',
        ...[times[0], median, times.at(-1)].map((time) => Math.round(time as number)),
      ])
      if (median > GOAL)
        complaints.push(`${from} → ${to} (${motion}): ${Math.round(median)} ms, more than ${GOAL}.`)
    }
  }
  await browser.close()
  console.log(
    `\n## From press to paint, page fetched before (ms, CPU ${SLOWDOWN} times slower, ${ROUNDS} rounds)\n\n${table(['journey', 'motion', 'least', 'median', 'most'], rows)}\n`,
  )
  return complaints
}

async function timeClick(
  page: Page,
  cdp: CDPSession,
  url: string,
  from: string,
  to: string,
): Promise<number> {
  await page.addInitScript(() => localStorage.setItem('lerret-seen', JSON.stringify(['*'])))
  await page.goto(url + from)
  await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
  // The page is fetched as it is when a thumb touches the link.
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.id = 'bench'
    link.textContent = 'x'
    document.querySelector('main')?.prepend(link)
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, to)
  await page.waitForLoadState('networkidle')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const title = document.title
        const check = () => {
          if (document.title === title) return requestAnimationFrame(check)
          // A frame's callback runs before its paint, a message posted in it after.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          requestAnimationFrame(() => port2.postMessage(null))
        }
        document.querySelector<HTMLElement>('#bench')?.click()
        requestAnimationFrame(check)
      }),
  )
}
