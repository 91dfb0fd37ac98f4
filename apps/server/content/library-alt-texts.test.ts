import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../db/connection.ts'
import { givenEmptyDatabase } from '../db/test-database.ts'
import { findDraft } from './store/read-records.ts'

const MIGRATIONS = join(import.meta.dirname, '..', 'db', 'migrations')

/** A copy of the migrations before this one. */
async function copyEarlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-migrations-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith('library-alt-texts'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  return folder
}

const createAsset = (type: string, url: string, alt: string) => ({ type, url, alt, width: 2, height: 3 })

test('copies of the library’s alt texts become empty, and texts of the production remain', async () => {
  const connection = await givenEmptyDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: await copyEarlierMigrations() })
  const add = async (kind: string, id: string, body: object) => {
    await client.query(
      `insert into content_version (kind, id, version, body, author) values ($1, $2, 1, $3, 'Sigrid')`,
      [kind, id, body],
    )
    await client.query(
      'insert into content_record (kind, id, draft_version, stable_version) values ($1, $2, 1, 1)',
      [kind, id],
    )
  }
  await add('media', 'greven', { id: 'greven', alt: 'Greven i døra' })
  const others = [
    createAsset('first_image', '/images/greven', 'Greven, klar for natta'),
    createAsset('image', 'https://bilete.example/x.jpg', 'Greven i døra'),
  ]
  await add('production', 'film', {
    id: 'film',
    assets: [createAsset('poster', '/images/greven', 'Greven i døra'), ...others],
  })
  await add('production', 'without-pictures', { id: 'without-pictures', title: 'Quiz' })
  await client.end()

  const { db, close } = await openDatabase(connection)
  afterAll(close)
  expect((await findDraft(db, 'production', 'film'))?.body).toEqual({
    id: 'film',
    assets: [createAsset('poster', '/images/greven', ''), ...others],
  })
  expect((await findDraft(db, 'production', 'without-pictures'))?.body).toEqual({
    id: 'without-pictures',
    title: 'Quiz',
  })
})
