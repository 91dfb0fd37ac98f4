import { DAY_MS } from '@lerret/model'
import { afterEach, expect, test } from 'vitest'
import { metaBindings, page } from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { refusal } from '../../members/test-members.ts'
import { givenDesk } from '../../staff/test-staff.ts'

const desk = await givenDesk()
const contributor = await desk.givenStaff('contributor')
const start = desk.now
const about = page({ id: 'om', title: 'Om oss', path: '/om-oss' })
await importRecords(desk.db, [{ kind: 'page', record: about }], 'desk')
for (const [basedOn, title] of [
  [1, 'Utkastet'],
  [2, 'Nyare utkast'],
] as const) {
  const body = { ...about, title, meta: metaBindings({ title }) }
  await saveVersions(desk.db, { author: 'Amina' }, [{ kind: 'page', id: 'om', basedOn, body }])
}
afterEach(() => {
  desk.now = start
})

const open = (url: string) => desk.app.inject({ url })
const listLinks = async () =>
  (await desk.send('GET', 'content/page/om/preview-links', contributor)).json() as { id: string }[]
async function share() {
  const reply = await desk.send('POST', 'preview-links', contributor, { kind: 'page', id: 'om', version: 2 })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json() as { id: string; path: string; expiresAt: string }
}

test('a shared address shows that version to anybody, and until when', async () => {
  const { path } = await share()
  const reply = await open(path)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('Utkastet')
  expect(reply.body).not.toContain('Nyare utkast')
  expect(reply.body).toContain('Dette er eit utkast. Adressa gjeld til ')
})

test('a shared page is not indexed, stored, run or named to other sites', async () => {
  const { path } = await share()
  const { headers, body } = await open(path)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).not.toContain('<script')
})

test('an address ends after seven days', async () => {
  const { path } = await share()
  desk.now = new Date(start.getTime() + 7 * DAY_MS - 1000)
  expect((await open(path)).statusCode).toBe(200)
  desk.now = new Date(start.getTime() + 7 * DAY_MS)
  const expired = await open(path)
  expect(expired.statusCode).toBe(404)
  expect(expired.body).toContain('Adressa gjeld ikkje lenger')
  expect(expired.body).not.toContain('Utkastet er eit')
})

test('a revoked address ends at once, and others stay', async () => {
  const [revoked, other] = [await share(), await share()]
  const reply = await desk.send('POST', `preview-links/${revoked.id}/revoke`, contributor)
  expect(reply.statusCode, reply.body).toBe(200)
  expect((await open(revoked.path)).statusCode).toBe(404)
  expect((await open(other.path)).statusCode).toBe(200)
  const ids = (await listLinks()).map(({ id }) => id)
  expect(ids).toContain(other.id)
  expect(ids).not.toContain(revoked.id)
})

test('a changed, shortened or invented address shows nothing', async () => {
  const { path } = await share()
  const last = path.endsWith('A') ? 'B' : 'A'
  for (const wrong of [`${path.slice(0, -1)}${last}`, path.slice(0, -4), `${path}x`, '/redaksjon/delt/om'])
    expect((await open(wrong)).statusCode).toBe(404)
})

test('a list of addresses does not give their keys', async () => {
  const { path } = await share()
  expect(JSON.stringify(await listLinks())).not.toContain(path.split('/').at(-1))
})

test('a version that does not exist cannot be shared', async () => {
  const reply = await desk.send('POST', 'preview-links', contributor, { kind: 'page', id: 'om', version: 9 })
  expect(refusal(reply)).toEqual([404, 'content_not_found'])
})
