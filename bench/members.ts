import { brotliCompressSync } from 'node:zlib'
import { MEMBER_PATHS } from '@lerret/model'
import type { Browser, Page } from '@playwright/test'
import { FAMILIES, kilobytes, table } from './pages.ts'

/** The size of the scripts that one page of members' features needs beside those of other pages, in bytes with brotli. */
const MAX_BYTES = 25_000
/** A call that only members' code contains. */
const MEMBER_CALL = 'GetWatchlistDx'

/**
 * Measures the script of members' features: what each of their pages, and a film's opened reviews, loads that other pages do not.
 * Reports a problem when a page has too much, or when a visitor who is not logged in loads such script.
 */
export async function weighMembers(browser: Browser, url: string): Promise<string[]> {
  const publicScripts = await collectScripts(browser, url, Object.values(FAMILIES))
  const all = new Map<string, string>()
  const rows: [string, number, string][] = []
  const problems: string[] = []
  for (const path of [...Object.values(MEMBER_PATHS), FAMILIES.film]) {
    const scripts = await collectScripts(browser, url, [path], openReviews)
    const memberOnly = new Map([...scripts].filter(([address]) => !publicScripts.has(address)))
    for (const [address, text] of memberOnly) all.set(address, text)
    const bytes = sumBytes(memberOnly)
    rows.push([path, memberOnly.size, kilobytes(bytes)])
    if (bytes > MAX_BYTES)
      problems.push(`${path}: ${kilobytes(bytes)} kB of members' script, more than ${kilobytes(MAX_BYTES)}.`)
  }
  rows.push(['all together', all.size, kilobytes(sumBytes(all))])
  console.log(`\n## Members' script (kB, brotli)\n\n${table(['page', 'files', 'script'], rows)}\n`)
  if (![...all.values()].some((text) => text.includes(MEMBER_CALL)))
    problems.push("A visitor who is not logged in fetches members' script.")
  return problems
}

const sumBytes = (scripts: ReadonlyMap<string, string>) =>
  [...scripts.values()].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)

/** The scripts that a new browser loads on these pages, by URL. */
async function collectScripts(
  browser: Browser,
  url: string,
  paths: string[],
  interact: (page: Page) => Promise<void> = async () => {},
): Promise<Map<string, string>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  for (const path of paths) {
    await page.goto(url + path)
    await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
    await interact(page)
    await page.waitForLoadState('networkidle')
  }
  // The bodies of responses are lost when their page is left.
  const scripts = new Map<string, string>()
  for (const address of addresses) scripts.set(address, await (await context.request.get(address)).text())
  await context.close()
  return scripts
}

async function openReviews(page: Page) {
  const button = page.getByRole('button', { name: 'Les omtalane' })
  if (await button.count()) await button.click()
}
