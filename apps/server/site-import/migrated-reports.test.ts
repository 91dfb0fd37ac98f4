import pg from 'pg'
import { expect, test } from 'vitest'
import { applyMigrations, listMigrations } from '../db/migrate.ts'
import { givenEmptyDatabase } from '../db/test-database.ts'
import type { ImportReport } from './report.ts'

test('reports of imports from before sheets are read in today’s form', async () => {
  const client = new pg.Client(await givenEmptyDatabase())
  await client.connect()
  const migrate = async (options = {}) => {
    await client.query('begin')
    await applyMigrations(client, options)
    await client.query('commit')
  }
  try {
    const migrations = await listMigrations()
    const sheets = migrations.findIndex(({ tag }) => tag === '0039_sheet-imports')
    const before = migrations[sheets - 1]
    await migrate({ last: before?.when ?? 0 })
    const counts = { added: 3, updated: 1, unchanged: 2, leftAlone: 1 }
    const old = {
      source: 'gammal.example',
      isDryRun: false,
      leftAlone: [],
      skipped: [],
      failures: [],
      dropped: {},
      counts: { article: counts, page: counts, event: counts, media: counts },
      addresses: 9,
      homeless: ['gammal.example/feed'],
    }
    const insert = `insert into import_run
      (id, source, started_by, started_at, attempts, phase, done, total, finished_at, report)
      values (gen_random_uuid(), 'gammal.example', 'Ruth', now(), 1, 'saving', 9, 9, now(), $1)`
    await client.query(insert, [JSON.stringify(old)])
    // An import that failed has no report.
    await client.query(insert, [null])
    await migrate()
    const { rows } = await client.query<{ report: ImportReport | null }>('select report from import_run')
    const { homeless, ...others } = old
    const none = { added: 0, updated: 0, unchanged: 0, leftAlone: 0 }
    const report: ImportReport = {
      ...others,
      counts: { ...old.counts, showing: none },
      unresolved: homeless,
    }
    expect(rows).toEqual(expect.arrayContaining([{ report }, { report: null }]))
  } finally {
    await client.end()
  }
})
