import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createOriginals } from '../../content/media/originals.ts'
import { emptyDatabase } from '../../platform/db/test-database.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { createExportFile } from '../../testing/wordpress/export-file.ts'
import { createOldHouse } from '../../testing/wordpress/old-house.ts'
import { startWordPress } from '../../testing/wordpress/wordpress-server.ts'
import { runNextImport } from './jobs/import-job.ts'

const desk = await givenDesk()
const { db, app } = desk
const folder = await givenFolder()
beforeEach(() => emptyDatabase(db))

const HOUSE = createOldHouse({ posts: 2, pages: 1, events: 0 })
const work = (trustedOrigins: string[], filesFolder = folder) =>
  runNextImport(
    {
      db,
      originals: createOriginals(join(folder, 'media')),
      folder: filesFolder,
      trustedOrigins,
      now: () => new Date(),
      logWarning: () => {},
    },
    new AbortController().signal,
  )

function sendFile(cookie: string, path: string, name: string, content: string) {
  const boundary = 'x-boundary'
  return app.inject({
    method: 'POST',
    url: `/redaksjon/api/${path}`,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  })
}

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
    originals: createOriginals(folder),
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
  const reply = await sendFile(cookie, 'imports/file', 'eksport.xml', createExportFile(HOUSE, site.url))
  expect([reply.statusCode, reply.json().source]).toEqual([200, 'eksport.xml'])
  const uploads = join(desk.originals, '..', 'imports')
  expect(await readdir(uploads)).toHaveLength(1)
  await work([site.url], uploads)
  expect((await desk.send('GET', 'imports', cookie)).json()[0]).toMatchObject({
    report: { counts: { article: { added: 2 } } },
  })
  expect(await readdir(uploads)).toEqual([])
})

test('a sheet is uploaded, its columns are corrected, and then it is imported and removed', async () => {
  const cookie = await desk.givenStaff('admin')
  const upload = await sendFile(cookie, 'imports/sheets', 'program.csv', SHEET)
  const preview = upload.json()
  expect(preview).toMatchObject({
    columns: ['title', null, 'date', 'time'],
    headings: ['Namn', 'Norsk', 'Dato', 'Tid'],
    rows: [
      ['The Ring', 'Ringen', '4.12.2099', '19'],
      ['', 'Utan namn', '5.12.2099', '19'],
    ],
    readable: 1,
    unreadable: { total: 1, items: [{ number: 3, problem: 'title' }] },
  })
  const columns = [null, 'title', 'date', 'time']
  const corrected = await desk.send('POST', `imports/sheets/${preview.id}`, cookie, { columns })
  expect(corrected.json()).toMatchObject({ columns, readable: 2, unreadable: { total: 0 } })
  const started = await desk.send('POST', `imports/sheets/${preview.id}/start`, cookie, {
    name: 'program.csv',
    columns,
  })
  expect(started.json()).toMatchObject({ source: 'program.csv', finishedAt: null })
  const uploads = join(desk.originals, '..', 'imports')
  await work([], uploads)
  const [run] = (await desk.send('GET', 'imports', cookie)).json()
  expect(run).toMatchObject({
    problem: null,
    report: { counts: { showing: { added: 2 }, event: { added: 2 } } },
  })
  expect(await readdir(uploads)).toEqual([])
  const gone = await desk.send('POST', `imports/sheets/${preview.id}`, cookie, { columns })
  expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'import_file_gone'])
})

test('a file that is no sheet is refused, and nothing of it stays', async () => {
  const cookie = await desk.givenStaff('admin')
  const reply = await sendFile(cookie, 'imports/sheets', 'program.xlsx', 'PK\u0003\u0004 ikkje eit rekneark')
  expect(reply.json().error.code).toBe('import_file_invalid')
  expect(await readdir(join(desk.originals, '..', 'imports'))).toEqual([])
})

test('others are answered while a sheet is read that takes long', async () => {
  const cookie = await desk.givenStaff('admin')
  const uploads = join(desk.originals, '..', 'imports')
  const cell = `${'4.12. kl. 19 '.repeat(10_000)}`
  const answered: string[] = []
  const upload = sendFile(cookie, 'imports/sheets', 'program.csv', `Tittel;Dato;Tid\nRingen;${cell};19\n`)
  const uploaded = upload.then(() => answered.push('sheet'))
  const isReceived = async () =>
    (await readdir(uploads).catch(() => [])).some((name) => name.endsWith('.sheet'))
  while (!(await isReceived())) await setImmediate()
  for (let count = 0; count < 3; count++) {
    expect((await desk.send('GET', 'imports', cookie)).statusCode).toBe(200)
    answered.push('call')
  }
  await uploaded
  expect(answered).toEqual(['call', 'call', 'call', 'sheet'])
  await rm(uploads, { recursive: true, force: true })
})

const SHEET = 'Namn;Norsk;Dato;Tid\nThe Ring;Ringen;4.12.2099;19\n;Utan namn;5.12.2099;19\n'
