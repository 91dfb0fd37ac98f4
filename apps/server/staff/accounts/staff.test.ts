import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lerret/model'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findPersonId } from '../../members/accounts/people.ts'
import { person, session } from '../../members/accounts/table.ts'
import { PASSWORD, refusal } from '../../members/test-members.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { givenDesk, toCookieHeader } from '../test-staff.ts'
import { invitation } from './table.ts'

const desk = await givenDesk()
const { db, send, givenStaff, addStaff } = desk
const EMAIL = 'ny@fjordheim.example'
const NEW_PASSWORD = 'tyttebær i dalen'
beforeEach(() => desk.reset(new Date()))

const advance = (ms: number) => {
  desk.now = new Date(+desk.now + ms)
}
const readKey = (link: string) => new URL(link).hash.replace('#nokkel=', '')
const readActions = async () =>
  (await db.select({ action: auditEntry.action }).from(auditEntry)).map(({ action }) => action)

async function invite(admin: string, input: object = {}) {
  const reply = await send('POST', 'invitations', admin, {
    name: 'Ny',
    email: EMAIL,
    role: 'editor',
    ...input,
  })
  return readKey(reply.json().link)
}
const accept = (key: string, password = NEW_PASSWORD) =>
  send('POST', 'invitation/accept', '', { key, name: 'Ny Tilsett', password })
const logIn = (email: string, password: string) => send('POST', 'session', '', { email, password })

describe('an invitation', () => {
  test('gives an account with the role that the admin chose, and a session', async () => {
    const admin = await givenStaff('admin')
    const reply = await send('POST', 'invitations', admin, {
      name: 'Ny',
      email: ' NY@Fjordheim.example',
      role: 'editor',
    })
    const { link } = reply.json()
    expect(link).toMatch(/^https:\/\/fjordheim\.example\/redaksjon\/invitasjon#nokkel=[\w-]{43}$/)
    expect((await send('GET', 'invitations', admin)).json()).toMatchObject([
      { name: 'Ny', email: EMAIL, role: 'editor', invitedBy: 'admin' },
    ])
    const key = readKey(link)
    expect((await send('POST', 'invitation', '', { key })).json()).toEqual({
      name: 'Ny',
      email: EMAIL,
      role: 'editor',
    })
    const accepted = await accept(key)
    expect(accepted.json()).toMatchObject({ name: 'Ny Tilsett', email: EMAIL, role: 'editor' })
    expect((await send('GET', 'session', toCookieHeader(accepted))).statusCode).toBe(200)
    expect((await send('GET', 'invitations', admin)).json()).toEqual([])
    expect(await readActions()).toEqual(['signed_in', 'staff_invited', 'invitation_accepted', 'signed_in'])
  })

  test('stores no key', async () => {
    const key = await invite(await givenStaff('admin'))
    expect(JSON.stringify(await db.select().from(invitation))).not.toContain(key)
  })

  test('works once, also when two accept at the same moment', async () => {
    const admin = await givenStaff('admin')
    for (let round = 0; round < 5; round++) {
      desk.resetLimits()
      const key = await invite(admin, { email: `ny${round}@fjordheim.example` })
      const replies = await Promise.all([accept(key), accept(key, 'multe på myra')])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    }
    const key = await invite(admin)
    await accept(key)
    expect(refusal(await accept(key))).toEqual([400, 'invitation_invalid'])
    expect(refusal(await send('POST', 'invitation', '', { key }))).toEqual([400, 'invitation_invalid'])
  })

  test('is valid for seven days', async () => {
    const key = await invite(await givenStaff('admin'))
    advance(7 * DAY_MS - 1)
    expect((await send('POST', 'invitation', '', { key })).statusCode).toBe(200)
    advance(1)
    expect(refusal(await accept(key))).toEqual([400, 'invitation_invalid'])
  })

  test('can be revoked, and is void when the address is invited again', async () => {
    const admin = await givenStaff('admin')
    const [first, second] = [await invite(admin), await invite(admin, { role: 'contributor' })]
    expect(refusal(await accept(first))).toEqual([400, 'invitation_invalid'])
    const [{ id }] = (await send('GET', 'invitations', admin)).json()
    expect((await send('POST', `invitations/${id}/revoke`, admin)).json()).toBe(true)
    expect(refusal(await accept(second))).toEqual([400, 'invitation_invalid'])
  })

  test('is refused for an address that has an account, and keeps the rules for passwords', async () => {
    const admin = await givenStaff('admin')
    const again = await send('POST', 'invitations', admin, {
      name: 'X',
      email: 'admin@fjordheim.example',
      role: 'editor',
    })
    expect(refusal(again)).toEqual([409, 'email_taken', 'email'])
    const key = await invite(admin)
    expect(refusal(await accept(key, 'kort'))).toEqual([400, 'password_short', 'password'])
    expect(refusal(await accept(key, EMAIL))).toEqual([400, 'password_common', 'password'])
    expect((await accept(key)).statusCode).toBe(200)
  })
})

describe('a new password', () => {
  test('is chosen with a mailed link that leads to the desk', async () => {
    const editor = await givenStaff('editor')
    const email = 'editor@fjordheim.example'
    expect((await send('POST', 'password/forgotten', '', { email })).json()).toBe(true)
    const link = await desk.findLink(email, /https:\S+\/redaksjon\/nytt-passord#nokkel=[\w-]+/)
    const reset = { key: readKey(link), password: NEW_PASSWORD }
    expect(refusal(await send('POST', 'password/reset', '', { ...reset, password: 'kort' }))).toEqual([
      400,
      'password_short',
      'password',
    ])
    expect((await send('POST', 'password/reset', '', reset)).json()).toBe(true)
    expect(refusal(await send('POST', 'password/reset', '', reset))).toEqual([400, 'reset_link_invalid'])
    expect((await send('GET', 'session', editor)).statusCode).toBe(401)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(401)
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
    expect(await readActions()).toContain('password_reset')
  })

  test('is not mailed to strangers, with the same reply', async () => {
    expect((await send('POST', 'password/forgotten', '', { email: EMAIL })).json()).toBe(true)
    expect(desk.mails).toEqual([])
  })

  test('is chosen with a link that an admin hands over, within a day', async () => {
    await addStaff('admin')
    const id = await addStaff('editor')
    const newLink = async () => {
      const admin = await desk.signIn('admin@fjordheim.example')
      return readKey((await send('POST', `staff/${id}/password-link`, admin)).json().link)
    }
    const [void_, key] = [await newLink(), await newLink()]
    expect(refusal(await send('POST', 'password/reset', '', { key: void_, password: NEW_PASSWORD }))[1]).toBe(
      'reset_link_invalid',
    )
    advance(DAY_MS)
    expect(refusal(await send('POST', 'password/reset', '', { key, password: NEW_PASSWORD }))[1]).toBe(
      'reset_link_invalid',
    )
    expect(
      (await send('POST', 'password/reset', '', { key: await newLink(), password: NEW_PASSWORD })).json(),
    ).toBe(true)
    expect(await readActions()).toContain('password_link_created')
  })

  test('is chosen by oneself with the present one, and ends the other sessions', async () => {
    const here = await givenStaff('editor')
    const elsewhere = await desk.signIn('editor@fjordheim.example')
    const change = (password: string) =>
      send('POST', 'account/password', here, { password, newPassword: NEW_PASSWORD })
    expect(refusal(await change('feil'))).toEqual([400, 'password_wrong', 'password'])
    const changed = await change(PASSWORD)
    expect((await send('GET', 'session', toCookieHeader(changed))).statusCode).toBe(200)
    for (const old of [here, elsewhere]) expect((await send('GET', 'session', old)).statusCode).toBe(401)
    expect((await logIn('editor@fjordheim.example', NEW_PASSWORD)).statusCode).toBe(200)
  })
})

describe('admins', () => {
  test('see everybody, change roles and remove accounts', async () => {
    const admin = await givenStaff('admin')
    const editor = await givenStaff('editor')
    const id = (await findPersonId(db, 'staff', 'editor@fjordheim.example')) as string
    expect((await send('GET', 'staff', admin)).json()).toMatchObject([
      { name: 'admin', role: 'admin', hasTwoFactor: false, lastSeenAt: expect.any(String) },
      { name: 'editor', role: 'editor', hasTwoFactor: false },
    ])
    await send('POST', `staff/${id}/role`, admin, { role: 'contributor' })
    expect(refusal(await send('GET', 'reviews', editor))).toEqual([403, 'role_missing'])
    await send('POST', `staff/${id}/remove`, admin)
    expect(refusal(await send('GET', 'session', editor))).toEqual([401, 'login_needed'])
    expect((await logIn('editor@fjordheim.example', PASSWORD)).statusCode).toBe(401)
    expect(refusal(await send('POST', `staff/${id}/remove`, admin))).toEqual([404, 'staff_not_found'])
    expect(await readActions()).toEqual(['signed_in', 'signed_in', 'staff_role_changed', 'staff_removed'])
  })

  test('cannot remove or demote the last of them', async () => {
    const admin = await givenStaff('admin')
    const id = await findPersonId(db, 'staff', 'admin@fjordheim.example')
    expect(refusal(await send('POST', `staff/${id}/role`, admin, { role: 'editor' }))).toEqual([
      409,
      'last_admin',
    ])
    expect(refusal(await send('POST', `staff/${id}/remove`, admin))).toEqual([409, 'last_admin'])
    expect((await send('POST', `staff/${id}/role`, admin, { role: 'admin' })).json()).toBe(true)
  })

  test('cannot demote each other at the same moment', async () => {
    const one = await givenStaff('admin')
    const other = await givenStaff('admin', 'other@fjordheim.example')
    const [oneId, otherId] = await Promise.all(
      ['admin@fjordheim.example', 'other@fjordheim.example'].map((email) => findPersonId(db, 'staff', email)),
    )
    const replies = await Promise.all([
      send('POST', `staff/${otherId}/role`, one, { role: 'editor' }),
      send('POST', `staff/${oneId}/remove`, other),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await db.$count(person, eq(person.role, 'admin'))).toBe(1)
  })

  test('cannot touch members through these calls', async () => {
    const admin = await givenStaff('admin')
    await desk.givenMember('kari@nordmann.example')
    const id = await findPersonId(db, '118', 'kari@nordmann.example')
    for (const call of ['remove', 'password-link', 'two-factor/reset'])
      expect(refusal(await send('POST', `staff/${id}/${call}`, admin))).toEqual([404, 'staff_not_found'])
    expect(refusal(await send('POST', `staff/${id}/role`, admin, { role: 'admin' }))[1]).toBe(
      'staff_not_found',
    )
  })
})

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

  test('are listed by device, and ended one by one or all but this', async () => {
    const here = await givenStaff('editor')
    const signIn = async () =>
      toCookieHeader(
        await desk.app.inject({
          method: 'POST',
          url: '/redaksjon/api/session',
          headers: { 'user-agent': FIREFOX },
          payload: { email: 'editor@fjordheim.example', password: PASSWORD },
        }),
      )
    const [phone, laptop] = [await signIn(), await signIn()]
    const list = async () => (await send('GET', 'account/sessions', here)).json()
    expect(await list()).toHaveLength(3)
    const [{ id }] = (await send('GET', 'account/sessions', phone))
      .json()
      .filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    expect(await list()).toContainEqual(
      expect.objectContaining({ id, isCurrent: false, browser: 'Firefox', system: 'Windows' }),
    )
    expect((await send('POST', `account/sessions/${id}/end`, here)).json()).toBe(true)
    expect((await send('GET', 'session', phone)).statusCode).toBe(401)
    expect(refusal(await send('POST', `account/sessions/${id}/end`, here))).toEqual([
      404,
      'session_not_found',
    ])
    await send('POST', 'account/sessions/end-others', here)
    expect((await send('GET', 'session', laptop)).statusCode).toBe(401)
    expect(await list()).toMatchObject([{ isCurrent: true }])
  })

  test('of colleagues cannot be ended', async () => {
    const editor = await givenStaff('editor')
    const [{ id }] = (await send('GET', 'account/sessions', await givenStaff('contributor'))).json()
    expect(refusal(await send('POST', `account/sessions/${id}/end`, editor))).toEqual([
      404,
      'session_not_found',
    ])
  })

  test('show when they were last seen, and no network address', async () => {
    const editor = await givenStaff('editor')
    advance(6 * MINUTE_MS)
    await send('GET', 'session', editor)
    const [{ lastSeenAt }] = (await send('GET', 'account/sessions', editor)).json()
    expect(lastSeenAt).toBe(desk.now.toISOString())
    expect(JSON.stringify(await db.select().from(session))).not.toContain('192.0.2.1')
  })
})

test('staff change their own name', async () => {
  const editor = await givenStaff('editor')
  expect(refusal(await send('POST', 'account/name', editor, { name: ' ' }))).toEqual([
    400,
    'name_invalid',
    'name',
  ])
  await send('POST', 'account/name', editor, { name: ' Kari  Nordmann ' })
  expect((await send('GET', 'session', editor)).json().name).toBe('Kari Nordmann')
})

test('staff choose the language of the desk, in which errors are also shown', async () => {
  const editor = await givenStaff('editor')
  expect((await send('GET', 'session', editor)).json().language).toBeNull()
  await send('POST', 'account/language', editor, { language: 'en' })
  expect((await send('GET', 'session', editor)).json().language).toBe('en')
  const refused = await send('POST', 'account/name', editor, { name: ' ' })
  expect(refused.body).toContain(WORDS_BY_LANGUAGE.en.memberNameInvalid)
  expect((await send('POST', 'account/language', editor, { language: 'se' })).statusCode).toBe(400)
  await send('POST', 'account/language', editor, { language: null })
  expect((await send('GET', 'session', editor)).json().language).toBeNull()
})

describe('what only the owner of an account may do', () => {
  test('asks who is there when the session is not new, and is done after a new sign-in, which ends the earlier one', async () => {
    const admin = await givenStaff('admin')
    const id = await addStaff('editor')
    advance(11 * MINUTE_MS)
    for (const [path, body] of [
      [`staff/${id}/role`, { role: 'contributor' }],
      [`staff/${id}/remove`, undefined],
      [`staff/${id}/password-link`, undefined],
      [`staff/${id}/two-factor/reset`, undefined],
      ['invitations', { name: 'Ny', email: EMAIL, role: 'admin' }],
    ] as const)
      expect(refusal(await send('POST', path, admin, body))).toEqual([403, 'confirmation_needed'])
    expect((await send('GET', 'staff', admin)).statusCode).toBe(200)

    const reply = await send('POST', 'session', admin, {
      email: 'admin@fjordheim.example',
      password: PASSWORD,
    })
    const again = toCookieHeader(reply)
    expect((await send('POST', `staff/${id}/role`, again, { role: 'contributor' })).statusCode).toBe(200)
    expect((await send('GET', 'staff', admin)).statusCode).toBe(401)
  })

  test('cannot be done to one’s own account by the calls for colleagues', async () => {
    const admin = await givenStaff('admin')
    const id = await findPersonId(db, 'staff', 'admin@fjordheim.example')
    for (const path of ['password-link', 'two-factor/reset'])
      expect(refusal(await send('POST', `staff/${id}/${path}`, admin))).toEqual([403, 'own_account'])
  })

  test('is mailed to the person concerned', async () => {
    const admin = await givenStaff('admin')
    const id = await addStaff('editor')
    await send('POST', `staff/${id}/role`, admin, { role: 'contributor' })
    await send('POST', `staff/${id}/password-link`, admin)
    await send('POST', `staff/${id}/two-factor/reset`, admin)
    await send('POST', 'account/password', admin, { password: PASSWORD, newPassword: NEW_PASSWORD })
    expect(desk.mails.map(({ to, text }) => [to, text])).toEqual([
      ['editor@fjordheim.example', expect.stringContaining('admin har gjeve deg ei anna rolle')],
      ['editor@fjordheim.example', expect.stringContaining('admin har laga ei lenke')],
      ['editor@fjordheim.example', expect.stringContaining('er slått av, av admin')],
      ['admin@fjordheim.example', expect.stringContaining('Passordet ditt i redaksjonen')],
    ])
  })
})

test('an administrator’s session ends when nobody has used it for twelve hours, however often the screen says that it is open', async () => {
  const [admin, editor] = [await givenStaff('admin'), await givenStaff('editor')]
  const announce = (cookie: string) =>
    send('POST', 'presence', cookie, { tab: 'fane', subject: null, title: '', isEditing: false })
  for (let hours = 0; hours < 12; hours++) {
    expect((await announce(admin)).statusCode).toBe(200)
    advance(HOUR_MS)
  }
  expect((await send('GET', 'staff', admin)).statusCode).toBe(200)
  advance(12 * HOUR_MS + 1)
  expect((await send('GET', 'session', admin)).statusCode).toBe(401)
  expect((await send('GET', 'session', editor)).statusCode).toBe(200)
})
