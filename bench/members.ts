import { brotliCompressSync } from 'node:zlib'
import { MEMBER_PATHS } from '@lerret/model'
import type { Browser, Page } from '@playwright/test'
import { FAMILIES, kilobytes, table } from './pages.ts'

/** Bytes, brotli, of all that only members' features need. */
const BUDGET = 25_000
/** Only members' code makes this call. */
const SIGN_OF_MEMBERS = 'GetWatchlistDx'

/**
 * What members' features weigh: every script of their pages, and of reviews that are opened, that no visitor of the other pages has
 * fetched. Complains when it is more than it may be, and when a visitor who is not logged in has fetched any of it.
 */
export async function weighMembers(browser: Browser, url: string): Promise<string[]> {
  const forEveryone = await scriptsOf(browser, url, Object.values(FAMILIES))
  const ofMembers = await scriptsOf(
    browser,
    url,
    [...Object.values(MEMBER_PATHS), FAMILIES.film],
    openReviews,
  )
  const own = [...ofMembers].filter(([address]) => !forEveryone.has(address))
  const bytes = own.reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0)
  console.log(
    `\n## Members' script (kB, brotli)\n\n${table(['files', 'in all', 'at most'], [[own.length, kilobytes(bytes), kilobytes(BUDGET)]])}\n`,
  )
  const complaints: string[] = []
  if (bytes > BUDGET)
    complaints.push(`Members' features: ${kilobytes(bytes)} kB of script, more than ${kilobytes(BUDGET)}.`)
  if (!own.some(([, text]) => text.includes(SIGN_OF_MEMBERS)))
    complaints.push("A visitor who is not logged in fetches members' script.")
  return complaints
}

/** The scripts that a browser which has never been here fetches on these pages, by their addresses. */
async function scriptsOf(
  browser: Browser,
  url: string,
  paths: string[],
  act: (page: Page) => Promise<void> = async () => {},
): Promise<Map<string, string>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const came: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      came.push(response.text().then((text) => [response.url(), text]))
  })
  for (const path of paths) {
    await page.goto(url + path)
    await page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
    await act(page)
    await page.waitForLoadState('networkidle')
  }
  const scripts = new Map(await Promise.all(came))
  await context.close()
  return scripts
}

async function openReviews(page: Page) {
  const button = page.getByRole('button', { name: 'Les omtalane' })
  if (await button.count()) await button.click()
}
