import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER, FAMILIES, table } from '../pages.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PORT = 9333
/** As Lighthouse has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
/** Machines are noisy: the middle one of so many runs counts. */
const RUNS = Number(process.env.RUNS ?? 3)
/** Some of the pages only: `PAGES=front,cinema`. */
const PAGES = process.env.PAGES?.split(',')
/** Phones have a GPU. Where it is played by the processor, its work would be taken for the page's. */
const PAINTED_BY_PROCESSOR = ['--disable-gpu', '--disable-software-rasterizer']

/** Lighthouse as it measures a phone, on one page of each family. */
export async function runLighthouse(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, ...PAINTED_BY_PROCESSOR, `--remote-debugging-port=${PORT}`],
  })
  const families = Object.entries(FAMILIES).filter(([family]) => PAGES?.includes(family) ?? true)
  for (const [, path] of families) await settlePictures(browser, url + path)
  // The first run of all has Lighthouse itself read and compiled, on the cores that it measures.
  await measure(url, [], '')
  const rows: (string | number)[][] = []
  const complaints: string[] = []
  for (const [family, path] of families) {
    const runs: { scores: number[]; audits: Record<string, number> }[] = []
    for (let round = 0; round < RUNS; round++) runs.push(await measure(url + path, complaints, family))
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
      if (score < 100) complaints.push(`${family}: ${CATEGORIES[index]} ${score}, not 100.`)
    })
  }
  await browser.close()
  const heads = ['page', ...CATEGORIES, 'first paint', 'largest paint', 'speed index', 'blocked', 'shift']
  console.log(`\n## Lighthouse, mobile (middle of ${RUNS} runs)\n\n${table(heads, rows)}\n`)
  return complaints
}

/**
 * Opens a page as a phone does, and waits until the smaller files of its pictures are there: they are made in the background, on the
 * same processor, when a page has been opened for the first time.
 */
async function settlePictures(browser: Browser, address: string) {
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

/** What an audit points at. */
function elementsIn({ details }: Result): string[] {
  const items = details?.type === 'table' ? details.items : []
  return items.flatMap(({ node }) =>
    node && typeof node === 'object' && 'snippet' in node ? [String(node.snippet)] : [],
  )
}

async function measure(address: string, complaints: string[], family: string) {
  const result = await lighthouse(address, { port: PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`)
  const { categories, audits } = result.lhr
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (name !== 'performance' && weight > 0 && audit && audit.score !== null && audit.score < 1)
        complaints.push([`${family}: ${id}: ${audit.title}`, ...elementsIn(audit)].join('\n  '))
    }
  }
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    audits: Object.fromEntries(Object.values(audits).map(({ id, numericValue }) => [id, numericValue ?? 0])),
  }
}
