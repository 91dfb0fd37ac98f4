import { NYNORSK } from '@lerret/words/all'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { subscriber } from '../../visitors/newsletter/table.ts'
import { person } from '../accounts/table.ts'
import { films, givenHouse, PASSWORD, RESET_KEY, refusal } from '../test-members.ts'

const house = await givenHouse()
const EMAIL = 'kari@nordmann.example'
beforeEach(() => house.reset())

async function givenMember(partner = '118') {
  const browser = house.browser(partner)
  const reply = await browser.signUp(EMAIL)
  return { browser, token: reply.json().Token as string }
}

const findResetKey = () => house.findLink(EMAIL, RESET_KEY)

describe('CreateUserDx', () => {
  test('creates an account and logs in', async () => {
    const browser = house.browser()
    const reply = await browser.signUp(' Kari@Nordmann.example ', ' Kari  Nordmann ')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      Token: expect.stringMatching(/^[\w-]{43}$/),
      UserName: 'Kari Nordmann',
      ContactEmail: EMAIL,
    })
    expect((await browser.get('GetUserDx')).json()).toEqual({
      UserId: expect.any(String),
      UserName: 'Kari Nordmann',
      ContactEmail: EMAIL,
      IsClubMember: false,
      Image: '',
      WatchMails: true,
      EmailConfirmed: false,
    })
  })

  test.each([
    [{ Email: 'kari' }, [400, 'email_invalid', 'Email']],
    [{ Email: '' }, [400, 'email_invalid', 'Email']],
    [{ UserName: '  ' }, [400, 'name_invalid', 'UserName']],
    [{ UserName: 'x'.repeat(61) }, [400, 'name_invalid', 'UserName']],
    [{ Password: 'sju tei' }, [400, 'password_short', 'Password']],
    [{ Password: 'Passord123' }, [400, 'password_common', 'Password']],
    [{ Password: EMAIL }, [400, 'password_common', 'Password']],
    [{ Password: 'xy'.repeat(600) }, [400, 'password_long', 'Password']],
    [{ Password: 12345678 }, [400, 'request_invalid']],
  ])('with %j is refused with the field', async (changes, expected) => {
    const reply = await house
      .browser()
      .post('CreateUserDx', { Email: EMAIL, UserName: 'Kari', Password: PASSWORD, ...changes })
    expect(refusal(reply)).toEqual(expected)
    expect(await house.db.select().from(person)).toEqual([])
  })

  test('has an error message in the house’s words', async () => {
    const reply = await house.browser().signUp('kari')
    expect(reply.json().error.message).toBe(NYNORSK.memberEmailInvalid)
  })

  test('with an address that has an account is refused', async () => {
    await givenMember()
    expect(refusal(await house.browser().signUp(EMAIL.toUpperCase()))).toEqual([409, 'email_taken', 'Email'])
  })

  test.each(['ei heil setning med mellomrom', '🎬🍿🎬🍿🎬🍿🎬🍿', '🫐 '.repeat(40), 'æøå'.repeat(100)])(
    'accepts the whole password %j',
    async (password) => {
      await house.browser().signUp(EMAIL, 'Kari', password)
      expect((await house.browser().logIn(EMAIL, password)).statusCode).toBe(200)
      expect((await house.browser().logIn(EMAIL, password.slice(0, -1))).statusCode).toBe(401)
    },
  )
})

describe('LoginDx', () => {
  test('returns the profile that the site stores', async () => {
    await house.browser().signUp(EMAIL)
    const reply = await house.browser().logIn(EMAIL)
    expect(reply.json()).toEqual({
      marsToken: expect.stringMatching(/^[\w-]{43}$/),
      UserName: 'Kari',
      UserInfo: EMAIL,
    })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('has the same reply for an unknown address and a wrong password', async () => {
    await givenMember()
    const wrong = await house.browser().logIn(EMAIL, 'feil passord')
    const unknown = await house.browser().logIn('ukjend@nordmann.example', 'feil passord')
    const elsewhere = await house.browser('178').logIn(EMAIL)
    const impossible = await house.browser().logIn(EMAIL, '')
    expect(refusal(wrong)).toEqual([401, 'login_failed'])
    for (const reply of [unknown, elsewhere, impossible]) {
      expect(reply.body).toBe(wrong.body)
      expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
    }
  })
})

describe('SwitchTokensDx', () => {
  test('gives a fresh session cookie for the token with the device cookie', async () => {
    const { browser, token } = await givenMember()
    const [session] = [...browser.cookieJar.keys()].filter((name) => name.includes('session'))
    const before = browser.cookieJar.get(session as string)
    browser.cookieJar.delete(session as string)
    expect((await browser.get('GetUserDx')).statusCode).toBe(401)
    const reply = await browser.post('SwitchTokensDx', undefined, { 'x-token': token })
    expect([reply.statusCode, reply.json()]).toEqual([200, true])
    expect(browser.cookieJar.get(session as string)).not.toBe(before)
    expect((await browser.get('GetUserDx')).statusCode).toBe(200)
  })

  test('refuses a token from another device, and an invalid one', async () => {
    const { browser, token } = await givenMember()
    const thief = house.browser('118', '203.0.113.9')
    expect(refusal(await thief.post('SwitchTokensDx', undefined, { 'x-token': token }))).toEqual([
      401,
      'login_needed',
    ])
    await thief.signUp('tjuv@nordmann.example', 'Tjuv')
    expect((await thief.post('SwitchTokensDx', undefined, { 'x-token': token })).statusCode).toBe(401)
    expect((await browser.post('SwitchTokensDx', undefined, { 'x-token': 'tull' })).statusCode).toBe(401)
    expect((await browser.post('SwitchTokensDx')).statusCode).toBe(400)
  })

  test('is the only call that accepts a token', async () => {
    const { token } = await givenMember()
    for (const headers of [{ 'x-token': token }, { authorization: `Bearer ${token}` }]) {
      expect((await house.browser().get('GetUserDx', { headers })).statusCode).toBe(401)
    }
  })
})

describe('old sessions and tokens are invalid', () => {
  async function givenTwo() {
    const { browser: phone, token } = await givenMember()
    const desktop = house.browser()
    const desktopToken = (await desktop.logIn(EMAIL)).json().marsToken as string
    return { phone, token, desktop, desktopToken, old: phone.cookies() }
  }
  const readStatuses = async (cookie: string, token: string) => {
    const browser = house.browser()
    const user = await browser.get('GetUserDx', { headers: { cookie } })
    const switched = await browser.post('SwitchTokensDx', undefined, { cookie, 'x-token': token })
    return [user.statusCode, switched.statusCode]
  }

  test('after logging out, on that device', async () => {
    const { phone, token, desktop, desktopToken, old } = await givenTwo()
    expect((await phone.post('LogoutDx')).json()).toBe(true)
    expect(phone.cookieJar.size).toBe(0)
    expect(await readStatuses(old, token)).toEqual([401, 401])
    expect(await readStatuses(desktop.cookies(), desktopToken)).toEqual([200, 200])
    expect((await phone.post('LogoutDx')).statusCode).toBe(200)
  })

  test('after a change of password, on every device but the one it was changed on', async () => {
    const { phone, token, desktop, desktopToken, old } = await givenTwo()
    const reply = await phone.post('ChangePasswordDx', { Password: PASSWORD, NewPassword: 'ein heilt ny' })
    expect(reply.json()).toEqual({
      Token: expect.stringMatching(/^[\w-]{43}$/),
      UserName: 'Kari',
      ContactEmail: EMAIL,
    })
    expect(await readStatuses(old, token)).toEqual([401, 401])
    expect(await readStatuses(desktop.cookies(), desktopToken)).toEqual([401, 401])
    expect(await readStatuses(phone.cookies(), reply.json().Token)).toEqual([200, 200])
  })

  test('after a reset', async () => {
    const { token, desktop, desktopToken, old } = await givenTwo()
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL })
    const reply = await house
      .browser()
      .post('ResetPasswordDx', { Key: await findResetKey(), Password: 'ein heilt ny' })
    expect(reply.json()).toBe(true)
    expect(await readStatuses(old, token)).toEqual([401, 401])
    expect(await readStatuses(desktop.cookies(), desktopToken)).toEqual([401, 401])
    expect((await house.browser().logIn(EMAIL)).statusCode).toBe(401)
    expect((await house.browser().logIn(EMAIL, 'ein heilt ny')).statusCode).toBe(200)
  })

  test('after the account is deleted', async () => {
    const { phone, token, desktop, desktopToken, old } = await givenTwo()
    expect(refusal(await phone.post('DeleteUserDx', { Password: 'feil passord' }))).toEqual([
      400,
      'password_wrong',
      'Password',
    ])
    expect((await phone.post('DeleteUserDx', { Password: PASSWORD })).json()).toBe(true)
    expect((await house.findMail(EMAIL, /er sletta, med lista/)).subject).toMatch(/er sletta$/)
    expect(phone.cookieJar.size).toBe(0)
    expect(await readStatuses(old, token)).toEqual([401, 401])
    expect(await readStatuses(desktop.cookies(), desktopToken)).toEqual([401, 401])
    expect((await house.browser().logIn(EMAIL)).statusCode).toBe(401)
  })
})

describe('the newsletter and waiting mails of a deleted account’s address', () => {
  /** The second address shows that nothing else is removed. */
  const ADDRESSES = [EMAIL, 'ola@nordmann.example']
  beforeEach(async () => {
    await house.db.delete(outgoingMail)
    await house.db.delete(subscriber)
  })

  async function givenMailsAndSubscriptions() {
    const { browser } = await givenMember()
    const mail = {
      kind: 'watch',
      subject: 'I morgon',
      state: 'waiting',
      createdAt: house.now,
      dueAt: house.now,
    } as const
    await house.db.insert(outgoingMail).values(ADDRESSES.map((toAddress) => ({ ...mail, toAddress })))
    const subscription = { state: 'confirmed', mails: 1, createdAt: house.now } as const
    const times = { confirmedAt: house.now, mailsSince: house.now }
    await house.db.insert(subscriber).values(ADDRESSES.map((email) => ({ ...subscription, ...times, email })))
    return browser
  }

  async function readRest() {
    const mails = await house.db.select({ to: outgoingMail.toAddress }).from(outgoingMail)
    const subscribers = await house.db.select({ to: subscriber.email }).from(subscriber)
    return [mails, subscribers].map((rows) => rows.map(({ to }) => to).toSorted())
  }

  test('are removed when the address was confirmed', async () => {
    const browser = await givenMailsAndSubscriptions()
    await house.confirmEmail(EMAIL, browser)
    await browser.post('DeleteUserDx', { Password: PASSWORD })
    expect(await readRest()).toEqual([['ola@nordmann.example'], ['ola@nordmann.example']])
  })

  test('stay when it was not, since the account may be a stranger’s', async () => {
    const browser = await givenMailsAndSubscriptions()
    await browser.post('DeleteUserDx', { Password: PASSWORD })
    expect(await readRest()).toEqual([ADDRESSES, ADDRESSES])
  })
})

test.each([
  ['AddToWatchlistDx', { id: films[0]?.id }],
  ['AddReviewDx', { EdiNumber: films[0]?.ediNumber, Rating: 5, Comment: '' }],
  ['SetWatchMailsDx', { Wanted: false }],
  ['SendEmailConfirmationDx', {}],
  ['LoginDx', { Email: EMAIL, Password: PASSWORD }],
])('%s of an account that is being deleted is refused like that of a stranger', async (call, body) => {
  const { browser } = await givenMember()
  let reply: ReturnType<typeof browser.post> | undefined
  await house.db.transaction(async (tx) => {
    await tx.delete(person)
    reply = browser.post(call, body)
    await waitForLockedQuery(house.db)
  })
  expect((await reply)?.statusCode).toBe(401)
})

describe('ForgotPasswordDx', () => {
  test('has an empty reply whether or not there is an account, and sends a mail only if there is', async () => {
    const forgetPassword = (Email: string) => house.browser().post('ForgotPasswordDx', { Email })
    const before = await forgetPassword(EMAIL)
    await givenMember()
    for (const reply of [
      before,
      await forgetPassword('ukjend@nordmann.example'),
      await forgetPassword(EMAIL),
    ]) {
      expect([reply.statusCode, reply.body]).toEqual([200, ''])
      expect(Object.keys(reply.headers)).toEqual(Object.keys(before.headers))
    }
    await findResetKey()
    expect(house.mails.filter(({ text }) => RESET_KEY.test(text)).map(({ to }) => to)).toEqual([EMAIL])
  })

  test('has a link to the site’s own address, whatever the host header', async () => {
    await givenMember()
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL }, { host: 'evil.example' })
    const { text } = await house.findMail(EMAIL, RESET_KEY)
    expect(text).toContain('https://fjordheim.example/nytt-passord#nokkel=')
    expect(text).not.toContain('evil')
  })

  test('refuses an invalid address', async () => {
    expect(refusal(await house.browser().post('ForgotPasswordDx', { Email: 'kari' }))).toEqual([
      400,
      'email_invalid',
      'Email',
    ])
  })
})

describe('ResetPasswordDx', () => {
  test('refuses a key that is used, invalid or of another partner, and a common password', async () => {
    await givenMember()
    await house.browser().post('ForgotPasswordDx', { Email: EMAIL })
    const key = await findResetKey()
    const reset = (Password: string, Key = key, partner = '118') =>
      house.browser(partner).post('ResetPasswordDx', { Key, Password })
    expect(refusal(await reset('passord123'))).toEqual([400, 'password_common', 'Password'])
    expect(refusal(await reset('ein heilt ny', 'tull'))).toEqual([400, 'reset_link_invalid'])
    expect(refusal(await reset('ein heilt ny', undefined, '178'))).toEqual([400, 'reset_link_invalid'])
    expect((await reset('ein heilt ny')).statusCode).toBe(200)
    expect(refusal(await reset('ein heilt ny'))).toEqual([400, 'reset_link_invalid'])
  })
})

describe('ChangePasswordDx', () => {
  test('needs the old password, and an acceptable new one', async () => {
    const { browser } = await givenMember()
    const change = (Password: string, NewPassword: string) =>
      browser.post('ChangePasswordDx', { Password, NewPassword })
    expect(refusal(await change('feil passord', 'ein heilt ny'))).toEqual([400, 'password_wrong', 'Password'])
    expect(refusal(await change('', 'ein heilt ny'))).toEqual([400, 'password_wrong', 'Password'])
    expect(refusal(await change(PASSWORD, 'kort'))).toEqual([400, 'password_short', 'NewPassword'])
    expect((await house.browser().logIn(EMAIL)).statusCode).toBe(200)
  })
})

test('UpdateUserDx changes the name that others see', async () => {
  const { browser } = await givenMember()
  expect((await browser.post('UpdateUserDx', { UserName: ' Kari N. ' })).json()).toMatchObject({
    UserName: 'Kari N.',
  })
  expect((await browser.get('GetUserDx')).json().UserName).toBe('Kari N.')
  expect(refusal(await browser.post('UpdateUserDx', { UserName: '' }))).toEqual([
    400,
    'name_invalid',
    'UserName',
  ])
})

test('the same address at two partners has two accounts', async () => {
  const { browser } = await givenMember('118')
  const other = house.browser('178')
  await other.signUp(EMAIL, 'Kari på 178', 'noko heilt anna')
  expect((await other.get('GetUserDx')).json().UserName).toBe('Kari på 178')
  expect((await browser.get('GetUserDx')).json().UserName).toBe('Kari')
  const reply = await house.browser('178').get('GetUserDx', { headers: { cookie: browser.cookies() } })
  expect(reply.statusCode).toBe(401)
})
