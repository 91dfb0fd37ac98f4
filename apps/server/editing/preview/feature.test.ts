import { expect, test } from 'vitest'
import { page } from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { refusal } from '../../members/test-members.ts'
import { givenDesk } from '../../staff/test-staff.ts'

const desk = await givenDesk()
const editor = await desk.givenStaff('editor')
const about = page({ id: 'om', title: 'Om oss', path: '/om-oss' })
await importRecords(desk.db, [{ kind: 'page', record: about }], 'desk')

const open = (path: string, cookie = editor) =>
  desk.app.inject({ url: `/redaksjon/framsyn/${path}`, headers: { cookie } })

test('a preview is for staff, and says so to others', async () => {
  expect(refusal(await open('om-oss', ''))).toEqual([401, 'login_needed'])
})

test('a preview is neither stored, indexed nor run', async () => {
  const reply = await open('om-oss')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('an address that names no page, no record or no time is refused', async () => {
  expect(refusal(await open('finst-ikkje'))).toEqual([404, 'content_not_found'])
  expect(refusal(await open('om-oss?utkast=tull'))).toEqual([400, 'request_invalid'])
  expect(refusal(await open('om-oss?tid=fredag'))).toEqual([400, 'request_invalid'])
})

test('HTML that would take the server long to read is refused, in previews and when it is stored', async () => {
  const body = { ...about, description: `${'<div>'.repeat(5000)}Hei` }
  const record = { kind: 'page', id: 'om' }
  const edit = {
    session: 'tab',
    sequence: 1,
    records: [{ ...record, basedOn: 1, fields: { description: { value: body.description } } }],
  }
  for (const [url, payload] of [
    ['preview', { records: [{ ...record, body }] }],
    ['content/edits', edit],
    ['content/versions', edit],
  ] as const) {
    const reply = await desk.app.inject({
      method: 'POST',
      url: `/redaksjon/api/${url}`,
      headers: { cookie: editor },
      payload,
    })
    expect(refusal(reply), url).toEqual([422, 'content_invalid'])
    expect(reply.json().error.message).toContain('description has more than 100 elements inside each other')
  }
})

test('records that can be read one by one are refused in a preview of all of them that would take long', async () => {
  const record = (id: string) => ({
    kind: 'page',
    id,
    body: { ...about, id, description: '<b>a</b>'.repeat(2000) },
  })
  const send = (...ids: string[]) =>
    desk.app.inject({
      method: 'POST',
      url: '/redaksjon/api/preview',
      headers: { cookie: editor },
      payload: { records: ids.map(record) },
    })
  expect((await send('om')).statusCode).toBe(200)
  expect(refusal(await send('om', 'to', 'tre'))).toEqual([422, 'content_invalid'])
})
