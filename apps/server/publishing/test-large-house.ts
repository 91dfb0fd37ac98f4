import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import {
  article,
  block,
  blockData,
  page,
  site,
  source,
  toContentRecords,
  where,
} from '../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../content/records/import.ts'
import { givenOpenDatabase } from '../platform/db/test-database.ts'
import { givenFolder } from '../test-cleanup.ts'

/** Enough pages for the render pool. */
export const ARTICLES = 300

/** The data of a house without a running server: a page for each of many articles, and no pictures. */
export async function givenLargeHouse() {
  const { db, connection } = await givenOpenDatabase()
  const folder = await givenFolder()
  const name = (number: number) => `sak-${String(number).padStart(4, '0')}`
  const records = toContentRecords({
    site: [site()],
    article: Array.from({ length: ARTICLES }, (_, number) =>
      article({
        id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
        title: name(number),
        slug: name(number),
      }),
    ),
    'block-data': [blockData('article', { article: 'one' }, 'sak')],
    page: [
      page({
        id: 'article',
        path: '/article/{article}',
        sources: [
          source({ name: 'one', model: 'article', collection: false, filter: [where('slug', '@article')] }),
        ],
        blocks: [block({ component: 'article', data: ['sak'] })],
      }),
    ],
  })
  await importRecords(db, records, 'house')
  const { host, port, user, password, database } = connection
  const query = new URLSearchParams({ host: String(host), port: String(port) })
  const DATABASE_URL = `postgres://${user}${password ? `:${password}` : ''}@localhost/${database}?${query}`
  return { db, folder, env: { DATA_DIR: join(folder, 'data'), DATABASE_URL, INIT_CWD: folder } }
}

/** A terminal, and everything written to it. */
export function givenTerminal(): { terminal: NodeJS.WriteStream; output: () => string } {
  let text = ''
  const stream = new PassThrough().on('data', (chunk) => (text += chunk))
  return {
    terminal: Object.assign(stream, { isTTY: true, columns: 120 }) as unknown as NodeJS.WriteStream,
    output: () => text,
  }
}
