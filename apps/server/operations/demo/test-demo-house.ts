import { demoHouse } from '@lerret/demo'
import { type ContentKind, isSiteKind, type SiteSettings } from '@lerret/model'
import { importRecords } from '../../content/records/import.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import type { Database } from '../../platform/db/connection.ts'

/** The content of the demo house on a Friday. */
export const givenDemoHouse = (options: Partial<Parameters<typeof demoHouse>[0]> = {}) =>
  demoHouse({
    today: '2026-11-20',
    host: 'https://fjordheim.example',
    checkoutHost: 'https://checkout.example',
    ...options,
  })

/** The demo house with all its pages, but only the productions and articles that they name, and a few more: for tests that publish it often. */
export function givenSmallHouse(options: Parameters<typeof givenDemoHouse>[0] = {}) {
  const house = givenDemoHouse(options)
  const pages = JSON.stringify(
    house.records.filter(({ kind }) => kind !== 'production' && kind !== 'article' && kind !== 'event'),
  )
  const isNamed = ({ id, slug }: { id: string; slug?: string }) =>
    [id, slug].some((name) => pages.includes(`"${name}"`))
  const keptIds = new Set(
    (['production', 'article'] as const).flatMap((wanted) =>
      house.records
        .flatMap(({ kind, record }) => (kind === wanted ? record : []))
        .filter((record, index) => index < 3 || isNamed(record))
        .map(({ id }) => id),
    ),
  )
  const records = house.records.filter(({ kind, record }) => {
    if (kind === 'event') return keptIds.has(record.productionId)
    return (kind !== 'production' && kind !== 'article') || keptIds.has(record.id)
  })
  return { ...house, records }
}

/** Imports the demo house's settings, in English. */
export function givenEnglishHouse(db: Database) {
  const settings = givenDemoHouse().records.find(({ kind }) => kind === 'settings')
  return saveAndPublish(db, 'settings', { ...settings?.record, htmlLang: 'en' } as SiteSettings)
}

/** Imports what the demo house says of itself, and its records of these kinds. */
export const importDemoSite = (db: Database, ...kinds: ContentKind[]) =>
  importRecords(
    db,
    givenDemoHouse().records.filter(({ kind }) => isSiteKind(kind) || kinds.includes(kind)),
    'demo',
  )
