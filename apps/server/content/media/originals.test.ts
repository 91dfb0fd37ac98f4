import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../../operations/backup/write-backup.ts'
import { givenOpenDatabase } from '../../platform/db/test-database.ts'
import { openS3Store } from '../../platform/files/s3-store.ts'
import type { SharedFilesSettings } from '../../platform/files/settings.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { startTestS3Server } from '../../testing/s3-server.ts'
import { importRecords } from '../records/import.ts'
import { readRevision } from '../records/store/read-records.ts'
import { openDocument } from './documents.ts'
import { openOriginals } from './originals.ts'
import { removeUnusedOriginals } from './remove-unused-originals.ts'
import { openImageStore } from './store.ts'
import { type PictureUpload, storeUpload, type Upload } from './upload.ts'

const { db, pool } = await givenOpenDatabase()
const folder = await givenFolder()
const s3 = await startTestS3Server()
afterAll(() => s3[Symbol.asyncDispose]())

const now = () => new Date()
const PDF = Buffer.from('%PDF-1.7 program for våren')

const places: [string, SharedFilesSettings][] = [
  ['a folder', { folder: join(folder, 'shared') }],
  ['an S3-compatible store', { s3: s3.settings }],
]

describe.each(places)('servers that share originals through %s', (_, sharedFiles) => {
  /** A server of the house, with a data folder of its own. */
  async function givenServer() {
    const dataDir = await mkdtemp(join(folder, 'data-'))
    return { dataDir, ...(await openOriginals({ dataDir, sharedFiles })) }
  }

  test('a picture that is uploaded on one is shown by the other', async () => {
    const [one, other] = [await givenServer(), await givenServer()]
    const upload = await storeUpload(one, await drawPicture('#e4572e'))
    await publishPicture('shared', upload)
    const images = openImageStore(db, {
      originals: other,
      cacheFolder: join(other.dataDir, 'cache'),
      maxCacheBytes: 1_000_000,
      hasAvif: false,
      readRevision: () => readRevision(db),
      now,
      onError: () => {},
    })
    const image = await images.findImage('shared', { width: 64 })
    const reader = { network: 'test', signal: new AbortController().signal }
    const shown = await image?.read(['image/webp'], reader)
    expect(await sharp(shown?.bytes).metadata()).toMatchObject({ format: 'webp', width: 64 })
  })

  test('a document that is uploaded on one is opened on the other, also when all visitors ask at once', async () => {
    const [one, other] = [await givenServer(), await givenServer()]
    const { fileName } = await storeUpload(one, PDF)
    const body = { id: 'program', title: 'Program', fileName, mimeType: 'application/pdf', bytes: PDF.length }
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDocument(other, 'program', body)))
    for (const { bytes } of opened) expect(Buffer.from(bytes).equals(PDF)).toBe(true)
    expect(await readdir(other.folder)).toEqual([fileName])
  })

  test('a file that neither has is not found', async () => {
    const server = await givenServer()
    expect(await server.find('upload-0000000000000000.png')).toBeUndefined()
    await expect(server.getBytes('gone.png')).rejects.toMatchObject({ code: 'content_not_found' })
  })

  test('files from before the store was set are shared at the next start', async () => {
    const [one, other] = [await givenServer(), await givenServer()]
    const alone = await openOriginals({ dataDir: one.dataDir })
    const { fileName } = await storeUpload(alone, await drawPicture('#2e86e4'))
    expect(await other.find(fileName)).toBeUndefined()
    await one.copyAllToStore()
    const third = await givenServer()
    expect(await third.find(fileName)).toBeDefined()
  })

  test('a backup has the originals that only another server received', async () => {
    const [one, other] = [await givenServer(), await givenServer()]
    const { fileName } = await storeUpload(one, await drawPicture('#2ee486'))
    const { dataDir, fetchAll } = other
    const { files } = await writeBackup(
      { pool, dataDir, fetchOriginals: fetchAll, now },
      join(dataDir, 'backup.tar.zst'),
    )
    const copies = await readdir(other.folder)
    expect(copies).toContain(fileName)
    expect(files).toBe(copies.length)
  })

  test('an original that no record names is removed from the server and the store', async () => {
    const [one, other] = [await givenServer(), await givenServer()]
    const { fileName } = await storeUpload(one, await drawPicture('#86e42e'))
    const inFortyDays = () => new Date(Date.now() + 40 * 24 * 3600 * 1000)
    await removeUnusedOriginals({ db, originals: one, now: inFortyDays })
    expect(await one.find(fileName)).toBeUndefined()
    expect(await other.find(fileName)).toBeUndefined()
  })
})

test('an upload that the store does not take fails, and pictures that a server has are still found', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const { folder: media } = await openOriginals({ dataDir })
  const unreachable = await openOriginals({
    dataDir,
    sharedFiles: { s3: { ...s3.settings, endpoint: 'http://127.0.0.1:9' } },
  })
  await storeUpload(await openOriginals({ dataDir }), PDF)
  await writeFile(join(media, 'logo.svg'), '<svg/>')
  expect(await unreachable.find('logo.svg')).toMatchObject({ size: 6 })
  const failure = { code: 'file_store_failed', status: 503 }
  await expect(storeUpload(unreachable, PDF)).rejects.toMatchObject(failure)
  await expect(unreachable.find('other.svg')).rejects.toMatchObject(failure)
})

test('only originals are taken for originals in a store that has other files too', async () => {
  const store = await openS3Store({ ...s3.settings, prefix: 'with-backups/' })
  await store.put('backups/lerret.tar.zst', Buffer.from('a backup'))
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const originals = await openOriginals({
    dataDir,
    sharedFiles: { s3: { ...s3.settings, prefix: 'with-backups/' } },
  })
  expect(await originals.list()).toEqual([])
})

const drawPicture = (background: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .png()
    .toBuffer()

async function publishPicture(id: string, upload: Upload) {
  const record = { id, alt: 'Ei scene', focalPoint: { x: 0.5, y: 0.5 }, ...(upload as PictureUpload) }
  await importRecords(db, [{ kind: 'media', record }], 'test')
}

test.each([
  [
    'another bucket',
    { bucket: 'nobodys' },
    /refuses this server; are S3_BUCKET and the keys right\? .*NoSuchBucket/,
  ],
  ['another key', { accessKeyId: 'nobodys' }, /refuses this server.*InvalidAccessKeyId/],
])('a store that refuses %s is named before anything is uploaded', async (_, settings, sentence) => {
  const sharedFiles = { s3: { ...s3.settings, ...settings } }
  const originals = await openOriginals({ dataDir: join(folder, 'refused'), sharedFiles })
  await expect(originals.assertAccess()).rejects.toThrow(sentence)
})

test('a store that does not answer keeps no server from starting', async () => {
  const sharedFiles = { s3: { ...s3.settings, endpoint: 'http://127.0.0.1:1' } }
  const originals = await openOriginals({ dataDir: join(folder, 'unanswered'), sharedFiles })
  await originals.assertAccess()
})
