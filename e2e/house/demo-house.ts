import { demoHouse } from '@lerret/demo'
import { NOT_FOUND_PATH, type SafeHtml } from '@lerret/model'
import { createContent, planPages, toSafeRecord } from '@lerret/page-engine'
import { TODAY } from './house.ts'

/** The content of the demo house on the date of the tests. */
export const demoContent = createContent(
  demoHouse({
    today: TODAY,
    host: 'http://fjordheim.example',
    checkoutHost: 'http://billettluka.example',
  }).records.map((record) => toSafeRecord(record, (html) => html as SafeHtml)),
)

/**
 * The paths to visit: every page with its own configuration, and a few unusual ones of those that share a configuration (films,
 * culture items, articles).
 */
export function pathsToWalk(): string[] {
  // Browsers log an error for the 404 page, so it is tested with the states.
  const pages = [...planPages(demoContent).paths.values()].filter(({ path }) => path !== NOT_FOUND_PATH)
  const families = Map.groupBy(pages, ({ page }) => page.id)
  return [...families.values()].flatMap((family) => oddest(family.map(({ path }) => path)))
}

/** The first path, the longest, and the one with the most punctuation. */
function oddest(paths: string[]): string[] {
  const most = (of: (path: string) => number) =>
    paths.reduce((found, path) => (of(path) > of(found) ? path : found), paths[0] ?? '')
  const signs = (path: string) => path.replace(/[\p{L}\d/-]/gu, '').length
  return [...new Set([paths[0] ?? '', most((path) => path.length), most(signs)])]
}
