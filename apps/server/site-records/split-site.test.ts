import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoHouse } from '@lerret/demo'
import { isSiteKind, type SiteConfig } from '@lerret/model'
import { createContent, getSite } from '@lerret/page-engine'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { revertBatch } from '../content/batches.ts'
import { importRecords } from '../content/import.ts'
import { findPlan } from '../content/plans.ts'
import {
  findDraft,
  findStable,
  readChangesSince,
  readHistory,
  readRevision,
} from '../content/store/read-records.ts'
import { type Database, openDatabase } from '../db/connection.ts'
import { givenEmptyDatabase } from '../db/test-database.ts'
import { findDraftSite, findPublicSite } from './store.ts'

const { records } = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
const site = getSite(createContent(records))
const renamed: SiteConfig = { ...site, title: 'Fjordheim kino' }
const recoloured: SiteConfig = { ...renamed, theme: { ...site.theme, variant: 'scene' } }

const MIGRATIONS = join(import.meta.dirname, '..', 'db', 'migrations')

/** A database with site records as they were before the split, and then brought up to date. */
async function givenMigrated(addRows: (client: OldHouse) => Promise<void>): Promise<Database> {
  const connection = await givenEmptyDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: await copyEarlierMigrations() })
  await addRows(createOldHouse(client))
  await client.end()
  const database = await openDatabase(connection)
  afterAll(() => database.close())
  return database.db
}

/** A copy of the migrations before the split. */
async function copyEarlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-migrations-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith('split-site'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  return folder
}

type OldHouse = ReturnType<typeof createOldHouse>

function createOldHouse(client: pg.Client) {
  const run = (text: string, ...values: unknown[]) => client.query(text, values)
  return {
    run,
    addVersion: (version: number, body: object | null, author: string, id = site.id) =>
      run(
        `insert into content_version (kind, id, version, body, author) values ('site', $1, $2, $3, $4)`,
        id,
        version,
        body && JSON.stringify(body),
        author,
      ),
    addRecord: (draft: number, stable: number | null, id = site.id) =>
      run(
        `insert into content_record (kind, id, draft_version, stable_version) values ('site', $1, $2, $3)`,
        id,
        draft,
        stable,
      ),
    publish: (version: number | null, author: string, batch: string | null = null) =>
      run(
        `insert into content_publication (kind, id, version, author, batch) values ('site', $1, $2, $3, $4)`,
        site.id,
        version,
        author,
        batch,
      ),
  }
}

test('a public site with a newer draft is the same site, and its history is that of each record', async () => {
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, site, 'demo')
    await old.addVersion(2, renamed, 'Sigrid')
    await old.addVersion(3, recoloured, 'Sigrid')
    await old.addRecord(3, 2)
    await old.publish(1, 'demo')
    await old.publish(2, 'Sigrid', 'batch-1')
  })
  expect(await findPublicSite(db)).toEqual(renamed)
  expect(await findDraftSite(db)).toEqual(recoloured)
  const historyOf = async (kind: 'settings' | 'theme' | 'footer') =>
    (await readHistory(db, kind, 'site')).map(({ version, author }) => `${version} ${author}`)
  expect(await historyOf('settings')).toEqual(['2 Sigrid', '1 demo'])
  expect(await historyOf('theme')).toEqual(['3 Sigrid', '1 demo'])
  expect(await historyOf('footer')).toEqual(['1 demo'])
  expect((await findStable(db, 'theme', 'site'))?.version).toBe(1)
})

test('nothing new is public, and what was published together can still be taken back', async () => {
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, site, 'demo')
    await old.addVersion(2, recoloured, 'Sigrid')
    await old.addRecord(2, 2)
    await old.publish(1, 'demo')
    await old.publish(2, 'Sigrid', 'batch-1')
  })
  expect(await readRevision(db)).toBe(2)
  expect(await readChangesSince(db, 2)).toEqual([])
  await revertBatch(db, { author: 'Sigrid' }, 'batch-1')
  expect(await findPublicSite(db)).toEqual(site)
  expect((await findDraft(db, 'theme', 'site'))?.body).toMatchObject({ variant: 'scene' })
  const changed = (await readChangesSince(db, 2)).map(({ kind }) => kind).sort()
  expect(changed).toEqual(['settings', 'theme'])
})

test('an incomplete draft that was never public stays a draft', async () => {
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, { id: site.id, title: 'Ny', theme: { logo: 'x' } }, 'Sigrid')
    await old.addRecord(1, null)
  })
  expect(await findPublicSite(db)).toBeUndefined()
  expect((await findDraft(db, 'settings', 'site'))?.body).toEqual({
    id: 'site',
    siteId: site.id,
    title: 'Ny',
  })
  expect((await findDraft(db, 'theme', 'site'))?.body).toEqual({ id: 'site', logo: 'x' })
  for (const kind of ['footer', 'host', 'partners', 'ticketing'] as const)
    expect((await findDraft(db, kind, 'site'))?.body).toEqual({ id: 'site' })
})

test('a deleted and a second site are kept', async () => {
  const second = { ...site, id: '00000000-0000-4000-8000-000000000002', title: 'Den andre' }
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, site, 'demo')
    await old.addVersion(2, null, 'Sigrid')
    await old.addRecord(2, 1)
    await old.publish(1, 'demo')
    await old.addVersion(1, second, 'Sigrid', second.id)
    await old.addRecord(1, null, second.id)
  })
  expect(await findPublicSite(db)).toEqual(site)
  expect((await findDraft(db, 'theme', 'site'))?.body).toBeNull()
  expect((await findDraft(db, 'settings', second.id))?.body).toMatchObject({
    id: second.id,
    title: 'Den andre',
  })
})

test('a plan remains with the records that it changes', async () => {
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, site, 'demo')
    await old.addVersion(2, recoloured, 'Sigrid')
    await old.addRecord(2, 1)
    await old.publish(1, 'demo')
    await old.run(
      `update content_record set publish_at = '2030-01-01', plan_version = 2, planned_by = 'Sigrid'`,
    )
  })
  const planOf = async (kind: 'settings' | 'theme' | 'footer') =>
    (await findPlan(db, kind, 'site'))?.planVersion
  expect(await planOf('settings')).toBe(2)
  expect(await planOf('theme')).toBe(2)
  expect(await planOf('footer')).toBeUndefined()
})

test('a working copy is divided by field, and fields that were only saved along are left out', async () => {
  const { logo: _, ...withoutLogo } = site.checkout
  const theme = { ...site.theme, variant: 'scene', footerSections: [] }
  const fields = {
    title: { value: 'Fjordheim kino' },
    words: {},
    aliases: { value: ['https://www.fjordheim.example'] },
    theme: { value: theme },
    checkout: { value: withoutLogo },
  }
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, site, 'demo')
    await old.addVersion(2, renamed, 'Sigrid')
    await old.addRecord(2, 2)
    await old.publish(1, 'demo')
    await old.publish(2, 'Sigrid')
    await old.run(
      `insert into content_working_copy (kind, id, person_id, based_on, fields, sequences, saved_at)
        values ('site', $1, 'p1', 2, $2, '{"tab": 3}', now())`,
      site.id,
      JSON.stringify(fields),
    )
  })
  const { rows } = await db.execute(
    `select kind, id, based_on, fields, sequences from content_working_copy order by kind`,
  )
  const copy = { id: 'site', based_on: 1, sequences: { tab: 3 } }
  expect(rows).toEqual([
    { ...copy, kind: 'footer', fields: { sections: { value: [] } } },
    { ...copy, kind: 'host', fields: { aliases: fields.aliases } },
    { ...copy, kind: 'settings', based_on: 2, fields: { title: fields.title, words: {} } },
    { ...copy, kind: 'theme', fields: { variant: { value: 'scene' } } },
    { ...copy, kind: 'ticketing', fields: { logo: {} } },
  ])
})

test('the renewal of the demo changes only records that nobody else has changed', async () => {
  const db = await givenMigrated(async (old) => {
    await old.addVersion(1, { ...site, host: 'https://old.example' }, 'demo')
    await old.addVersion(2, { ...renamed, host: 'https://old.example' }, 'Sigrid')
    await old.addRecord(2, 2)
    await old.publish(1, 'demo')
    await old.publish(2, 'Sigrid')
  })
  await importRecords(
    db,
    records.filter(({ kind }) => isSiteKind(kind)),
    'demo',
  )
  expect(await findPublicSite(db)).toEqual(renamed)
})
