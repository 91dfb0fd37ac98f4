import { deskContracts } from '@lerret/api/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { pendingSignIn, person, staffIdentity } from '../../members/accounts/table.ts'
import { PASSWORD, refusal } from '../../members/test-members.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { PUBLIC_URL } from '../../programs/identity/test-identity.ts'
import { givenOidcProvider } from '../../testing/oidc-provider.ts'
import { invitation } from '../accounts/table.ts'
import { givenDesk, toCookieHeader } from '../test-staff.ts'
import { createSignInService } from './service.ts'
import type { OidcSettings } from './settings.ts'

const redirectUri = `${PUBLIC_URL}${deskContracts.finishOidc.url}`
const TENANT = '3f7d5f0e-4f4f-4d3c-8a0f-0c9f5d1b2a11'
const provider = await givenOidcProvider(redirectUri)
afterAll(() => provider.stop())

/** The service of the house, whose settings a test may change. */
let settings: OidcSettings
let clockOffsetMs = 0
const service = () =>
  createSignInService(settings, { redirectUri, now: () => new Date(Date.now() + clockOffsetMs) })
const desk = await givenDesk({
  signInService: {
    name: 'Fjordheim kommune',
    issuer: provider.settings.issuer,
    get isRequired() {
      return settings.isRequired
    },
    begin: () => service().begin(),
    finish: (...input) => service().finish(...input),
  },
})
const { db, send } = desk

beforeEach(async () => {
  settings = provider.settings
  provider.people.clear()
  clockOffsetMs = 0
  await desk.reset()
})

const EMAIL = 'nina@fjordheim.example'
const verified = { email: EMAIL, email_verified: true }

async function begin(body: object = {}, cookie = '') {
  const reply = await send('POST', 'session/oidc', cookie, { to: '/redaksjon/program', ...body })
  return { reply, url: reply.json().url as string, cookie: toCookieHeader(reply) }
}

const finish = (callback: string, cookie: string) =>
  send('GET', callback.slice('/redaksjon/api/'.length), cookie)

/** Signs in as somebody at the provider. Returns where the browser ends up and its session. */
async function signIn(login: string, body: object = {}) {
  const { url, cookie } = await begin(body)
  const reply = await finish(await provider.signIn(url, login), cookie)
  return { location: reply.headers.location, cookies: toCookieHeader(reply) }
}

const invite = async (role = 'editor', email = EMAIL) => {
  const admin = await desk.signIn('admin@fjordheim.example')
  const reply = await send('POST', 'invitations', admin, { name: 'Nina Vik', email, role })
  return new URL(reply.json().link).hash.replace('#nokkel=', '')
}
const profile = async (cookies: string) => (await send('GET', 'session', cookies)).json()
const problem = (code: string) => `/redaksjon/program?innlogging=${code}`
const readActions = async () =>
  (await db.select({ action: auditEntry.action }).from(auditEntry).orderBy(auditEntry.id)).map(
    ({ action }) => action,
  )

describe('whoever is invited', () => {
  beforeEach(() => desk.addStaff('admin'))

  test('gets in with the role of the invitation, to the screen that was asked for', async () => {
    await invite('contributor')
    provider.people.set('nina', verified)
    const { location, cookies } = await signIn('nina', { to: '/redaksjon/program?veke=2026-47#laurdag' })
    expect(location).toBe('/redaksjon/program?veke=2026-47#laurdag')
    expect(await profile(cookies)).toMatchObject({ name: 'Nina Vik', email: EMAIL, role: 'contributor' })
    expect((await readActions()).slice(-3)).toEqual(['invitation_accepted', 'identity_linked', 'signed_in'])
    // The session is one of those that can be seen and ended.
    expect((await send('GET', 'account/sessions', cookies)).json()).toMatchObject([{ isCurrent: true }])
  })

  test('is known by the identity afterwards, whatever the address is', async () => {
    await invite()
    provider.people.set('nina', verified)
    await signIn('nina')
    provider.people.set('nina', { email: 'nygift@fjordheim.example', email_verified: false })
    const { cookies } = await signIn('nina')
    expect(await profile(cookies)).toMatchObject({ email: EMAIL })
    expect(await db.$count(person)).toBe(2)
  })

  test('is not somebody else with the same address at another time', async () => {
    await invite()
    provider.people.set('nina', verified)
    await signIn('nina')
    provider.people.set('nina-den-andre', verified)
    expect((await signIn('nina-den-andre')).location).toBe(problem('not_invited'))
  })

  test('is found by the link of the invitation where the service knows no address', async () => {
    const key = await invite()
    provider.people.set('nina', {})
    const { cookies } = await signIn('nina', { invitation: key })
    expect(await profile(cookies)).toMatchObject({ email: EMAIL, role: 'editor' })
    provider.people.set('ein annan', {})
    expect((await signIn('ein annan', { invitation: key })).location).toBe(problem('not_invited'))
  })

  test('keeps the account when it had a password, which ends', async () => {
    await desk.addStaff('editor', EMAIL)
    const before = await desk.signIn(EMAIL)
    provider.people.set('nina', verified)
    const { cookies } = await signIn('nina')
    expect(await profile(cookies)).toMatchObject({ email: EMAIL, role: 'editor' })
    expect((await send('GET', 'session', before)).statusCode).toBe(401)
    const login = await send('POST', 'session', '', { email: EMAIL, password: PASSWORD })
    expect(refusal(login)).toEqual([401, 'login_failed'])
  })
})

describe('nobody gets in', () => {
  beforeEach(() => desk.addStaff('admin'))

  test('without an invitation', async () => {
    provider.people.set('nina', verified)
    expect(await signIn('nina')).toEqual({ location: problem('not_invited'), cookies: '' })
    expect(await db.$count(staffIdentity)).toBe(0)
  })

  test.each([{ email_verified: false }, {}, { email_verified: false, xms_edov: true }])(
    'by an address that the service has not verified: %o',
    async (claims) => {
      await invite()
      provider.people.set('nina', { email: EMAIL, ...claims })
      expect((await signIn('nina')).location).toBe(problem('email_unverified'))
    },
  )

  test('from another tenant, nor without one', async () => {
    settings = { ...settings, tenant: TENANT }
    await invite()
    for (const tid of ['another', undefined]) {
      provider.people.set('nina', { ...verified, oid: 'o-1', tid })
      expect((await signIn('nina')).location).toBe(problem('tenant_mismatch'))
    }
    provider.people.set('nina', { email: EMAIL, xms_edov: '1', oid: 'o-1', tid: TENANT })
    expect((await signIn('nina')).location).toBe('/redaksjon/program')
    expect(await db.select({ subject: staffIdentity.subject }).from(staffIdentity)).toEqual([
      { subject: 'o-1' },
    ])
  })

  test('who cancels, and the screen that was asked for stays in the address', async () => {
    const { url, cookie } = await begin({ to: '/redaksjon/program?veke=2026-47' })
    const reply = await finish(await provider.cancel(url), cookie)
    expect(reply.headers.location).toBe('/redaksjon/program?veke=2026-47&innlogging=cancelled')
  })

  test('with a reply that was used, that began in another browser, or that took too long', async () => {
    await invite()
    provider.people.set('nina', verified)
    const { url, cookie } = await begin()
    const callback = await provider.signIn(url, 'nina')
    const expired = '/redaksjon?innlogging=expired'
    expect((await finish(callback, '')).headers.location).toBe(expired)
    expect((await finish(callback, (await begin()).cookie)).headers.location).toBe(expired)
    expect((await finish(callback, cookie)).headers.location).toBe('/redaksjon/program')
    expect((await finish(callback, cookie)).headers.location).toBe(expired)

    const late = await begin()
    const lateCallback = await provider.signIn(late.url, 'nina')
    desk.now = new Date(+desk.now + 11 * 60_000)
    expect((await finish(lateCallback, late.cookie)).headers.location).toBe(expired)
    desk.now = new Date()
  })

  test('with a code of another sign-in, or one that was used', async () => {
    await invite()
    provider.people.set('nina', verified)
    const first = await begin()
    const used = await provider.signIn(first.url, 'nina')
    const code = (callback: string) => new URL(callback, PUBLIC_URL).searchParams.get('code') as string
    const second = await begin()
    const fresh = await provider.signIn(second.url, 'nina')
    // The code verifier is that of the second sign-in.
    const mixed = fresh.replace(encodeURIComponent(code(fresh)), encodeURIComponent(code(used)))
    expect((await finish(mixed, second.cookie)).headers.location).toBe(problem('refused'))
    expect((await finish(used, first.cookie)).headers.location).toBe('/redaksjon/program')
    const third = await begin()
    const last = await provider.signIn(third.url, 'nina')
    const reused = last.replace(encodeURIComponent(code(last)), encodeURIComponent(code(used)))
    expect((await finish(reused, third.cookie)).headers.location).toBe(problem('refused'))
  })

  test('with the token of another sign-in', async () => {
    await invite()
    provider.people.set('nina', verified)
    const { url, cookie } = await begin()
    await db.update(pendingSignIn).set({ nonce: 'another' })
    expect((await finish(await provider.signIn(url, 'nina'), cookie)).headers.location).toBe(
      problem('refused'),
    )
  })

  test('with a token that the service has not signed', async () => {
    await invite()
    provider.people.set('nina', verified)
    onTestFinished(() => provider.restoreKeys())
    await provider.changeKeys()
    expect((await signIn('nina')).location).toBe(problem('refused'))
    provider.restoreKeys()
    expect((await signIn('nina')).location).toBe('/redaksjon/program')
  })

  test('when the clock of the house is ahead', async () => {
    await invite()
    provider.people.set('nina', verified)
    clockOffsetMs = 2 * 3_600_000
    expect((await signIn('nina')).location).toBe(problem('clock_wrong'))
  })

  test('while the service is down, and it is named as such', async () => {
    provider.people.set('nina', verified)
    const { url, cookie } = await begin()
    const callback = await provider.signIn(url, 'nina')
    await provider.stop()
    expect(refusal((await begin()).reply)).toEqual([503, 'oidc_unreachable'])
    expect((await finish(callback, cookie)).headers.location).toBe(problem('unreachable'))
    expect(
      (await send('POST', 'session', '', { email: 'admin@fjordheim.example', password: PASSWORD }))
        .statusCode,
    ).toBe(200)
    await provider.restart()
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/redaksjonen', '/redaksjon\\x', '/'])(
    'to %s, which is no screen of the desk',
    async (to) => expect((await begin({ to })).reply.statusCode).toBe(400),
  )
})

describe('where the service names roles', () => {
  beforeEach(async () => {
    await desk.addStaff('admin')
    settings = {
      ...settings,
      roles: [
        { role: 'admin', value: 'Lerret.Admin' },
        { role: 'editor', value: 'Lerret.Redaktør' },
      ],
    }
  })

  test('everybody has the highest of theirs, read again at each sign-in', async () => {
    await invite('contributor')
    provider.people.set('nina', { ...verified, roles: ['Anna', 'Lerret.Redaktør', 'Lerret.Admin'] })
    expect(await profile((await signIn('nina')).cookies)).toMatchObject({ role: 'admin' })
    provider.people.set('nina', { ...verified, roles: 'Lerret.Redaktør' })
    expect(await profile((await signIn('nina')).cookies)).toMatchObject({ role: 'editor' })
    expect(await readActions()).toContain('staff_role_changed')
  })

  test('whoever has lost the role does not get in, and is signed out everywhere', async () => {
    await invite()
    provider.people.set('nina', { ...verified, roles: ['Lerret.Redaktør'] })
    const { cookies } = await signIn('nina')
    expect((await send('GET', 'session', cookies)).statusCode).toBe(200)
    provider.people.set('nina', { ...verified, roles: [] })
    expect((await signIn('nina')).location).toBe(problem('no_role'))
    expect((await send('GET', 'session', cookies)).statusCode).toBe(401)
  })

  test('an invitation alone is not enough', async () => {
    await invite('admin')
    provider.people.set('nina', verified)
    expect((await signIn('nina')).location).toBe(problem('no_role'))
    expect(await db.$count(invitation)).toBe(1)
  })
})

describe('a local administrator', () => {
  test('signs in with a password also where everybody else must use the service', async () => {
    await desk.addStaff('admin')
    await desk.addStaff('editor')
    settings = { ...settings, isRequired: true }
    const logIn = (email: string) => send('POST', 'session', '', { email, password: PASSWORD })
    expect((await logIn('admin@fjordheim.example')).statusCode).toBe(200)
    expect(refusal(await logIn('editor@fjordheim.example'))).toEqual([403, 'oidc_required'])
    const key = await invite('editor')
    const accepted = await send('POST', 'invitation/accept', '', { key, name: 'Nina', password: PASSWORD })
    expect(refusal(accepted)).toEqual([403, 'oidc_required'])
  })

  test('keeps the password when it is the last one', async () => {
    await desk.addStaff('admin', EMAIL)
    provider.people.set('nina', verified)
    expect((await signIn('nina')).location).toBe(problem('last_local_admin'))
    expect((await send('POST', 'session', '', { email: EMAIL, password: PASSWORD })).statusCode).toBe(200)
  })

  test('cannot be removed or demoted when the other administrators use the service', async () => {
    await desk.addStaff('admin')
    await invite('admin')
    provider.people.set('nina', verified)
    const { cookies } = await signIn('nina')
    const [local] = await db.select().from(person).where(eq(person.email, 'admin@fjordheim.example'))
    const remove = await send('POST', `staff/${local?.id}/remove`, cookies)
    expect(refusal(remove)).toEqual([409, 'last_admin'])
    const demote = await send('POST', `staff/${local?.id}/role`, cookies, { role: 'editor' })
    expect(refusal(demote)).toEqual([409, 'last_admin'])
  })

  test('hands a colleague a password link, which ends the sign-in at the service', async () => {
    await desk.addStaff('admin')
    await invite()
    provider.people.set('nina', verified)
    const { cookies } = await signIn('nina')
    const { id } = await profile(cookies)
    const admin = await desk.signIn('admin@fjordheim.example')
    const { link } = (await send('POST', `staff/${id}/password-link`, admin)).json()
    const password = 'tyttebær i dalen'
    await send('POST', 'password/reset', '', { key: new URL(link).hash.replace('#nokkel=', ''), password })
    expect((await send('POST', 'session', '', { email: EMAIL, password })).statusCode).toBe(200)
    expect(await db.$count(staffIdentity)).toBe(0)
  })

  test('no forgotten-password mail gives a password to somebody who uses the service', async () => {
    await desk.addStaff('admin')
    await invite()
    provider.people.set('nina', verified)
    await signIn('nina')
    await desk.accounts.forRealm('staff').sendReset(EMAIL)
    expect(desk.mails).toEqual([])
  })
})
