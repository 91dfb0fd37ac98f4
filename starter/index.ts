import { type ContentRecord, listSiteRecords } from '@lerret/model'
import type { StarterHouse } from './house.ts'
import { starterPages } from './pages/index.ts'
import { menuItems } from './site/menus.ts'
import { siteRecords } from './site/site-records.ts'
import { buildInLanguage } from './translations/translate.ts'

export type { StarterHouse } from './house.ts'
export { section } from './site/footer.ts'
export { menuItem } from './site/menus.ts'
export { siteComponents } from './site/site-records.ts'

/** The content of a new house, in its language: its site, menus, footer and pages. */
export const starterHouse = (house: StarterHouse) => buildInLanguage(house, buildNynorsk)

export function buildNynorsk(house: StarterHouse): ContentRecord[] {
  const pages = starterPages(house)
  return [
    ...listSiteRecords(siteRecords(house)),
    ...menuItems(house).map((record) => ({ kind: 'menu-item' as const, record })),
    ...pages.map(({ config }) => ({ kind: 'page' as const, record: config })),
    ...pages.flatMap(({ data }) => data).map((record) => ({ kind: 'block-data' as const, record })),
  ]
}
