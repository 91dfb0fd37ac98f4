import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../db/test-database.ts'
import { runNextImport } from '../../site-import/import-job.ts'
import { createExportFile } from '../../site-import/test-wordpress/export-file.ts'
import { createOldHouse } from '../../site-import/test-wordpress/old-house.ts'
import { startWordPress } from '../../site-import/test-wordpress/wordpress-server.ts'
import { givenDesk } from '../test-staff.ts'

const desk = await givenDesk()
const { db, app } = desk
const folder = await mkdtemp(join(tmpdir(), 'lerret-imports-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => emptyDatabase(db))

const HOUSE = createOldHouse({ posts: 2, pages: 1, events: 0 })
const work = (trustedOrigins: string[], filesFolder = folder) =>
  runNextImport(
    {
      db,
      originals: join(folder, 'media'),
      folder: filesFolder,
      trustedOrigins,
      now: () => new Date(),
      logWarning: () => {},
    },
    new AbortController().signal,
  )

test('an administrator starts an import, and reads its report when the server has run it', async () => {
  await using site = await startWordPress(HOUSE)
  const cookie = await desk.givenStaff('admin')
  const started = await desk.send('POST', 'imports', cookie, { address: site.url })
  expect(started.json()).toMatchObject({ source: site.url, finishedAt: null, report: null })
  expect((await desk.send('POST', 'imports', cookie, { address: site.url })).json().error.code).toBe(
    'import_running',
  )
  await work([site.url])
  const [run] = (await desk.send('GET', 'imports', cookie)).json()
  expect(run).toMatchObject({
    problem: null,
    finishedAt: expect.any(String),
    report: {
      counts: { article: { added: 2 }, page: { added: 1 } },
      unresolved: { total: expect.any(Number) },
    },
  })
  expect((await desk.send('POST', 'imports', cookie, { address: site.url })).statusCode).toBe(200)
})

test('an address inside the network of the server ends the import with a code, and another can be started', async () => {
  await using site = await startWordPress(HOUSE)
  const cookie = await desk.givenStaff('admin')
  await desk.send('POST', 'imports', cookie, { address: site.url })
  await work([])
  const [run] = (await desk.send('GET', 'imports', cookie)).json()
  expect(run).toMatchObject({ problem: 'outbound_address_refused', report: null })
  expect(site.requests).toEqual([])
})

test('an import that ended the server three times is given up', async () => {
  const cookie = await desk.givenStaff('admin')
  await desk.send('POST', 'imports', cookie, { address: 'http://localhost:1' })
  const stopped = AbortSignal.abort()
  const dependencies = {
    db,
    originals: folder,
    folder,
    trustedOrigins: [],
    now: () => new Date(),
    logWarning: () => {},
  }
  for (let time = 0; time < 3; time++) await runNextImport(dependencies, stopped)
  expect((await desk.send('GET', 'imports', cookie)).json()[0]).toMatchObject({ finishedAt: null })
  await runNextImport(dependencies, stopped)
  expect((await desk.send('GET', 'imports', cookie)).json()[0]).toMatchObject({ problem: 'internal' })
})

test('an export file is uploaded, imported and removed', async () => {
  await using site = await startWordPress(HOUSE)
  const cookie = await desk.givenStaff('admin')
  const boundary = 'x-boundary'
  const reply = await app.inject({
    method: 'POST',
    url: '/redaksjon/api/imports/file',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="eksport.xml"\r\ncontent-type: text/xml\r\n\r\n${createExportFile(HOUSE, site.url)}\r\n--${boundary}--\r\n`,
  })
  expect([reply.statusCode, reply.json().source]).toEqual([200, 'eksport.xml'])
  const uploads = join(desk.originals, '..', 'imports')
  expect(await readdir(uploads)).toHaveLength(1)
  await work([site.url], uploads)
  expect((await desk.send('GET', 'imports', cookie)).json()[0]).toMatchObject({
    report: { counts: { article: { added: 2 } } },
  })
  expect(await readdir(uploads)).toEqual([])
})
