import { beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from '../../members/accounts/people.ts'
import { BURST } from '../../members/accounts/sessions/wrong-sign-ins.ts'
import { session } from '../../members/accounts/table.ts'
import {
  ATTEMPTS_PER_CHALLENGE,
  LOCK_MS,
  TRUSTED_DEVICE_SECONDS,
  WRONG_CODES_BEFORE_LOCK,
} from '../../members/accounts/two-factor/store.ts'
import { totpCode, totpCounter } from '../../members/accounts/two-factor/totp.ts'
import { PASSWORD, refusal } from '../../members/test-members.ts'
import { givenDesk, toCookieHeader } from '../test-staff.ts'

const desk = await givenDesk()
const { db, send } = desk
const EMAIL = 'editor@fjordheim.example'
const PERIOD_MS = 30_000
beforeEach(() => desk.reset(new Date('2026-11-20T12:00:00Z')))

const advance = (ms: number) => {
  desk.now = new Date(+desk.now + ms)
}

/** An editor who has turned two-factor authentication on. */
async function givenTwoFactor() {
  const id = await desk.addStaff('editor')
  const cookie = await desk.signIn(EMAIL)
  const { url } = (await send('POST', 'two-factor/set-up', cookie, { password: PASSWORD })).json()
  const secret = fromBase32(new URL(url).searchParams.get('secret') ?? '')
  const currentCode = () => totpCode(secret, totpCounter(desk.now))
  const confirmed = await send('POST', 'two-factor/confirm', cookie, { code: currentCode() })
  advance(PERIOD_MS)
  const [firstCode = '', secondCode = ''] = confirmed.json().backupCodes as string[]
  return { id, cookie, currentCode, confirmed, firstCode, secondCode }
}

const typePassword = (cookie = '') => send('POST', 'session', cookie, { email: EMAIL, password: PASSWORD })
const typeCode = (challenge: string, code: string, trustDevice = false) =>
  send('POST', 'session/code', '', { challenge, code, trustDevice })
const newChallenge = async (): Promise<string> => (await typePassword()).json().challenge

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

describe('two-factor authentication', () => {
  test('is set up with the password and confirmed with a code', async () => {
    const cookie = await desk.givenStaff('editor')
    expect(refusal(await send('POST', 'two-factor/set-up', cookie, { password: 'feil' }))).toEqual([
      400,
      'password_wrong',
      'password',
    ])
    expect(refusal(await send('POST', 'two-factor/confirm', cookie, { code: '123456' }))).toEqual([
      409,
      'two_factor_disabled',
    ])
    await send('POST', 'two-factor/set-up', cookie, { password: PASSWORD })
    expect(refusal(await send('POST', 'two-factor/confirm', cookie, { code: 'tull' }))).toEqual([
      400,
      'code_wrong',
      'code',
    ])
    // Nobody is locked out by an app that was never set up, as long as it is not confirmed.
    expect((await typePassword()).json()).toMatchObject({ email: EMAIL })
    expect((await send('GET', 'two-factor', cookie)).json()).toEqual({
      hasPassword: true,
      isEnabled: false,
      backupCodesLeft: 0,
    })
  })

  test('gives a session only for password and code', async () => {
    const { currentCode, cookie, confirmed } = await givenTwoFactor()
    expect(confirmed.json().backupCodes).toHaveLength(10)
    expect((await send('GET', 'two-factor', cookie)).json()).toEqual({
      hasPassword: true,
      isEnabled: true,
      backupCodesLeft: 10,
    })
    const sessions = await db.$count(session)
    const first = await typePassword()
    expect(first.cookies).toEqual([])
    expect(first.json()).toEqual({ challenge: expect.any(String), factors: ['code'] })
    expect(await db.$count(session)).toBe(sessions)
    const second = await typeCode(first.json().challenge, currentCode())
    expect(second.json()).toMatchObject({ email: EMAIL, role: 'editor' })
    expect((await send('GET', 'session', toCookieHeader(second))).statusCode).toBe(200)
  })

  test('cannot be skipped by setting it up again', async () => {
    const { cookie } = await givenTwoFactor()
    expect(refusal(await send('POST', 'two-factor/set-up', cookie, { password: PASSWORD }))).toEqual([
      409,
      'two_factor_enabled',
    ])
  })

  test('accepts a code once, even for another challenge', async () => {
    const { currentCode } = await givenTwoFactor()
    const [one, other] = [await newChallenge(), await newChallenge()]
    const code = currentCode()
    expect((await typeCode(one, code)).statusCode).toBe(200)
    expect(refusal(await typeCode(other, code))).toEqual([400, 'code_wrong', 'code'])
    expect(refusal(await typeCode(one, code))).toEqual([400, 'sign_in_expired'])
  })

  test('accepts one of many answers with the same code at once', async () => {
    const { currentCode } = await givenTwoFactor()
    const challenges = await Promise.all(Array.from({ length: 6 }, newChallenge))
    const replies = await Promise.all(challenges.map((each) => typeCode(each, currentCode())))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('accepts each backup code once, however it is typed', async () => {
    const { firstCode, secondCode, cookie } = await givenTwoFactor()
    const typed = ` ${firstCode.toUpperCase().replace('-', ' ')}`
    const challenges = [await newChallenge(), await newChallenge()]
    const replies = await Promise.all(challenges.map((each) => typeCode(each, typed)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await send('GET', 'two-factor', cookie)).json().backupCodesLeft).toBe(9)
    const renewed = await send('POST', 'two-factor/backup-codes', cookie, { password: PASSWORD })
    expect(refusal(await typeCode(await newChallenge(), secondCode))).toEqual([400, 'code_wrong', 'code'])
    expect((await typeCode(await newChallenge(), renewed.json().backupCodes[0])).statusCode).toBe(200)
  })

  test('mails the person after a burst of wrong codes, since somebody knows the password', async () => {
    await givenTwoFactor()
    const challenge = await newChallenge()
    for (let each = 0; each < BURST; each++) await typeCode(challenge, '000000')
    expect(desk.mails.at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Nokon prøver å logge inn på kontoen din hos Fjordheim kulturhus',
      text: expect.stringContaining('Nokon som kan passordet ditt'),
    })
  })

  test('voids a challenge after five wrong codes, ten minutes or a new password', async () => {
    const { id, currentCode } = await givenTwoFactor()
    const guessed = await newChallenge()
    for (let each = 0; each < ATTEMPTS_PER_CHALLENGE; each++)
      expect(refusal(await typeCode(guessed, '000000'))).toEqual([400, 'code_wrong', 'code'])
    expect(refusal(await typeCode(guessed, currentCode()))).toEqual([400, 'sign_in_expired'])

    const old = await newChallenge()
    advance(10 * 60_000)
    expect(refusal(await typeCode(old, currentCode()))).toEqual([400, 'sign_in_expired'])

    const stolen = await newChallenge()
    await db.transaction(async (tx) => setPassword(tx, id, await desk.passwords.hash('eit anna passord')))
    expect(refusal(await typeCode(stolen, currentCode()))).toEqual([400, 'sign_in_expired'])
  })

  test('locks after ten wrong codes in a row, from whatever network', async () => {
    const { currentCode } = await givenTwoFactor()
    for (let each = 0; each < WRONG_CODES_BEFORE_LOCK; each++) {
      desk.resetLimits()
      expect(refusal(await typeCode(await newChallenge(), 'feil'))).toEqual([400, 'code_wrong', 'code'])
    }
    desk.resetLimits()
    const locked = await typeCode(await newChallenge(), currentCode())
    expect(refusal(locked)).toEqual([429, 'too_many_requests'])
    advance(LOCK_MS)
    desk.resetLimits()
    expect(refusal(await typeCode(await newChallenge(), 'feil'))).toEqual([400, 'code_wrong', 'code'])
    expect(refusal(await typeCode(await newChallenge(), currentCode()))[0]).toBe(429)
    advance(LOCK_MS)
    expect((await typeCode(await newChallenge(), currentCode())).statusCode).toBe(200)
  })

  test('limits codes from one network', async () => {
    for (let each = 0; each < 20; each++) await typeCode('x'.repeat(43), '000000')
    expect(refusal(await typeCode('x'.repeat(43), '000000'))).toEqual([429, 'too_many_requests'])
  })

  test('trusts a device for exactly 30 days, also when it signs in meanwhile', async () => {
    const { currentCode } = await givenTwoFactor()
    const trusted = await typeCode(await newChallenge(), currentCode(), true)
    const device = toCookieHeader(trusted)
    expect(trusted.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Secure-lerret.trusted-device',
        httpOnly: true,
        path: '/redaksjon',
        maxAge: TRUSTED_DEVICE_SECONDS,
      }),
    )
    advance(29 * 24 * 3_600_000)
    expect((await typePassword(device)).json()).toMatchObject({ email: EMAIL })
    advance(24 * 3_600_000 - 1)
    expect((await typePassword(device)).json()).toMatchObject({ email: EMAIL })
    advance(1)
    expect((await typePassword(device)).json()).toEqual({ challenge: expect.any(String), factors: ['code'] })
  })

  test('trusts a device for its own person only, and not after a new password', async () => {
    const { id, currentCode } = await givenTwoFactor()
    const device = toCookieHeader(await typeCode(await newChallenge(), currentCode(), true))
    await db.transaction(async (tx) => setPassword(tx, id, await desk.passwords.hash(PASSWORD)))
    expect((await typePassword(device)).json()).toEqual({ challenge: expect.any(String), factors: ['code'] })
    expect((await typePassword('__Secure-lerret.trusted-device=tull')).json()).toEqual({
      challenge: expect.any(String),
      factors: ['code'],
    })
  })

  test('is turned off with the password', async () => {
    const { cookie } = await givenTwoFactor()
    expect(refusal(await send('POST', 'two-factor/turn-off', cookie, { password: 'feil' }))[1]).toBe(
      'password_wrong',
    )
    expect((await send('POST', 'two-factor/turn-off', cookie, { password: PASSWORD })).json()).toBe(true)
    expect((await typePassword()).json()).toMatchObject({ email: EMAIL })
  })
})

test('an admin resets the second factor of a colleague who lost the phone', async () => {
  const { id } = await givenTwoFactor()
  const admin = await desk.givenStaff('admin')
  expect((await send('GET', 'staff', admin)).json()).toContainEqual(
    expect.objectContaining({ id, hasTwoFactor: true }),
  )
  const challenge = await newChallenge()
  expect((await send('POST', `staff/${id}/two-factor/reset`, admin)).json()).toBe(true)
  expect((await typePassword()).json()).toMatchObject({ email: EMAIL })
  expect(refusal(await typeCode(challenge, '000000'))).toEqual([400, 'sign_in_expired'])
})

test('a new password by a link does not skip the code', async () => {
  const { id } = await givenTwoFactor()
  const admin = await desk.givenStaff('admin')
  const { link } = (await send('POST', `staff/${id}/password-link`, admin)).json()
  const key = new URL(link).hash.replace('#nokkel=', '')
  const reset = await send('POST', 'password/reset', '', { key, password: PASSWORD })
  expect([reset.json(), reset.cookies]).toEqual([true, []])
  expect((await typePassword()).json()).toEqual({ challenge: expect.any(String), factors: ['code'] })
})
