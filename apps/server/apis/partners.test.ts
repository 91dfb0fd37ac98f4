import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentVersion } from '../content/records/table.ts'
import {
  MAILS_PER_ADDRESS,
  REQUESTS_PER_NETWORK,
  WRONG_PASSWORDS_PER_ACCOUNT,
  WRONG_PASSWORDS_PER_NETWORK,
} from '../members/accounts/login-limits.ts'
import { addPerson } from '../members/accounts/people.ts'
import { ALIAS, givenHouse, PASSWORD, RESET_KEY, refusal, SITE_ID } from '../members/test-members.ts'
import { CLIENT, PLATFORM, PUBLIC_URL } from '../programs/identity/test-identity.ts'

const house = await givenHouse()
const EMAIL = 'kari@nordmann.example'
beforeEach(() => house.reset())
const range = (count: number) => Array.from({ length: count }, (_, at) => at)

const givenMember = () => house.givenMember(EMAIL)

describe('guessing passwords', () => {
  const guess = (ip: string, changes: object = {}, headers: Record<string, string> = {}) =>
    house.browser('118', ip).post('LoginDx', { Email: EMAIL, Password: 'feil passord', ...changes }, headers)

  test('is refused after a limit, with the time to try again', async () => {
    await givenMember()
    for (const _ of range(WRONG_PASSWORDS_PER_NETWORK.max))
      expect((await guess('203.0.113.9')).statusCode).toBe(401)
    const reply = await guess('203.0.113.9')
    expect(refusal(reply)).toEqual([429, 'too_many_requests'])
    expect(reply.headers['retry-after']).toBe('900')
    expect((await guess('203.0.113.9', { Password: PASSWORD })).statusCode).toBe(429)
  })

  test('is limited across spellings, extra fields, forged headers and addresses of the same network', async () => {
    await givenMember()
    for (const at of range(WRONG_PASSWORDS_PER_NETWORK.max)) {
      const reply = await guess(
        `2001:db8:1:2:${at.toString(16)}::1`,
        { Email: at % 2 ? EMAIL.toUpperCase() : ` ${EMAIL} `, junk: at, email: `${at}@x.example` },
        {
          'x-forwarded-for': `198.51.100.${at}`,
          forwarded: `for=198.51.100.${at}`,
          'x-real-ip': `198.51.100.${at}`,
        },
      )
      expect(reply.statusCode).toBe(401)
    }
    expect((await guess('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await guess('2001:db8:1:3::1')).statusCode).toBe(401)
  })

  test('never locks the owner out on another network', async () => {
    await givenMember()
    for (const at of range(WRONG_PASSWORDS_PER_ACCOUNT.max + 10)) await guess(`203.0.113.${at}`)
    expect(house.waits.length).toBeGreaterThan(0)
    house.waits.length = 0
    expect((await house.browser('118', '192.0.2.77').logIn(EMAIL)).statusCode).toBe(200)
    expect(house.waits).toEqual([])
  })

  test('is limited for unknown addresses too, so that the limit reveals nothing', async () => {
    const unknown = { Email: 'ukjend@nordmann.example' }
    for (const _ of range(WRONG_PASSWORDS_PER_NETWORK.max)) await guess('203.0.113.9', unknown)
    expect((await guess('203.0.113.9', unknown)).statusCode).toBe(429)
  })

  test.each(['ChangePasswordDx', 'DeleteUserDx'])('is limited for a logged-in member in %s', async (call) => {
    const kari = await givenMember()
    const body = { Password: 'feil passord', NewPassword: 'ein heilt ny' }
    for (const _ of range(WRONG_PASSWORDS_PER_NETWORK.max))
      expect((await kari.post(call, body)).statusCode).toBe(400)
    expect((await kari.post(call, body)).statusCode).toBe(429)
  })
})

describe('sending mail and creating accounts', () => {
  test('is limited for each network', async () => {
    for (const at of range(REQUESTS_PER_NETWORK.max)) {
      const reply = await house.browser().post('ForgotPasswordDx', { Email: `${at}@nordmann.example` })
      expect(reply.statusCode).toBe(200)
    }
    expect((await house.browser().post('ForgotPasswordDx', { Email: EMAIL })).statusCode).toBe(429)
    expect((await house.browser().signUp(EMAIL)).statusCode).toBe(429)
    expect((await house.browser().post('ResetPasswordDx', { Key: 'x', Password: PASSWORD })).statusCode).toBe(
      429,
    )
    expect((await house.browser('118', '192.0.2.2').signUp(EMAIL)).statusCode).toBe(200)
  })

  test('is limited for each address, with the same reply', async () => {
    await givenMember()
    for (const at of range(MAILS_PER_ADDRESS.max + 3)) {
      const reply = await house.browser('118', `203.0.113.${at}`).post('ForgotPasswordDx', { Email: EMAIL })
      expect([reply.statusCode, reply.body]).toEqual([200, ''])
    }
    const resets = () => house.mails.filter(({ text }) => RESET_KEY.test(text))
    await expect.poll(() => resets().length).toBe(MAILS_PER_ADDRESS.max)
  })
})

describe('a page of another site', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blogg.fjordheim.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('cannot change anything (%j)', async (headers) => {
    const kari = await givenMember()
    for (const call of ['LogoutDx', 'LeaveClubDx'])
      expect(refusal(await kari.post(call, undefined, headers as Record<string, string>))).toEqual([
        403,
        'request_from_elsewhere',
      ])
    expect((await kari.get('GetUserDx')).statusCode).toBe(200)
  })

  test('cannot read replies', async () => {
    const kari = await givenMember()
    const reply = await kari.get('GetUserDx', { headers: { origin: 'https://evil.example' } })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each([PUBLIC_URL, ALIAS])('can do both when it is the house’s own: %s', async (origin) => {
    const kari = await givenMember()
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const read = await kari.get('GetUserDx', { headers })
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/origin/i),
    })
    expect((await kari.post('LogoutDx', undefined, headers)).statusCode).toBe(200)
  })

  test('gets a preflight reply', async () => {
    const ask = (origin: string) =>
      house.app.inject({
        method: 'OPTIONS',
        url: '/partners/118/api/SwitchTokensDx',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-token',
        },
      })
    const withoutPrefix = await ask(ALIAS)
    expect(withoutPrefix.statusCode).toBe(204)
    expect(withoutPrefix.headers).toMatchObject({
      'access-control-allow-origin': ALIAS,
      'access-control-allow-headers': 'content-type, x-token',
    })
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('cannot post the types of a form', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await house.app.inject({
        method: 'POST',
        url: '/partners/118/api/LoginDx',
        headers: { 'content-type': type },
        payload: JSON.stringify({ Email: EMAIL, Password: PASSWORD }),
      })
      expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'request_invalid'])
    }
  })
})

describe('a request', () => {
  test.each(['128', 'tull', '118a', '__proto__'])(
    'to partner %s is refused, with the known partners',
    async (id) => {
      const reply = await house.browser(id).get('GetUserDx')
      expect(refusal(reply)).toEqual([404, 'partner_unknown'])
      expect(reply.json().error.message).toContain('118 and 178')
    },
  )

  test('is answered at the partner numbers of the site, as they are now', async () => {
    const partners = (ids: number[]) =>
      house.db
        .update(contentVersion)
        .set({ body: { id: 'site', partners: ids } })
        .where(eq(contentVersion.kind, 'partners'))
    await partners([4012])
    house.now = new Date(+house.now + 2000)
    try {
      expect((await house.browser('4012').signUp(EMAIL)).statusCode).toBe(200)
      const reply = await house.browser('118').get('GetUserDx')
      expect(refusal(reply)).toEqual([404, 'partner_unknown'])
      expect(reply.json().error.message).toContain('known are 4012.')
    } finally {
      await partners([178, 118])
      house.now = new Date(+house.now + 2000)
    }
  })

  test('that is too large is refused', async () => {
    const reply = await house.browser().post('LoginDx', { Email: EMAIL, Password: 'x'.repeat(70_000) })
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'request_invalid'])
  })

  test.each([
    '{',
    '[]',
    'null',
    '"x"',
    '{"__proto__":{"x":1},"Email":"a","Password":"b"}',
    '{"Email":{},"Password":[]}',
  ])('with the body %s is refused', async (payload) => {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/partners/118/api/LoginDx',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'request_invalid'])
  })

  test('with invalid cookies is like one without cookies', async () => {
    for (const cookie of [
      '__Secure-lerret.session_token=tull',
      '__Secure-lerret.session_token=a.b%',
      '=;;=',
      '\u00e6',
    ]) {
      expect((await house.browser().get('GetUserDx', { headers: { cookie } })).statusCode).toBe(401)
    }
  })

  test('with another method gets status 405', async () => {
    const reply = await house.app.inject({ method: 'DELETE', url: '/partners/118/api/GetUserDx' })
    expect(reply.statusCode).toBe(405)
  })
})

describe('a credential works only for its own API', async () => {
  const passwordHash = await house.passwords.hash(PASSWORD)
  const cookieHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

  async function givenCredentials() {
    const email = 'admin@fjordheim.example'
    const member = await house.accounts.forRealm('118').signUp({ email, name: 'Kari', password: PASSWORD })
    const other = await house.accounts.forRealm('178').signUp({ email, name: 'Kari', password: PASSWORD })
    await addPerson(house.db, { realm: 'staff', role: 'admin', name: 'Admin', email, passwordHash })
    const staff = await house.accounts.forRealm('staff').logInWithoutToken({ email, password: PASSWORD })
    const { access_token: token } = await house.identity.cacher.get(CLIENT)
    const basic = Buffer.from(`${PLATFORM.username}:${PLATFORM.password}`).toString('base64')
    return {
      member: { cookie: cookieHeader(member.cookies), 'x-token': member.token },
      'member of 178': { cookie: cookieHeader(other.cookies) },
      'token as bearer': { authorization: `Bearer ${member.token}` },
      staff: { cookie: cookieHeader(staff.cookies) },
      client: { authorization: `Bearer ${token}` },
      basic: { authorization: `Basic ${basic}` },
    }
  }

  test.each([
    ['/partners/118/api/GetUserDx', 'member'],
    ['/partners/178/api/GetUserDx', 'member of 178'],
    ['/redaksjon/api/session', 'staff'],
    [`/management/site/${SITE_ID}/article?stable=1`, 'client'],
    ['/platform/sites', 'basic'],
  ])('%s accepts: %s', async (url, opener) => {
    for (const [kind, headers] of Object.entries(await givenCredentials())) {
      const { statusCode } = await house.app.inject({ url, headers: headers as Record<string, string> })
      expect([kind, statusCode]).toEqual([kind, kind === opener ? 200 : 401])
    }
  })
})

test('no reply of a partner is cached, nor are errors', async () => {
  const kari = await givenMember()
  for (const call of [
    'GetUserDx',
    'GetWatchlistDx',
    'GetTicketsDx',
    'GetReviewsByEdiDx?edi=x',
    'GetMovieByEdiDx',
  ]) {
    expect((await kari.get(call)).headers['cache-control']).toBe('no-store')
  }
})
