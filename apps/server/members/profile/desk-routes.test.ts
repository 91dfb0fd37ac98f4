import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { subscriber } from '../../visitors/newsletter/table.ts'
import { WRONG_PASSWORDS_PER_NETWORK } from '../accounts/login-limits.ts'
import { person } from '../accounts/table.ts'
import { CONFIRMATION_LINK, films, RESET_KEY, refusal } from '../test-members.ts'

const desk = await givenDesk()
const { db, send } = desk
const KARI = 'kari@nordmann.example'
beforeEach(async () => {
  await desk.reset()
  await db.delete(subscriber)
})

async function givenKari() {
  const kari = await desk.givenMember(KARI)
  const admin = await desk.givenStaff('admin')
  const id = (await find(admin, 'kari')).items[0].id as string
  const act = (action: string) => send('POST', `members/${id}/${action}`, admin)
  const read = async () => (await send('GET', `members/${id}`, admin)).json()
  return { kari, admin, id, act, read }
}

const find = async (admin: string, search: string) =>
  (await send('GET', `members?search=${encodeURIComponent(search)}`, admin)).json()

const readActions = async () =>
  (await db.select({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.id)).map(
    ({ action }) => action,
  )

describe('members are found', () => {
  test('by a piece of the name or the address, and staff are not among them', async () => {
    const { admin, id } = await givenKari()
    await desk.browser('178').signUp('ola_nordmann@fjord.example', 'Ola')
    expect(await find(admin, 'KARI')).toMatchObject({
      items: [{ id, partner: '118', name: 'Kari', email: KARI, isEmailConfirmed: false, clubNumber: null }],
      total: 1,
    })
    expect(await find(admin, 'nordmann')).toMatchObject({ items: [{ name: 'Kari' }, { name: 'Ola' }] })
    // An underscore is a character like others.
    expect(await find(admin, 'ola_')).toMatchObject({ total: 1 })
    expect(await find(admin, 'i_n')).toMatchObject({ total: 0 })
    expect(await find(admin, 'admin@')).toMatchObject({ total: 0 })
  })

  test('only by those who type at least two characters of them', async () => {
    const { admin } = await givenKari()
    for (const search of ['', 'k', ' k '])
      expect(refusal(await send('GET', `members?search=${search}`, admin))[1]).toBe('request_invalid')
  })

  test('and each search and look-up is in the log, without name or address', async () => {
    const { id, read } = await givenKari()
    await read()
    const entries = await db.select().from(auditEntry).orderBy(auditEntry.id)
    expect(entries.slice(-2)).toMatchObject([
      { action: 'members_searched', details: { count: 1 }, personName: 'admin' },
      { action: 'member_viewed', recordKind: 'member', recordId: id },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/kari/i)
  })
})

describe('a member who calls is helped', () => {
  test('with the confirmation mail again, until the address is confirmed', async () => {
    const { kari, act, read } = await givenKari()
    await desk.findLink(KARI, CONFIRMATION_LINK)
    desk.mails.length = 0
    expect((await act('confirmation-mail')).json()).toBe(true)
    await desk.confirmEmail(KARI, kari)
    expect(await read()).toMatchObject({ isEmailConfirmed: true })
    expect(refusal(await act('confirmation-mail'))).toEqual([409, 'email_confirmed'])
  })

  test('with a mailed link to choose a new password', async () => {
    const { kari, act } = await givenKari()
    await act('password-mail')
    const Key = await desk.findLink(KARI, RESET_KEY)
    const reply = await kari.post('ResetPasswordDx', { Key, Password: 'tyttebær i skogen' })
    expect(reply.statusCode).toBe(200)
    expect((await kari.logIn(KARI, 'tyttebær i skogen')).statusCode).toBe(200)
  })

  test('by unlocking the account after wrong passwords', async () => {
    const { kari, act, read } = await givenKari()
    for (let each = 0; each < WRONG_PASSWORDS_PER_NETWORK.max; each++) await kari.logIn(KARI, 'feil passord')
    expect(await read()).toMatchObject({ isLocked: true })
    expect((await kari.logIn(KARI)).statusCode).toBe(429)
    await act('unlock')
    expect(await read()).toMatchObject({ isLocked: false })
    expect((await kari.logIn(KARI)).statusCode).toBe(200)
  })

  test('with a copy of everything that is stored, and the log has each step', async () => {
    const { kari, act } = await givenKari()
    const own = (await kari.get('ExportUserDx')).json()
    expect((await act('export')).json()).toEqual(own)
    await act('unlock')
    await act('password-mail')
    expect((await readActions()).slice(-3)).toEqual([
      'member_exported',
      'member_unlocked',
      'member_password_sent',
    ])
  })
})

test('a member shows what is stored as counts', async () => {
  const { kari, read } = await givenKari()
  await kari.post('AddToWatchlistDx', { id: films[0]?.id })
  await kari.post('AddReviewDx', { EdiNumber: films[0]?.ediNumber, Rating: 5, Comment: 'Hemmeleg.' })
  await desk.deliverTicket(KARI)
  const details = await read()
  expect(details).toMatchObject({ watchList: 1, reviews: 1, tickets: 1, sessions: 1, newsletter: null })
  expect(JSON.stringify(details)).not.toContain('Hemmeleg')
})

test('a deleted member is gone with reviews, tickets and the subscription; the log has the id alone', async () => {
  const { kari, admin, id, act } = await givenKari()
  await kari.post('AddReviewDx', { EdiNumber: films[0]?.ediNumber, Rating: 5, Comment: 'x' })
  await db.insert(subscriber).values({
    email: KARI,
    state: 'confirmed',
    createdAt: desk.now,
    confirmedAt: desk.now,
    mails: 1,
    mailsSince: desk.now,
  })
  await desk.confirmEmail(KARI, kari)
  expect((await act('delete')).json()).toBe(true)
  expect(await db.select().from(person).where(eq(person.id, id))).toEqual([])
  expect(await db.select().from(subscriber)).toEqual([])
  expect((await kari.get('GetUserDx')).statusCode).toBe(401)
  expect(refusal(await act('delete'))).toEqual([404, 'member_not_found'])
  const { entries } = (await send('GET', `audit?recordKind=member&recordId=${id}`, admin)).json()
  expect(entries).toMatchObject([{ action: 'member_deleted' }])
  expect(JSON.stringify(entries)).not.toMatch(/kari/i)
})

test('staff cannot be looked up or deleted as members', async () => {
  const admin = await desk.givenStaff('admin')
  const [staff] = await db.select({ id: person.id }).from(person)
  expect(refusal(await send('GET', `members/${staff?.id}`, admin))).toEqual([404, 'member_not_found'])
  expect(refusal(await send('POST', `members/${staff?.id}/delete`, admin))).toEqual([404, 'member_not_found'])
})
