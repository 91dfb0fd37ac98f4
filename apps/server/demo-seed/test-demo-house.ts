import { demoHouse } from '@lerret/demo'
import { type ContentKind, isSiteKind } from '@lerret/model'
import { importRecords } from '../content/import.ts'
import type { Database } from '../db/connection.ts'

/** The content of the demo house on a Friday. */
export const givenDemoHouse = (options: Partial<Parameters<typeof demoHouse>[0]> = {}) =>
  demoHouse({
    today: '2026-11-20',
    host: 'https://fjordheim.example',
    checkoutHost: 'https://checkout.example',
    ...options,
  })

/** Imports what the demo house says of itself, and its records of these kinds. */
export const importDemoSite = (db: Database, ...kinds: ContentKind[]) =>
  importRecords(
    db,
    givenDemoHouse().records.filter(({ kind }) => isSiteKind(kind) || kinds.includes(kind)),
    'demo',
  )
