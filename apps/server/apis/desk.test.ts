import { beforeEach, describe, expect, test } from 'vitest'
import { WRONG_PASSWORDS_PER_NETWORK } from '../members/accounts/login-limits.ts'
import { films, PASSWORD, refusal } from '../members/test-members.ts'
import { soldShowing, toProviderFeed } from '../programme/ticketing/provider/test-provider.ts'
import { syncFeed } from '../programme/ticketing/sync/sync.ts'
import { givenDesk } from '../staff/test-staff.ts'
import { countItem } from '../visitors/counting/store.ts'

const desk = await givenDesk()
const { db, app, send, givenStaff } = desk
beforeEach(() => desk.reset())

const givenMember = () => desk.givenMember('kari@nordmann.example')

describe('the desk', () => {
  test('accepts staff until they log out', async () => {
    const editor = await givenStaff('editor')
    expect((await send('GET', 'session', editor)).json()).toEqual({
      id: expect.any(String),
      needsSecondFactor: false,
      name: 'editor',
      email: 'editor@fjordheim.example',
      role: 'editor',
      language: null,
    })
    expect((await send('POST', 'session/end', editor)).json()).toBe(true)
    expect(refusal(await send('GET', 'session', editor))).toEqual([401, 'login_needed'])
  })

  test('sets a session cookie for the desk only, and marks the browser as not to be counted', async () => {
    await givenStaff('admin')
    const reply = await send('POST', 'session', '', { email: 'admin@fjordheim.example', password: PASSWORD })
    expect(reply.cookies).toMatchObject([
      { path: '/redaksjon', httpOnly: true, secure: true, sameSite: 'Lax' },
      {
        name: 'lerret.staff',
        value: '1',
        path: '/runtime/sites',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('shows staff the ticketing report, and nobody else', async () => {
    const [, sold] = films as [unknown, (typeof films)[number]]
    const production = { id: '9', title: sold.title, filmNumber: sold.ediNumber, ageLimit: '6', minutes: 1 }
    const now = new Date('2026-11-20T12:00:00Z')
    const dependencies = { db, venueId: 'fjordheim', now, logWarning: () => {} }
    await syncFeed(
      toProviderFeed([soldShowing('100', { sold: 42, reserved: 1 })], [production]),
      dependencies,
    )
    await syncFeed(toProviderFeed([], [production]), dependencies)
    const report = (await send('GET', 'ticketing', await givenStaff('contributor'))).json()
    expect(report.showings).toMatchObject([
      { capacity: 100, sold: 42, reserved: 1, vanishedAt: '2026-11-20T12:00:00.000Z' },
    ])
    expect(report.productions).toMatchObject([{ productionId: sold.id }])
    expect(refusal(await send('GET', 'ticketing'))).toEqual([401, 'login_needed'])
  })

  test('shows staff the counts of views and ticket clicks, by day', async () => {
    const [film] = films as [(typeof films)[number]]
    const item = { id: film.id, name: '', brand: '', listName: '/kino', category: '' }
    await countItem(
      db,
      { event: 'view_item', contentType: 'product', item },
      new Date('2026-11-20T12:00:00Z'),
    )
    const staff = await givenStaff('contributor')
    const counts = await send('GET', 'counts?from=2026-11-20&to=2026-11-20', staff)
    expect(counts.json()).toMatchObject([{ event: 'view_item', itemId: film.id, name: film.title, count: 1 }])
    expect((await send('GET', 'counts?from=2026-11-21&to=2026-11-30', staff)).json()).toEqual([])
    expect((await send('GET', 'counts?from=i+dag&to=x', staff)).statusCode).toBe(400)
    expect(refusal(await send('GET', 'counts?from=2026-11-20&to=2026-11-20'))).toEqual([401, 'login_needed'])
  })

  test('does not accept members, nor do the partners accept staff', async () => {
    const kari = await givenMember()
    expect((await send('GET', 'session', kari.cookies())).statusCode).toBe(401)
    const login = { email: 'kari@nordmann.example', password: PASSWORD }
    expect(refusal(await send('POST', 'session', '', login))).toEqual([401, 'login_failed'])
    const admin = await givenStaff('admin')
    expect((await kari.get('GetUserDx', { headers: { cookie: admin } })).statusCode).toBe(401)
    expect((await desk.browser().logIn('admin@fjordheim.example')).statusCode).toBe(401)
  })

  test('does not accept credentials of other programs', async () => {
    for (const authorization of ['Bearer x', `Basic ${Buffer.from('a:b').toString('base64')}`]) {
      const reply = await app.inject({ url: '/redaksjon/api/session', headers: { authorization } })
      expect(reply.statusCode).toBe(401)
    }
  })

  test('limits wrong passwords', async () => {
    await givenStaff('admin')
    const guess = () =>
      send('POST', 'session', '', { email: 'admin@fjordheim.example', password: 'feil passord' })
    for (let each = 0; each < WRONG_PASSWORDS_PER_NETWORK.max; each++)
      expect((await guess()).statusCode).toBe(401)
    expect(refusal(await guess())).toEqual([429, 'too_many_requests'])
  })
})

test('an editor creates a code, adds and removes members, and checks cards', async () => {
  const kari = await givenMember()
  const editor = await givenStaff('editor')
  const isMember = async () => (await kari.get('GetUserDx')).json().IsClubMember
  const { code } = (await send('POST', 'club/118/codes', editor)).json()
  expect((await kari.post('JoinClubDx', { Code: code })).json()).toBe(true)
  const { CardCode, Number: number } = (await kari.get('GetClubDx')).json().Member
  const check = async (typed: string) =>
    (await send('POST', 'club/118/check', editor, { code: typed })).json()
  expect(await check(CardCode)).toEqual({ member: { number, name: 'Kari' } })
  expect(await check('tull')).toEqual({ member: null })

  const email = 'kari@nordmann.example'
  await send('POST', 'club/118/members/remove', editor, { email })
  expect(await isMember()).toBe(false)
  expect(await check(CardCode)).toEqual({ member: null })
  expect(refusal(await send('POST', 'club/118/members', editor, { email }))).toEqual([
    409,
    'email_unconfirmed',
  ])
  await desk.confirmEmail(email, kari)
  await send('POST', 'club/118/members', editor, { email })
  expect(await isMember()).toBe(true)
  expect(refusal(await send('POST', 'club/178/members', editor, { email }))).toEqual([
    404,
    'member_not_found',
  ])
  expect(refusal(await send('POST', 'club/128/codes', editor))).toEqual([404, 'partner_unknown'])
})

test('staff see the films on most watch lists, and no members', async () => {
  const [first, second] = films.slice(2) as [(typeof films)[number], (typeof films)[number]]
  for (const [email, ids] of [
    ['kari@nordmann.example', [first.id, second.id]],
    ['ola@nordmann.example', [second.id]],
  ] as const) {
    const member = await desk.givenMember(email)
    for (const id of ids) await member.post('AddToWatchlistDx', { id })
  }
  const staff = await givenStaff('contributor')
  const watched = (await send('GET', 'watched-films', staff)).json()
  expect(watched).toEqual([
    { productionId: second.id, title: second.title, watchers: 2, nextShowingAt: null },
    { productionId: first.id, title: first.title, watchers: 1, nextShowingAt: null },
  ])
})
