import { beforeEach, expect, test } from 'vitest'
import { PREVIEW_URL } from '../../editing/preview/feature.ts'
import { givenAuthenticator } from '../../members/accounts/passkeys/test-authenticator.ts'
import { staffIdentity } from '../../members/accounts/table.ts'
import { totpCode, totpCounter } from '../../members/accounts/two-factor/totp.ts'
import { PASSWORD, refusal } from '../../members/test-members.ts'
import { houseFact } from '../../platform/house-facts/table.ts'
import { PUBLIC_URL } from '../../programs/identity/test-identity.ts'
import { givenDesk, toCookieHeader } from '../test-staff.ts'

const desk = await givenDesk()
const { db, send } = desk
const EMAIL = 'editor@fjordheim.example'
const NEEDED = [403, 'second_factor_needed']
beforeEach(async () => {
  await desk.reset(new Date('2026-11-20T12:00:00Z'))
  await db.delete(houseFact)
})

const typePassword = () => send('POST', 'session', '', { email: EMAIL, password: PASSWORD })
const isNeeded = async (cookie: string) => (await send('GET', 'session', cookie)).json().needsSecondFactor

async function require(roles: string[]) {
  const admin = await desk.givenStaff('admin')
  expect((await send('POST', 'second-factor-roles', admin, { roles })).statusCode).toBe(200)
  return admin
}

/** An editor who signs in when the role needs a second factor, and has none. */
async function givenRestricted() {
  await desk.addStaff('editor')
  const admin = await require(['editor', 'admin'])
  const reply = await typePassword()
  expect(reply.json()).toMatchObject({ email: EMAIL, needsSecondFactor: true })
  return { admin, cookie: toCookieHeader(reply) }
}

async function addPasskey(cookie: string) {
  const authenticator = givenAuthenticator(new URL(PUBLIC_URL).origin)
  const options = (await send('POST', 'passkeys/options', cookie)).json()
  const response = authenticator.register(options)
  expect((await send('POST', 'passkeys', cookie, { name: 'Telefonen', response })).statusCode).toBe(200)
  return authenticator
}

test('no role needs a second factor at first, and only administrators choose that, after they sign in again', async () => {
  const editor = await desk.givenStaff('editor')
  expect(refusal(await send('POST', 'second-factor-roles', editor, { roles: [] }))).toEqual([
    403,
    'role_missing',
  ])
  expect(refusal(await send('GET', 'second-factor-roles', editor))).toEqual([403, 'role_missing'])
  const admin = await desk.givenStaff('admin')
  expect((await send('GET', 'second-factor-roles', admin)).json()).toEqual([])
  desk.now = new Date(+desk.now + 11 * 60_000)
  const roles = { roles: ['contributor'] }
  expect(refusal(await send('POST', 'second-factor-roles', admin, roles))).toEqual([
    403,
    'confirmation_needed',
  ])
})

test('who has none can do nothing at the desk but set one up and sign out', async () => {
  const { cookie } = await givenRestricted()
  for (const [method, path] of [
    ['GET', 'content'],
    ['GET', 'find?text=orgel'],
    ['GET', 'account/sessions'],
    ['POST', 'account/name'],
    ['POST', 'account/password'],
    ['POST', 'two-factor/turn-off'],
  ] as const) {
    const reply = await send(method, path, cookie, method === 'POST' ? {} : undefined)
    expect([path, ...refusal(reply)]).toEqual([path, ...NEEDED])
  }
  const preview = await desk.app.inject({ url: PREVIEW_URL, headers: { cookie } })
  expect(preview.statusCode).toBe(403)
  expect((await send('POST', 'session/end', cookie)).statusCode).toBe(200)
})

test('a passkey ends that, in the session that set it up', async () => {
  const { cookie } = await givenRestricted()
  await addPasskey(cookie)
  expect(await isNeeded(cookie)).toBe(false)
  expect((await send('GET', 'account/sessions', cookie)).statusCode).toBe(200)
})

test('a code app ends that', async () => {
  const { cookie } = await givenRestricted()
  const { secret } = (await send('POST', 'two-factor/set-up', cookie, { password: PASSWORD })).json()
  expect(await isNeeded(cookie)).toBe(true)
  const code = totpCode(fromBase32(secret), totpCounter(desk.now))
  expect((await send('POST', 'two-factor/confirm', cookie, { code })).statusCode).toBe(200)
  expect(await isNeeded(cookie)).toBe(false)
})

test('the last second factor cannot be removed while the role needs one', async () => {
  const { cookie } = await givenRestricted()
  const authenticator = await addPasskey(cookie)
  const [{ id }] = (await send('GET', 'passkeys', cookie)).json()
  expect(refusal(await send('POST', `passkeys/${id}/remove`, cookie))).toEqual([
    409,
    'second_factor_required',
  ])
  await addPasskey(cookie)
  expect((await send('POST', `passkeys/${id}/remove`, cookie)).statusCode).toBe(200)
  expect(authenticator.credentialId).not.toBe('')
})

test('who is signed in goes on until the next sign-in, and so does who signs in at the sign-in service', async () => {
  const before = await desk.givenStaff('editor')
  const admin = await require(['editor', 'admin'])
  expect(await isNeeded(before)).toBe(false)
  expect(await isNeeded(admin)).toBe(false)
  const [linked] = (await send('GET', 'staff', admin))
    .json()
    .filter(({ email }: { email: string }) => email === EMAIL)
  await db
    .insert(staffIdentity)
    .values({ personId: linked.id, issuer: 'x', subject: 'y', linkedAt: desk.now })
  const { cookies } = await desk.accounts.forRealm('staff').logInWithIdentity({ personId: linked.id })
  expect(await isNeeded(cookies.map((each) => each.split(';', 1)[0]).join('; '))).toBe(false)
})

test('an invited person is asked at once', async () => {
  const admin = await require(['editor'])
  const invited = { name: 'Nina', email: 'nina@fjordheim.example', role: 'editor' }
  const { link } = (await send('POST', 'invitations', admin, invited)).json()
  const key = new URL(link).hash.replace('#nokkel=', '')
  const reply = await send('POST', 'invitation/accept', '', {
    key,
    name: 'Nina',
    password: 'ei heil setning',
  })
  expect(reply.json()).toMatchObject({ needsSecondFactor: true })
  expect(refusal(await send('GET', 'account/sessions', toCookieHeader(reply)))).toEqual(NEEDED)
})

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
