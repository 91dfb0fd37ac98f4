import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { DAY_MS, documentUrl, type Media, type MediaDocument, mediaUrl } from '@lerret/model'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { article, film } from '../../../../packages/page-engine/testing/test-records.ts'
import { createOriginals } from '../../content/media/originals.ts'
import { composePdf } from '../../content/media/pdf/sample-pdf.ts'
import { removeUnusedOriginals } from '../../content/media/remove-unused-originals.ts'
import { findStable } from '../../content/records/store/read-records.ts'
import { refusal } from '../../members/test-members.ts'
import { givenDesk } from '../../staff/test-staff.ts'

const desk = await givenDesk()
const { db } = desk
const editor = await desk.givenStaff('editor')
const contributor = await desk.givenStaff('contributor')

const get = (path: string, cookie = editor) => desk.send('GET', path, cookie)
const post = (path: string, payload: object, cookie = editor) => desk.send('POST', path, cookie, payload)

const givenPicture = (background: string, width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(bytes: Buffer, { path = 'media', cookie = editor, name = 'trapp.png' } = {}) {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  return desk.app.inject({
    method: 'POST',
    url: `/redaksjon/api/${path}`,
    headers: { cookie, 'content-type': request.headers.get('content-type') as string },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const givenMedia = async (background = '#e4572e') =>
  (await upload(await givenPicture(background))).json() as { id: string; version: number; body: Media }

const articleWith = (id: string, image: string) =>
  article({ id, title: `Med bilete ${id.slice(0, 4)}`, slug: `med-bilete-${id}`, image })

async function givenArticle(image: string) {
  const id = randomUUID()
  await post('content/save', { records: [{ kind: 'article', id, basedOn: 0, body: articleWith(id, image) }] })
  return id
}

const showPublicly = async (id: string, query = '') =>
  (await desk.app.inject({ url: `/images/${id}${query}` })).statusCode

test('a picture that a contributor uploads is a draft that staff see and visitors do not', async () => {
  const reply = await upload(await givenPicture('#336699'), {
    cookie: contributor,
    name: 'C:\\\\mappe\\\\trapp.png',
  })
  expect(reply.statusCode).toBe(200)
  const { id, version, body } = reply.json()
  expect(version).toBe(1)
  expect(body).toMatchObject({ id, alt: null, originalName: 'trapp.png', width: 40, height: 20 })
  const image = await get(`media/${id}/image?w=64`, contributor)
  expect([image.statusCode, image.headers['content-type'], image.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-cache',
  ])
  expect((await get(`media/${id}/image`, '')).statusCode).toBe(401)
  expect(await showPublicly(id)).toBe(404)
})

test('publishing an article makes its new picture public in the same batch', async () => {
  const { id } = await givenMedia('#123456')
  const articleId = await givenArticle(`${mediaUrl(id)}?w=10`)
  await post('content/publish', { records: [{ kind: 'article', id: articleId, version: 1 }] })
  expect(await showPublicly(id)).toBe(200)
  const [batch] = (await get('publications')).json()
  expect(batch.records.map((record: { kind: string }) => record.kind).sort()).toEqual(['article', 'media'])
})

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'upload_type_refused',
  ],
  ['a page that is named as a picture', Buffer.from('<html>hei</html>'), 'upload_type_refused'],
  ['an empty file', Buffer.alloc(0), 'upload_empty'],
])('%s is refused, and nothing is stored', async (_, bytes, code) => {
  const before = await readdir(desk.originals)
  expect(refusal(await upload(bytes))).toEqual([422, code])
  expect(await readdir(desk.originals)).toEqual(before)
})

test('an upload without a file is refused', async () => {
  expect((await post('media', {})).statusCode).toBe(400)
})

test('a replaced file leaves text and focal point, and older pages still show the picture before', async () => {
  const { id, body } = await givenMedia('#111111')
  const described = { ...body, alt: 'Trappa', focalPoint: { x: 0.2, y: 0.3 } }
  await post('content/save', { records: [{ kind: 'media', id, basedOn: 1, body: described }] })
  await post('content/publish', { records: [{ kind: 'media', id, version: 2 }] })
  const oldVersion = /upload-(\w+)\./.exec(body.fileName)?.[1]

  const replaced = (await upload(await givenPicture('#eeeeee', 60), { path: `media/${id}/file` })).json()
  expect(replaced).toMatchObject({
    version: 3,
    body: { alt: 'Trappa', focalPoint: { x: 0.2, y: 0.3 }, width: 60 },
  })
  expect((await findStable(db, 'media', id))?.version).toBe(2)
  await post('content/publish', { records: [{ kind: 'media', id, version: 3 }] })

  const read = async (query: string) => {
    const reply = await desk.app.inject({ url: `/images/${id}${query}` })
    return (await sharp(reply.rawPayload).stats()).dominant.r
  }
  expect(await read('')).toBeGreaterThan(200)
  expect(await read(`?v=${oldVersion}`)).toBeLessThan(60)
  expect(await showPublicly(id, '?v=0000000000000000')).toBe(200)
})

test('replacing the file of a picture that does not exist is refused', async () => {
  const reply = await upload(await givenPicture('#111111'), { path: 'media/borte/file' })
  expect(reply.statusCode).toBe(404)
})

test('a picture in use is not deleted, and where it is used is named; afterwards it is', async () => {
  const { id } = await givenMedia('#abcdef')
  const articleId = await givenArticle(mediaUrl(id))
  const deletion = { records: [{ kind: 'media', id, basedOn: 1, body: null }] }
  expect(refusal(await post('content/save', deletion))).toEqual([409, 'content_in_use'])
  expect((await get(`content/media/${id}/usages`)).json()).toMatchObject([
    { kind: 'article', id: articleId, isPublic: false },
  ])
  await post('content/save', {
    records: [{ kind: 'article', id: articleId, basedOn: 1, body: articleWith(articleId, '') }],
  })
  expect((await post('content/save', deletion)).statusCode).toBe(200)
})

test('a picture that is only in what a colleague has typed is in use', async () => {
  const { id } = await givenMedia('#fedcba')
  const articleId = randomUUID()
  const fields = { title: { value: 'Uferdig' }, content: { value: `<img src="/images/${id}">` } }
  const records = [{ kind: 'article', id: articleId, basedOn: 0, fields }]
  await post('content/edits', { session: 'fane', sequence: 1, records }, contributor)
  expect((await get(`content/media/${id}/usages`)).json()).toMatchObject([
    { kind: 'article', id: articleId, title: 'Uferdig' },
  ])
})

test('pictures are found by what they show, and filtered by what they lack', async () => {
  const used = await givenMedia('#010203')
  const unused = await givenMedia('#040506')
  await givenArticle(mediaUrl(used.id))
  const described = { ...unused.body, alt: 'Ein kinoorganist', rightsUntil: '2020-01-01' }
  await post('content/save', { records: [{ kind: 'media', id: unused.id, basedOn: 1, body: described }] })
  const list = async (query: string) =>
    (await get(`content?kinds=media&take=200&${query}`)).json().items.map(({ id }: { id: string }) => id)
  expect(await list('search=kinoorganist')).toEqual([unused.id])
  expect(await list('media=rights-ending')).toEqual([unused.id])
  const withoutAlt = await list('media=without-alt')
  expect([withoutAlt.includes(used.id), withoutAlt.includes(unused.id)]).toEqual([true, false])
  const notUsed = await list('media=unused')
  expect([notUsed.includes(used.id), notUsed.includes(unused.id)]).toEqual([false, true])
})

test('a shared draft shows its pictures that are not public, and no others', async () => {
  const [own, other] = [await givenMedia('#224466'), await givenMedia('#662244')]
  const id = await givenArticle(mediaUrl(own.id))
  const link = await post('preview-links', { kind: 'article', id, version: 1 })
  expect(link.statusCode, link.body).toBe(200)
  const { path } = link.json() as { path: string }
  const shown = await desk.app.inject({ url: `${path}/images/${own.id}?w=40` })
  expect(shown.statusCode, shown.body).toBe(200)
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  for (const url of [`${path}/images/${other.id}`, `${path.slice(0, -1)}/images/${own.id}`, mediaUrl(own.id)])
    expect((await desk.app.inject({ url })).statusCode, url).toBe(404)
})

async function givenDeletedMedia(background: string) {
  const media = await givenMedia(background)
  await post('content/save', { records: [{ kind: 'media', id: media.id, basedOn: 1, body: null }] })
  return media
}

test('a deleted picture is listed, and comes back as it was', async () => {
  const { id, body } = await givenDeletedMedia('#778899')
  const [deleted] = (await get('media/deleted', contributor)).json()
  expect(deleted).toMatchObject({ id, name: 'trapp.png', alt: null, deletedBy: 'editor' })
  expect(Date.parse(deleted.restorableUntil) - Date.parse(deleted.deletedAt)).toBe(30 * DAY_MS)
  expect((await get(`media/${id}/image?w=40`)).statusCode).toBe(200)

  const restored = await post(`media/${id}/restore`, {}, contributor)
  expect(restored.json()).toEqual({ kind: 'media', id, version: 3, body })
  expect((await get(`content/media/${id}`)).json()).toMatchObject({ state: 'draft', draft: { body } })
  const stillDeleted = (await get('media/deleted')).json().map((each: { id: string }) => each.id)
  expect(stillDeleted).not.toContain(id)
  expect((await post(`media/${id}/restore`, {})).statusCode).toBe(404)
})

test('a deleted picture can be restored for 30 days; then its file is removed', async () => {
  const gone = await givenDeletedMedia('#102030')
  const stays = await givenMedia('#302010')
  const listFiles = async () => (await readdir(desk.originals)).filter((name) => name.startsWith('upload-'))
  const removeAfter = (days: number) =>
    removeUnusedOriginals({
      db,
      originals: createOriginals(desk.originals),
      now: () => new Date(Date.now() + days * DAY_MS),
    })

  await removeAfter(30)
  expect(await listFiles()).toContain(gone.body.fileName)
  // A session is no longer valid by then, so the deletion is made older.
  const age = sql`interval '30 days 1 second'`
  await db.execute(
    sql`update content_version set saved_at = ${desk.now.toISOString()}::timestamptz - ${age} where id = ${gone.id}`,
  )
  expect((await get('media/deleted')).json().map(({ id }: { id: string }) => id)).not.toContain(gone.id)
  expect((await post(`media/${gone.id}/restore`, {})).statusCode).toBe(404)

  await removeAfter(32)
  const files = await listFiles()
  expect([files.includes(gone.body.fileName), files.includes(stays.body.fileName)]).toEqual([false, true])
  expect(await removeAfter(32)).toBe(0)
})

test('a file that another picture has too is not removed with the deleted one', async () => {
  const { body } = await givenDeletedMedia('#405060')
  const again = await givenMedia('#405060')
  expect(again.body.fileName).toBe(body.fileName)
  await removeUnusedOriginals({
    db,
    originals: createOriginals(desk.originals),
    now: () => new Date(Date.now() + 40 * DAY_MS),
  })
  expect(await readdir(desk.originals)).toContain(body.fileName)
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0video', 'latin1')
const givenDocument = async (name = 'Årsmelding 2026.pdf', bytes = PDF) =>
  (await upload(bytes, { name })).json() as { kind: string; id: string; version: number; body: MediaDocument }

const articleWithLink = (id: string, document: string) => ({
  ...articleWith(id, ''),
  content: `<p><a href="${documentUrl(document)}">Årsmeldinga</a></p>`,
})

test('a document is public with the article that links to it, under the name it was uploaded with', async () => {
  const document = await givenDocument()
  expect(document).toMatchObject({
    kind: 'document',
    body: { title: 'Årsmelding 2026', mimeType: 'application/pdf', bytes: PDF.length },
  })
  const path = documentUrl(document.id)
  expect((await desk.app.inject({ url: path })).statusCode).toBe(404)
  expect((await get(`media/${document.id}/document`, contributor)).rawPayload).toEqual(PDF)
  expect((await get(`media/${document.id}/document`, '')).statusCode).toBe(401)

  const id = randomUUID()
  const records = [{ kind: 'article', id, basedOn: 0, body: articleWithLink(id, document.id) }]
  await post('content/save', { records })
  await post('content/publish', { records: [{ kind: 'article', id, version: 1 }] })
  const reply = await desk.app.inject({ url: path })
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `inline; filename="A_rsmelding 2026.pdf"; filename*=UTF-8''%C3%85rsmelding%202026.pdf`,
  ])
  expect(reply.rawPayload).toEqual(PDF)
  const etag = reply.headers.etag as string
  const again = await desk.app.inject({ url: path, headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  const start = await desk.app.inject({ url: path, headers: { range: 'bytes=0-3' } })
  expect([start.statusCode, start.body]).toEqual([206, '%PDF'])

  expect((await get(`content/document/${document.id}/usages`)).json()).toMatchObject([
    { kind: 'article', id },
  ])
  const deletion = { records: [{ kind: 'document', id: document.id, basedOn: 1, body: null }] }
  expect(refusal(await post('content/save', deletion))).toEqual([409, 'content_in_use'])
})

test.each([
  ['PDF', PDF, 'side.html', 'application/pdf', 'side.html.pdf'],
  ['MP4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0', 'latin1'), 'film.svg', 'video/mp4', 'film.svg.mp4'],
  [
    'WebM',
    Buffer.from('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1f', 'latin1'),
    'film.exe',
    'video/webm',
    'film.exe.webm',
  ],
])('a %s is sent as what it is, whatever it was called', async (_, bytes, name, type, savedAs) => {
  const { id } = await givenDocument(name, bytes)
  const { headers } = await get(`media/${id}/document`)
  expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
  expect(headers['content-disposition']).toContain(`filename="${savedAs}"`)
})

test('a picture is sent as a picture, whatever it was called', async () => {
  const { id, body } = (await upload(await givenPicture('#123456'), { name: 'side.html' })).json()
  expect(body).toMatchObject({ mimeType: 'image/png', fileName: expect.stringMatching(/\.png$/) })
  const { headers } = await get(`media/${id}/image`)
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
})

test('an editor is told whom a PDF names as its authors', async () => {
  const pdf = composePdf({ info: '<</Author (Kari Nordmann)>>' })
  const { id } = (await upload(pdf, { name: 'plan.pdf' })).json()
  expect((await get(`media/${id}/authors`, contributor)).json()).toEqual(['Kari Nordmann'])
  expect((await get(`media/${id}/document`)).rawPayload).toEqual(pdf)
})

test('a document with the name of a program is saved as a document', async () => {
  const document = await givenDocument('plan.EXE')
  const { headers } = await get(`media/${document.id}/document`)
  expect(headers['content-disposition']).toContain('filename="plan.EXE.pdf"')
})

test('whoever a draft is shared with can open the documents that it links to, and no others', async () => {
  const [linked, other] = [await givenDocument('leige.pdf'), await givenDocument('anna.pdf')]
  const id = randomUUID()
  await post('content/save', {
    records: [{ kind: 'article', id, basedOn: 0, body: articleWithLink(id, linked.id) }],
  })
  const { path } = (await post('preview-links', { kind: 'article', id, version: 1 })).json()
  const open = (url: string) => desk.app.inject({ url })
  const reply = await open(`${path}/documents/${linked.id}`)
  expect(reply.rawPayload).toEqual(PDF)
  expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' })
  expect((await open(`${path}/documents/${other.id}`)).statusCode).toBe(404)
  expect((await open(`${path}x/documents/${linked.id}`)).statusCode).toBe(404)
})

test('a document is replaced by a document, and a picture by a picture', async () => {
  const document = await givenDocument('program.pdf')
  const path = `media/${document.id}/file`
  expect(refusal(await upload(await givenPicture('#998877'), { path }))).toEqual([422, 'upload_type_refused'])
  const newer = Buffer.concat([PDF, Buffer.from('% nyare\n')])
  expect((await upload(newer, { path, name: 'program 2.pdf' })).json()).toMatchObject({
    version: 2,
    body: { title: 'program', originalName: 'program 2.pdf', bytes: newer.length },
  })
  const { id } = await givenMedia('#887799')
  expect(refusal(await upload(PDF, { path: `media/${id}/file` }))).toEqual([422, 'upload_type_refused'])
})

test('a video is public with the film that has it as its trailer, and a document cannot replace it', async () => {
  const video = await givenDocument('Sherlock Jr..mp4', MP4)
  expect(video).toMatchObject({ kind: 'document', body: { title: 'Sherlock Jr.', mimeType: 'video/mp4' } })
  const path = `media/${video.id}/file`
  expect(refusal(await upload(PDF, { path }))).toEqual([422, 'upload_type_refused'])

  const id = randomUUID()
  const body = film({ id, trailerUrl: documentUrl(video.id) })
  await post('content/save', { records: [{ kind: 'production', id, basedOn: 0, body }] })
  await post('content/publish', { records: [{ kind: 'production', id, version: 1 }] })
  const start = await desk.app.inject({ url: documentUrl(video.id), headers: { range: 'bytes=4-7' } })
  expect([start.statusCode, start.headers['content-type'], start.body]).toEqual([206, 'video/mp4', 'ftyp'])
})

test('documents are listed with pictures, found by their title, and restored', async () => {
  const document = await givenDocument('Leigeavtale.pdf')
  const list = async (query: string) =>
    (await get(`content?${query}`)).json().items.map(({ id }: { id: string }) => id)
  expect(await list('kinds=media,document&search=leigeavtale')).toEqual([document.id])
  expect(await list('kinds=document&media=unused')).toContain(document.id)
  await post('content/save', { records: [{ kind: 'document', id: document.id, basedOn: 1, body: null }] })
  const [deleted] = (await get('media/deleted')).json()
  expect(deleted).toMatchObject({ kind: 'document', id: document.id, alt: 'Leigeavtale' })
  const restored = (await post(`media/${document.id}/restore`, {})).json()
  expect(restored).toMatchObject({ kind: 'document', version: 3, body: document.body })
})

test('what is only named as a PDF is refused', async () => {
  const reply = await upload(Buffer.from('<html>%PDF-1.4</html>'), { name: 'side.pdf' })
  expect(refusal(reply)).toEqual([422, 'upload_type_refused'])
})
