import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { ignoreCornerMouse } from '../e2e/browser.ts'
import { weighMembers } from './members.ts'
import { BROWSER, FAMILIES, kilobytes, table } from './pages.ts'

/** Bytes, brotli. */
const BUDGET = { scriptBeforePaint: 0, script: 90_000, frontPage: 30_000 }
/** A page is idle when there was no response for this long. */
const IDLE_MS = 700

/** Measures the size of one page of each kind, by type. Returns a problem for each exceeded budget. */
export async function weigh(url: string): Promise<string[]> {
  const browser = await chromium.launch(BROWSER)
  const problems: string[] = []
  const rows: (string | number)[][] = []
  for (const [family, path] of Object.entries(FAMILIES)) {
    const { html, style, font, image, data, script, scriptBeforePaint } = await weighPage(browser, url + path)
    rows.push([family, ...[html, style, font, image, data, scriptBeforePaint, script].map(kilobytes)])
    if (scriptBeforePaint > BUDGET.scriptBeforePaint)
      problems.push(`${family}: ${scriptBeforePaint} bytes of script before the first paint, not 0.`)
    if (script > BUDGET.script) problems.push(`${family}: ${kilobytes(script)} kB of script, more than 90.`)
    if (family === 'front' && html + style > BUDGET.frontPage)
      problems.push(`${family}: ${kilobytes(html + style)} kB of HTML and CSS, more than 30.`)
  }
  const memberProblems = await weighMembers(browser, url)
  await browser.close()
  const heads = [
    'page',
    'HTML',
    'CSS',
    'fonts',
    'pictures',
    'page data',
    'script before paint',
    'script in all',
  ]
  console.log(`\n## Weight (kB, texts as brotli)\n\n${table(heads, rows)}\n`)
  return [...problems, ...memberProblems]
}

/**
 * Opens a page like a phone, scrolls to its end, and waits until no more responses come. Pages that visible links prefetch count too.
 */
async function weighPage(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await ignoreCornerMouse(context)
  const page = await context.newPage()
  const responses: { response: Response; at: number }[] = []
  page.on('response', (response) => responses.push({ response, at: Date.now() }))
  await page.goto(address, { waitUntil: 'load' })
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(performance.timeOrigin + paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
  // Links are observed when the page is idle.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    }
  })
  // Playwright reports `networkidle` only once.
  for (let seenCount = -1; seenCount !== responses.length; await setTimeout(IDLE_MS))
    seenCount = responses.length

  const weight = { html: 0, style: 0, font: 0, image: 0, data: 0, script: 0, scriptBeforePaint: 0 }
  for (const { response, at } of responses) {
    const type = findType(response)
    if (!type || !response.ok()) continue
    const body = await response.body().catch(() => Buffer.alloc(0))
    const size = ['font', 'image'].includes(type) ? body.length : brotliCompressSync(body).length
    weight[type] += size
    if (type === 'script' && at < paintedAt) weight.scriptBeforePaint += size
  }
  await context.close()
  return weight
}

function findType(response: Response): 'html' | 'style' | 'font' | 'image' | 'data' | 'script' | null {
  const kind = response.request().resourceType()
  if (kind === 'document') return 'html'
  if (kind === 'stylesheet') return 'style'
  if (kind === 'font' || kind === 'image' || kind === 'script') return kind
  return kind === 'fetch' ? 'data' : null
}
