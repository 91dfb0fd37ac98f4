import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER, FAMILIES, table } from '../pages.ts'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PORT = 9333
/** Machines are noisy: the middle one of so many runs counts. */
const RUNS = 3

/** Lighthouse as it measures a phone, on one page of each family. */
export async function runLighthouse(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${PORT}`],
  })
  const rows: (string | number)[][] = []
  const complaints: string[] = []
  for (const [family, path] of Object.entries(FAMILIES)) {
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
      `${Math.round(audits['total-blocking-time'] ?? 0)} ms`,
      (audits['cumulative-layout-shift'] ?? 0).toFixed(3),
    ])
    run.scores.forEach((score, index) => {
      if (score < 100) complaints.push(`${family}: ${CATEGORIES[index]} ${score}, not 100.`)
    })
  }
  await browser.close()
  const heads = ['page', ...CATEGORIES, 'first paint', 'largest paint', 'blocked', 'shift']
  console.log(`\n## Lighthouse, mobile (middle of ${RUNS} runs)\n\n${table(heads, rows)}\n`)
  return complaints
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
