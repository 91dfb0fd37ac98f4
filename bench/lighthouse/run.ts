import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER, FAMILIES, table } from '../pages.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PORT = 9333
/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
/** The median of this many runs counts. */
const RUNS = Number(process.env.RUNS ?? 3)
/** Some of the pages only: `PAGES=front,cinema`. */
const PAGES = process.env.PAGES?.split(',')
/** Phones have a GPU. A software GPU would count as work of the page. */
const NO_GPU_ARGS = ['--disable-gpu', '--disable-software-rasterizer']

/** Lighthouse as it measures a phone, on one page of each family. */
export async function runLighthouse(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, ...NO_GPU_ARGS, `--remote-debugging-port=${PORT}`],
  })
  const families = Object.entries(FAMILIES).filter(([family]) => PAGES?.includes(family) ?? true)
  for (const [, path] of families) await waitForPictures(browser, url + path)
  // The first run also loads and compiles Lighthouse, so it does not count.
  await measure(url, [], '')
  const rows: (string | number)[][] = []
  const problems: string[] = []
  for (const [family, path] of families) {
    const runs: { scores: number[]; audits: Record<string, number> }[] = []
    for (let round = 0; round < RUNS; round++) runs.push(await measure(url + path, problems, family))
    const run = runs.sort((a, b) => (a.scores[0] as number) - (b.scores[0] as number))[
      Math.floor(RUNS / 2)
    ] as (typeof runs)[0]
    const { audits } = run
    rows.push([
      family,
      ...run.scores,
      `${((audits['first-contentful-paint'] ?? 0) / 1000).toFixed(1)} s`,
      `${((audits['largest-contentful-paint'] ?? 0) / 1000).toFixed(1)} s`,
      `${((audits['speed-index'] ?? 0) / 1000).toFixed(1)} s`,
      `${Math.round(audits['total-blocking-time'] ?? 0)} ms`,
      (audits['cumulative-layout-shift'] ?? 0).toFixed(3),
    ])
    run.scores.forEach((score, index) => {
      if (score < 100) problems.push(`${family}: ${CATEGORIES[index]} ${score}, not 100.`)
    })
  }
  await browser.close()
  const heads = ['page', ...CATEGORIES, 'first paint', 'largest paint', 'speed index', 'blocked', 'shift']
  console.log(`\n## Lighthouse, mobile (median of ${RUNS} runs)\n\n${table(heads, rows)}\n`)
  return problems
}

/**
 * Opens a page like a phone, and waits until its pictures are rendered in their final form, which happens in the background.
 */
async function waitForPictures(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/images/')) pictures.add(request.url())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  for (const picture of pictures) while (await isStandIn(picture)) await setTimeout(500)
}

async function isStandIn(picture: string): Promise<boolean> {
  const reply = await fetch(picture, { headers: { accept: 'image/avif,image/webp,*/*' } })
  await reply.arrayBuffer()
  return reply.headers.get('cache-control') === 'public, max-age=60'
}

/** The elements that an audit names. */
function listElements({ details }: Result): string[] {
  const items = details?.type === 'table' ? details.items : []
  return items.flatMap(({ node }) =>
    node && typeof node === 'object' && 'snippet' in node ? [String(node.snippet)] : [],
  )
}

async function measure(address: string, problems: string[], family: string) {
  const result = await lighthouse(address, { port: PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
  const { categories, audits } = result.lhr
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (name !== 'performance' && weight > 0 && audit && audit.score !== null && audit.score < 1)
        problems.push([`${family}: ${id}: ${audit.title}`, ...listElements(audit)].join('\n  '))
    }
  }
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    audits: Object.fromEntries(Object.values(audits).map(({ id, numericValue }) => [id, numericValue ?? 0])),
  }
}
