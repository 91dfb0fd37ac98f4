import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Response } from '@playwright/test'
import { weighMembers } from './members.ts'
import { BROWSER, FAMILIES, kilobytes, table } from './pages.ts'

/** Bytes, brotli. */
const BUDGET = { scriptBeforePaint: 0, script: 90_000, frontPage: 30_000 }
/** A page for which nothing has come for so long has come to rest. */
const REST_MS = 700

/** What a page of each family weighs, by type; ends with a complaint for each budget that is broken. */
export async function weigh(url: string): Promise<string[]> {
  const browser = await chromium.launch(BROWSER)
  const complaints: string[] = []
  const rows: (string | number)[][] = []
  for (const [family, path] of Object.entries(FAMILIES)) {
    const { html, style, font, image, data, script, scriptBeforePaint } = await weighPage(browser, url + path)
    rows.push([family, ...[html, style, font, image, data, scriptBeforePaint, script].map(kilobytes)])
    if (scriptBeforePaint > BUDGET.scriptBeforePaint)
      complaints.push(`${family}: ${scriptBeforePaint} bytes of script before the first paint, not 0.`)
    if (script > BUDGET.script) complaints.push(`${family}: ${kilobytes(script)} kB of script, more than 90.`)
    if (family === 'front' && html + style > BUDGET.frontPage)
      complaints.push(`${family}: ${kilobytes(html + style)} kB of HTML and CSS, more than 30.`)
  }
  const ofMembers = await weighMembers(browser, url)
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
  return [...complaints, ...ofMembers]
}

/**
 * Opens a page as a phone does, scrolls it from end to end, and waits until nothing more comes: links in view fetch their pages
 * while the browser is idle, and that counts too.
 */
async function weighPage(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const came: { response: Response; at: number }[] = []
  page.on('response', (response) => came.push({ response, at: Date.now() }))
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
  // Links are looked for when the page has come to rest.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    }
  })
  // The browser tells of its rest once, and that has been.
  for (let known = -1; known !== came.length; await setTimeout(REST_MS)) known = came.length

  const weight = { html: 0, style: 0, font: 0, image: 0, data: 0, script: 0, scriptBeforePaint: 0 }
  for (const { response, at } of came) {
    const type = typeOf(response)
    if (!type || !response.ok()) continue
    const body = await response.body().catch(() => Buffer.alloc(0))
    const size = ['font', 'image'].includes(type) ? body.length : brotliCompressSync(body).length
    weight[type] += size
    if (type === 'script' && at < paintedAt) weight.scriptBeforePaint += size
  }
  await context.close()
  return weight
}

function typeOf(response: Response): 'html' | 'style' | 'font' | 'image' | 'data' | 'script' | null {
  const kind = response.request().resourceType()
  if (kind === 'document') return 'html'
  if (kind === 'stylesheet') return 'style'
  if (kind === 'font' || kind === 'image' || kind === 'script') return kind
  return kind === 'fetch' ? 'data' : null
}
