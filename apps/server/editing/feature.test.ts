import { randomUUID } from 'node:crypto'
import type { PageConfig } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { page } from '../../../packages/page-engine/testing/test-records.ts'
import { findStable } from '../content/records/store/read-records.ts'
import { refusal } from '../members/test-members.ts'
import { readAuditLog } from '../staff/audit-log/store.ts'
import { givenDesk } from '../staff/test-staff.ts'

const desk = await givenDesk()
const { db } = desk
const editor = await desk.givenStaff('editor')
const contributor = await desk.givenStaff('contributor')

const get = async (path: string, cookie = editor) => (await desk.send('GET', path, cookie)).json()
const post = (path: string, payload: object, cookie = editor) => desk.send('POST', path, cookie, payload)

const article = (title: string) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  category: 'news',
  author: 'Sigrid',
  image: '',
  thumbnail: '',
  content: '<p>Hei.</p>',
  node_locale: 'nb',
  createdAt: 0,
  updatedAt: 0,
  publishedAt: 0,
  order: 0,
})
const toFields = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, { value }]))

let sequence = 0
const sendFields = (path: string, id: string, fields: object, basedOn: number, cookie: string) => {
  const records = [{ kind: 'article', id, basedOn, fields: toFields(fields) }]
  return post(path, { session: 'fane', sequence: ++sequence, records }, cookie)
}
const type = (id: string, fields: object, basedOn = 0, cookie = editor) =>
  sendFields('content/edits', id, fields, basedOn, cookie)
const save = (id: string, fields: object, basedOn = 0) =>
  sendFields('content/versions', id, fields, basedOn, editor)

/** An article that the editor has written and saved as version 1. */
async function givenArticle(title: string) {
  const id = randomUUID()
  expect((await save(id, article(title))).json().records).toEqual([{ kind: 'article', id, version: 1 }])
  return id
}

test('an editor writes an article, saves it, publishes it, and takes it back', async () => {
  const id = randomUUID()
  expect((await type(id, { title: 'Ny' })).json()).toMatchObject({ records: [{ draftVersion: 0 }] })
  expect(await get(`content/article/${id}`)).toMatchObject({
    state: null,
    draft: null,
    workingCopy: { fields: { title: { value: 'Ny' } } },
  })
  expect(await get('unfinished')).toMatchObject([{ kind: 'article', id, isNew: true }])
  await save(id, { title: 'Ny' })
  const refused = await post('content/publish', { records: [{ kind: 'article', id, version: 1 }] })
  expect(refusal(refused)).toEqual([422, 'content_invalid'])
  const { problems } = await get(`content/article/${id}`)
  expect(problems).toContainEqual(expect.objectContaining({ field: 'slug', code: 'missing' }))

  await save(id, article('Ny konsert'), 1)
  const published = await post('content/publish', { records: [{ kind: 'article', id, version: 2 }] })
  expect(published.json()).toMatchObject({ batch: expect.any(String), problems: [] })
  expect(await get(`content/article/${id}`)).toMatchObject({
    state: 'published',
    stableVersion: 2,
    problems: [],
  })
  expect((await get(`content/article/${id}/history`)).map(({ type }: { type: string }) => type)).toEqual([
    'published',
    'saved',
    'saved',
  ])
  expect((await get(`content/article/${id}/versions/1`)).body).toEqual({ id, title: 'Ny' })

  const { batch } = published.json()
  expect((await get('publications'))[0]).toMatchObject({ batch, canRevert: true, author: 'editor' })
  expect((await post(`publications/${batch}/revert`, {})).statusCode).toBe(200)
  expect(await findStable(db, 'article', id)).toBeUndefined()
  expect(await get(`content/article/${id}`)).toMatchObject({ state: 'draft' })
  const log = await readAuditLog(db, { recordId: id, take: 10 })
  expect(log.entries.map(({ action }) => action)).toEqual(['record_published'])
})

test('a contributor writes drafts, and does not publish or plan', async () => {
  const id = randomUUID()
  expect((await type(id, { title: 'Utkast' }, 0, contributor)).statusCode).toBe(200)
  const record = { kind: 'article', id, version: 1 }
  expect(refusal(await post('content/publish', { records: [record] }, contributor))).toEqual([
    403,
    'role_missing',
  ])
  const plan = { kind: 'article', id, publishAt: null, unpublishAt: null }
  expect(refusal(await post('content/plan', { records: [plan] }, contributor))).toEqual([403, 'role_missing'])
})

test('lists are searched and filtered, and any record is found by its title', async () => {
  const id = await givenArticle('Sjeldan tittel')
  expect(await get('content?kinds=article&search=sjeldan&state=waiting')).toMatchObject({
    total: 1,
    items: [{ id, state: 'draft', title: 'Sjeldan tittel', facts: { category: 'news' }, plan: null }],
  })
  expect((await get('find?q=sjeldan')).items).toMatchObject([{ kind: 'article', id }])
  expect((await get('find?q=+')).items).toEqual([])
  expect(refusal(await desk.send('GET', 'content?kinds=tull', editor))).toEqual([400, 'request_invalid'])
})

test('a plan pins the version, and a newer draft is seen beside it', async () => {
  const id = await givenArticle('Planlagd')
  const publishAt = '2030-01-01T12:00:00.000Z'
  await post('content/plan', { records: [{ kind: 'article', id, publishAt, unpublishAt: null }] })
  await save(id, { title: 'Nyare' }, 1)
  expect(await get(`content/article/${id}`)).toMatchObject({
    draft: { version: 2 },
    plan: { publishAt, version: 1 },
  })
  const past = { kind: 'article', id, publishAt: '2020-01-01T12:00:00.000Z', unpublishAt: null }
  expect(refusal(await post('content/plan', { records: [past] }))).toEqual([422, 'plan_invalid'])
})

describe('several records', () => {
  test('are saved together, or not at all', async () => {
    const [film, showing] = [randomUUID(), randomUUID()]
    const records = [
      { kind: 'production', id: film, basedOn: 0, body: { id: film, title: 'Film' } },
      { kind: 'event', id: showing, basedOn: 0, body: { id: showing, productionId: film } },
    ]
    const wrong = [...records, { kind: 'event', id: 'x', basedOn: 3, body: { id: 'x' } }]
    expect(refusal(await post('content/save', { records: wrong }))).toEqual([409, 'content_conflict'])
    expect((await post('content/save', { records })).json()).toEqual({ versions: [1, 1] })
    expect(await get(`content/production/${film}/usages`)).toMatchObject([{ kind: 'event', id: showing }])
    const deletion = { kind: 'production', id: film, basedOn: 1, body: null }
    expect(refusal(await post('content/save', { records: [deletion] }))).toEqual([409, 'content_in_use'])
  })

  test('with the same address are refused', async () => {
    await givenArticle('Opptatt')
    const id = randomUUID()
    await type(id, article('Opptatt'))
    expect(refusal(await save(id, article('Opptatt')))).toEqual([409, 'address_taken', 'slug'])
    expect((await get(`content/article/${id}`)).workingCopy.fields.title.value).toBe('Opptatt')
  })
})

test('an editing session opens records, stores what is typed in them, and saves versions of them', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const keys = [first, second].map((id) => ({ kind: 'article', id }))
  const send = (path: string, sequence: number, records: object[]) =>
    post(path, { session: 'økt', sequence, records })
  const typed = keys.map((key) => ({ ...key, basedOn: 0, fields: toFields({ title: key.id, slug: key.id }) }))
  expect((await send('content/edits', 1, typed)).json()).toEqual({
    savedAt: expect.any(String),
    records: keys.map((key) => ({ ...key, draftVersion: 0 })),
  })
  const [titled, ...rest] = typed.map(({ fields: { title }, ...edit }) => ({ ...edit, fields: { title } }))
  const saved = await send('content/versions', 2, [titled as object, ...rest])
  expect(saved.json()).toMatchObject({ records: keys.map((key) => ({ ...key, version: 1 })) })
  expect((await send('content/versions', 2, [titled as object, ...rest])).json()).toEqual(saved.json())
  expect(refusal(await send('content/versions', 3, [titled as object]))).toEqual([409, 'content_conflict'])

  const { records } = (await post('content/open', { records: keys.toReversed() })).json()
  expect(records).toMatchObject([
    { id: second, draft: { version: 1, body: { id: second, title: second } } },
    { id: first, workingCopy: { basedOn: 1, base: null, fields: { slug: { value: first } } } },
  ])
  const twice = await post('content/open', { records: [keys[0], keys[0]] })
  expect(refusal(twice)).toEqual([400, 'request_invalid'])
})

test('an article of half a megabyte can be typed and saved', async () => {
  const id = randomUUID()
  const content = `<p>${'lang tekst '.repeat(45_000)}</p>`
  const body = { ...article('Lang'), content }
  expect((await type(id, body)).statusCode).toBe(200)
  expect((await save(id, body)).statusCode).toBe(200)
})

test('text with the character NUL is refused with a sentence, and nothing is lost', async () => {
  const id = await givenArticle('Med NUL')
  await type(id, { title: 'Trygg' }, 1)
  const reply = await type(id, { title: 'a\0b' }, 1)
  expect(refusal(reply)).toEqual([422, 'content_invalid'])
  expect((await get(`content/article/${id}`)).workingCopy.fields.title.value).toBe('Trygg')
})

test('when the disk of the database is full, a save is refused by its name, and works once there is room', async () => {
  const id = randomUUID()
  // The database itself raises the error that it has for a full disk.
  await db.execute(sql`
    create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await db.execute(sql`
    create trigger full_disk before insert on content_working_copy execute function refuse_write()`)
  expect(refusal(await type(id, { title: 'Lang tekst' }))).toEqual([507, 'disk_full'])
  await db.execute(sql`drop function refuse_write cascade`)
  expect((await type(id, { title: 'Lang tekst' })).statusCode).toBe(200)
  expect((await get(`content/article/${id}`)).workingCopy.fields.title.value).toBe('Lang tekst')
})

test('a version of a record that a colleague has deleted is refused, and what was typed stays', async () => {
  const id = await givenArticle('Sletta av ein kollega')
  await type(id, { title: 'Endra' }, 1)
  await post('content/save', { records: [{ kind: 'article', id, basedOn: 1, body: null }] }, contributor)
  expect(refusal(await save(id, { title: 'Endra' }, 1))).toEqual([409, 'content_conflict'])
  expect(await get(`content/article/${id}`)).toMatchObject({
    state: 'deleted',
    workingCopy: { basedOn: 1, base: { title: 'Sletta av ein kollega' } },
  })
})

test('a publication has the records and pages that it changed, compared with what was public before', async () => {
  const about = page({ id: 'om', title: 'Om oss', path: '/om-oss' })
  const publish = async (version: number, body: PageConfig) => {
    await post('content/save', { records: [{ kind: 'page', id: 'om', basedOn: version - 1, body }] })
    const reply = await post('content/publish', { records: [{ kind: 'page', id: 'om', version }] })
    expect(reply.statusCode, reply.body).toBe(200)
    return (reply.json() as { batch: string }).batch
  }
  const first = await publish(1, about)
  const second = await publish(2, { ...about, title: 'Om huset' })
  const readChanges = async (batch: string) => get(`publications/${batch}/changes`)
  expect(await readChanges(first)).toEqual({
    records: [{ kind: 'page', id: 'om', title: 'Om huset', type: 'added' }],
    pages: [{ path: '/om-oss', title: 'Om oss', type: 'added' }],
  })
  expect(await readChanges(second)).toMatchObject({
    records: [{ id: 'om', type: 'changed' }],
    pages: [{ path: '/om-oss', type: 'changed' }],
  })
})
