import { demoHouse } from '@lerret/demo'
import { NOT_FOUND_PATH } from '@lerret/model'
import { createContent, planPages } from '@lerret/page-engine'
import { TODAY } from './house.ts'

/** What the demo house is made of, on the day of the tests. */
export const demoContent = createContent(
  demoHouse({ today: TODAY, host: 'http://fjordheim.example', checkoutHost: 'http://billettluka.example' })
    .records,
)

/**
 * The paths to walk so that every page is seen: each that is made by itself, and of the many that share a page (films,
 * evenings, articles) a few of the oddest.
 */
export function pathsToWalk(): string[] {
  // A page that is answered with 404 is something the browser complains of: it is seen among the states.
  const pages = [...planPages(demoContent).paths.values()].filter(({ path }) => path !== NOT_FOUND_PATH)
  const families = Map.groupBy(pages, ({ page }) => page.id)
  return [...families.values()].flatMap((family) => oddest(family.map(({ path }) => path)))
}

/** The first, the longest and the one with the most signs in it. */
function oddest(paths: string[]): string[] {
  const most = (of: (path: string) => number) =>
    paths.reduce((found, path) => (of(path) > of(found) ? path : found), paths[0] ?? '')
  const signs = (path: string) => path.replace(/[\p{L}\d/-]/gu, '').length
  return [...new Set([paths[0] ?? '', most((path) => path.length), most(signs)])]
}
