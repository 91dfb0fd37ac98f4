import { expect, test } from 'vitest'
import { page } from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/import.ts'
import { refusal } from '../../partner-api/test-members.ts'
import { givenDesk } from '../test-staff.ts'

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
