import { brotliCompressSync } from 'node:zlib'
import { MEMBER_PATHS } from '@lerret/model'
import type { Browser, Page } from '@playwright/test'
import { FAMILIES, kilobytes, table } from './pages.ts'

/** The size of all scripts that only members' features need, in bytes with brotli. */
const MAX_BYTES = 25_000
/** A call that only members' code contains. */
const MEMBER_CALL = 'GetWatchlistDx'

/**
 * Measures the script of members' features: all scripts of their pages, and of opened reviews, that other pages do not load. Reports a
 * problem when they are too large, or when a visitor who is not logged in loads them.
 */
export async function weighMembers(browser: Browser, url: string): Promise<string[]> {
  const publicScripts = await collectScripts(browser, url, Object.values(FAMILIES))
  const memberScripts = await collectScripts(
    browser,
    url,
    [...Object.values(MEMBER_PATHS), FAMILIES.film],
    openReviews,
  )
  const memberOnly = [...memberScripts].filter(([address]) => !publicScripts.has(address))
  const bytes = memberOnly.reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0)
  console.log(
    `\n## Members' script (kB, brotli)\n\n${table(['files', 'in all', 'at most'], [[memberOnly.length, kilobytes(bytes), kilobytes(MAX_BYTES)]])}\n`,
  )
  const problems: string[] = []
  if (bytes > MAX_BYTES)
    problems.push(`Members' features: ${kilobytes(bytes)} kB of script, more than ${kilobytes(MAX_BYTES)}.`)
  if (!memberOnly.some(([, text]) => text.includes(MEMBER_CALL)))
    problems.push("A visitor who is not logged in fetches members' script.")
  return problems
}

/** The scripts that a new browser loads on these pages, by URL. */
async function collectScripts(
  browser: Browser,
  url: string,
  paths: string[],
  interact: (page: Page) => Promise<void> = async () => {},
): Promise<Map<string, string>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const responses: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      responses.push(response.text().then((text) => [response.url(), text]))
  })
  for (const path of paths) {
    await page.goto(url + path)
    await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
    await interact(page)
    await page.waitForLoadState('networkidle')
  }
  const scripts = new Map(await Promise.all(responses))
  await context.close()
  return scripts
}

async function openReviews(page: Page) {
  const button = page.getByRole('button', { name: 'Les omtalane' })
  if (await button.count()) await button.click()
}
