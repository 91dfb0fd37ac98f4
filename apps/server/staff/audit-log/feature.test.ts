import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findPersonId } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { clubCode } from '../../members/club/table.ts'
import { films, refusal } from '../../members/test-members.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { givenDesk } from '../test-staff.ts'

const desk = await givenDesk()
const { db, send, givenStaff } = desk
beforeEach(async () => {
  await desk.reset()
  await db.delete(clubCode)
})

const kari = { id: '00000000-0000-4000-8000-000000000001', name: 'Kari' }
const ola = { id: '00000000-0000-4000-8000-000000000002', name: 'Ola' }
const readLog = async (admin: string, query = '') => (await send('GET', `audit?${query}`, admin)).json()

test('moderation and the club are recorded with who did it', async () => {
  const member = await desk.givenMember('kari@nordmann.example')
  await desk.confirmEmail('kari@nordmann.example', member)
  const editor = await givenStaff('editor')
  const review = await member.post('AddReviewDx', { EdiNumber: films[0]?.ediNumber, Rating: 5, Comment: 'x' })
  const { Id } = review.json()
  await send('POST', `reviews/${Id}`, editor, { isHidden: true, reason: 'Hets.' })
  await send('POST', `reviews/${Id}`, editor, { isHidden: false })
  await send('POST', 'club/118/codes', editor)
  await send('POST', 'club/118/members', editor, { email: 'kari@nordmann.example' })
  await send('POST', 'club/118/members/remove', editor, { email: 'kari@nordmann.example' })
  const memberId = await findPersonId(db, '118', 'kari@nordmann.example')
  const { entries } = await readLog(await givenStaff('admin'))
  const byEditor = entries.filter(({ personName }: { personName: string }) => personName === 'editor')
  expect(byEditor.map(({ action, record }: { action: string; record: unknown }) => [action, record])).toEqual(
    [
      ['club_member_removed', { kind: 'member', id: memberId }],
      ['club_member_added', { kind: 'member', id: memberId }],
      ['club_code_created', null],
      ['review_shown', { kind: 'review', id: Id }],
      ['review_hidden', { kind: 'review', id: Id }],
      ['signed_in', null],
    ],
  )
})

test('an action that was refused is not recorded', async () => {
  const editor = await givenStaff('editor')
  expect(refusal(await send('POST', 'reviews/tull', editor, { isHidden: true, reason: 'Hets.' }))[1]).toBe(
    'review_not_found',
  )
  await send('POST', 'club/118/members', editor, { email: 'ingen@nordmann.example' })
  const { entries } = await readLog(await givenStaff('admin'), 'action=review_hidden')
  expect(entries).toEqual([])
  expect(
    (await readLog(await desk.signIn('admin@fjordheim.example'), 'action=club_member_added')).entries,
  ).toEqual([])
})

test('an entry outlives the account of the person', async () => {
  await givenStaff('editor')
  await db.delete(person)
  const { entries } = await readLog(await givenStaff('admin'))
  expect(entries.map(({ personName }: { personName: string }) => personName)).toEqual(['admin', 'editor'])
})

test('the log is read in pages, by person, action and record', async () => {
  const admin = await givenStaff('admin')
  await db.delete(auditEntry)
  for (let each = 0; each < 5; each++)
    await recordAction(db, {
      person: each % 2 ? kari : ola,
      action: each === 0 ? 'signed_in' : 'review_hidden',
      record: { kind: 'review', id: String(each) },
      details: { each },
      now: desk.now,
    })
  const ids = ({ entries }: { entries: { record: { id: string } }[] }) =>
    entries.map(({ record }) => record.id)
  const first = await readLog(admin, 'take=3')
  expect(ids(first)).toEqual(['4', '3', '2'])
  const last = await readLog(admin, `take=3&before=${first.next}`)
  expect([ids(last), last.next]).toEqual([['1', '0'], null])
  expect(ids(await readLog(admin, `person=${kari.id}`))).toEqual(['3', '1'])
  expect(ids(await readLog(admin, 'action=signed_in'))).toEqual(['0'])
  expect(ids(await readLog(admin, 'recordKind=review&recordId=2'))).toEqual(['2'])
  expect((await send('GET', 'audit?person=x', admin)).statusCode).toBe(400)
})

test('an action is stored with its entry or not at all', async () => {
  const editor = await givenStaff('editor')
  await db.execute(sql`alter table audit_entry add constraint no_codes check (action <> 'club_code_created')`)
  try {
    expect((await send('POST', 'club/118/codes', editor)).statusCode).toBe(500)
    expect((await db.execute(sql`select 1 from club_code`)).rows).toEqual([])
  } finally {
    await db.execute(sql`alter table audit_entry drop constraint no_codes`)
  }
})
