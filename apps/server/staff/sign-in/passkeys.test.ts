import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { CHALLENGE_MS } from '../../members/accounts/passkeys/challenges.ts'
import { MAX_PASSKEYS } from '../../members/accounts/passkeys/store.ts'
import { givenAuthenticator } from '../../members/accounts/passkeys/test-authenticator.ts'
import { deleteExpired } from '../../members/accounts/sessions/tokens.ts'
import { credential, passkey, passkeyChallenge } from '../../members/accounts/table.ts'
import { PASSWORD, refusal } from '../../members/test-members.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { PUBLIC_URL } from '../../programs/identity/test-identity.ts'
import { givenDesk, toCookieHeader } from '../test-staff.ts'

const desk = await givenDesk()
const { db, send } = desk
const EMAIL = 'editor@fjordheim.example'
const ORIGIN = new URL(PUBLIC_URL).origin
const REFUSED = [400, 'passkey_refused']
beforeEach(() => desk.reset(new Date('2026-11-20T12:00:00Z')))

const advance = (ms: number) => {
  desk.now = new Date(+desk.now + ms)
}
type Conditions = Parameters<ReturnType<typeof givenAuthenticator>['sign']>[1]

const optionsFor = async (path: string, cookie: string, body = {}) =>
  (await send('POST', path, cookie, body)).json()

async function addPasskey(
  cookie: string,
  { name = 'Telefonen', authenticator = givenAuthenticator(ORIGIN) } = {},
) {
  const options = await optionsFor('passkeys/options', cookie)
  const response = authenticator.register(options)
  return { authenticator, options, reply: await send('POST', 'passkeys', cookie, { name, response }) }
}

/** An editor with a passkey. */
async function givenPasskey() {
  const id = await desk.addStaff('editor')
  const cookie = await desk.signIn(EMAIL)
  const { authenticator, options, reply } = await addPasskey(cookie)
  expect(reply.statusCode).toBe(200)
  return { id, cookie, authenticator, options }
}

const signInOptions = (challenge?: string) => optionsFor('session/passkey/options', '', { challenge })
const signIn = (response: unknown, more = {}) => send('POST', 'session/passkey', '', { response, ...more })
const typePassword = () => send('POST', 'session', '', { email: EMAIL, password: PASSWORD })
const readOwn = async (cookie: string) => (await send('GET', 'passkeys', cookie)).json()

describe('a passkey of staff', () => {
  test('signs in without an address, a password and a code, and says when it was used', async () => {
    const { cookie, authenticator } = await givenPasskey()
    advance(60_000)
    const options = await signInOptions()
    expect(options).toMatchObject({ rpId: new URL(ORIGIN).hostname, userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
    const reply = await signIn(authenticator.sign(options))
    expect(reply.json()).toMatchObject({ email: EMAIL, role: 'editor' })
    expect((await send('GET', 'session', toCookieHeader(reply))).statusCode).toBe(200)
    expect(await readOwn(cookie)).toEqual([
      {
        id: expect.any(String),
        name: 'Telefonen',
        host: new URL(ORIGIN).hostname,
        createdAt: '2026-11-20T12:00:00.000Z',
        lastUsedAt: '2026-11-20T12:01:00.000Z',
      },
    ])
    const actions = await db
      .select({ action: auditEntry.action, details: auditEntry.details })
      .from(auditEntry)
    expect(actions).toContainEqual({ action: 'passkey_added', details: { name: 'Telefonen' } })
    expect(actions).toContainEqual({ action: 'signed_in', details: { method: 'passkey' } })
  })

  test('is made discoverable, for one person at one host, and not twice on a device', async () => {
    const { id, cookie, authenticator, options } = await givenPasskey()
    expect(options).toMatchObject({
      rp: { id: new URL(ORIGIN).hostname, name: 'Fjordheim kulturhus' },
      user: {
        id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: `${EMAIL} (redaksjonen)`,
      },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const again = await addPasskey(cookie, { authenticator })
    expect(again.options.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    expect(refusal(again.reply)).toEqual([400, 'passkey_not_added'])
  })

  test('is asked for after a password, and the code app is another way', async () => {
    const { authenticator } = await givenPasskey()
    const { challenge, factors } = (await typePassword()).json()
    expect(factors).toEqual(['passkey'])
    const options = await signInOptions(challenge)
    expect(options.allowCredentials).toMatchObject([
      { id: authenticator.credentialId, transports: ['internal'] },
    ])
    const reply = await signIn(authenticator.sign(options), { challenge, trustDevice: true })
    expect(reply.json()).toMatchObject({ email: EMAIL })
    // The device is trusted now.
    const trusted = await send('POST', 'session', toCookieHeader(reply), { email: EMAIL, password: PASSWORD })
    expect(trusted.json()).toMatchObject({ email: EMAIL })
    const used = await signIn(authenticator.sign(await signInOptions()), { challenge })
    expect(refusal(used)).toEqual(REFUSED)
  })

  test('of a colleague does not answer somebody else’s password', async () => {
    await givenPasskey()
    const admin = await desk.givenStaff('admin')
    const other = await addPasskey(admin)
    const { challenge } = (await typePassword()).json()
    const options = await signInOptions(challenge)
    expect(refusal(await signIn(other.authenticator.sign(options), { challenge }))).toEqual([...REFUSED])
  })

  test('is added and removed only by somebody who has just signed in, and both are mailed', async () => {
    const { cookie, authenticator } = await givenPasskey()
    const [{ id }] = await readOwn(cookie)
    await desk.findMail(EMAIL, /«Telefonen», er lagd til/)
    advance(11 * 60_000)
    expect(refusal(await send('POST', 'passkeys/options', cookie))).toEqual([403, 'confirmation_needed'])
    expect(refusal(await send('POST', `passkeys/${id}/remove`, cookie))).toEqual([403, 'confirmation_needed'])
    const confirmed = toCookieHeader(await signIn(authenticator.sign(await signInOptions())))
    expect((await send('POST', `passkeys/${id}/remove`, confirmed)).statusCode).toBe(200)
    await desk.findMail(EMAIL, /«Telefonen» er fjerna/)
    expect(await readOwn(confirmed)).toEqual([])
    expect(refusal(await send('POST', `passkeys/${id}/remove`, confirmed))).toEqual([
      404,
      'passkey_not_found',
    ])
  })

  test('cannot be removed by a colleague', async () => {
    const { cookie } = await givenPasskey()
    const [{ id }] = await readOwn(cookie)
    const admin = await desk.givenStaff('admin')
    expect(refusal(await send('POST', `passkeys/${id}/remove`, admin))).toEqual([404, 'passkey_not_found'])
  })

  test('is one of a limited number', async () => {
    const { id, cookie } = await givenPasskey()
    const [{ id: _, credentialId: __, ...row }] = (await db.select().from(passkey)) as [
      typeof passkey.$inferSelect,
    ]
    await db.insert(passkey).values(
      Array.from({ length: MAX_PASSKEYS - 1 }, (_, at) => ({
        ...row,
        personId: id,
        credentialId: `${at}`,
      })),
    )
    expect(refusal((await addPasskey(cookie)).reply)).toEqual([409, 'passkeys_too_many'])
  })

  test('stays when the password is reset by mail, and goes when a colleague resets the second factor', async () => {
    const { id, authenticator } = await givenPasskey()
    await send('POST', 'password/forgotten', '', { email: EMAIL })
    const key = await desk.findLink(EMAIL, /(?<=#nokkel=)[\w-]+/)
    await send('POST', 'password/reset', '', { key, password: 'tyttebær i dalen' })
    expect((await signIn(authenticator.sign(await signInOptions()))).statusCode).toBe(200)
    const admin = await desk.givenStaff('admin')
    expect((await send('GET', 'staff', admin)).json()).toContainEqual(
      expect.objectContaining({ email: EMAIL, hasTwoFactor: true }),
    )
    expect((await send('POST', `staff/${id}/two-factor/reset`, admin)).statusCode).toBe(200)
    expect(refusal(await signIn(authenticator.sign(await signInOptions())))).toEqual(REFUSED)
  })
})

describe('a passkey is refused', () => {
  async function attempt(conditions: Conditions, change?: () => Promise<unknown> | unknown) {
    const { authenticator } = await givenPasskey()
    const options = await signInOptions()
    await change?.()
    return refusal(await signIn(authenticator.sign(options, conditions)))
  }

  test.each<[string, Conditions]>([
    ['from a page of another origin', { origin: 'https://fjordheim.example.evil.example' }],
    ['from another port', { origin: `${ORIGIN}:8443`, host: new URL(ORIGIN).hostname }],
    ['for another host', { origin: ORIGIN, host: 'evil.example' }],
    ['when the device did not ask who is there', { isVerified: false }],
  ])('%s', async (_, conditions) => {
    expect(await attempt(conditions)).toEqual(REFUSED)
  })

  test('when it signs what nobody asked for', async () => {
    const { authenticator } = await givenPasskey()
    const challenge = Buffer.from('x'.repeat(32)).toString('base64url')
    expect(refusal(await signIn(authenticator.sign({ challenge })))).toEqual(REFUSED)
    expect(refusal(await signIn(authenticator.sign({})))).toEqual(REFUSED)
  })

  test('when a challenge is used again, also after a refusal', async () => {
    const { authenticator } = await givenPasskey()
    const options = await signInOptions()
    const signed = authenticator.sign(options)
    const tampered = { ...signed, response: { ...signed.response, signature: 'AAAA' } }
    expect(refusal(await signIn(tampered))).toEqual(REFUSED)
    expect(refusal(await signIn(signed))).toEqual(REFUSED)
    const fresh = authenticator.sign(await signInOptions())
    const [one, other] = await Promise.all([signIn(fresh), signIn(fresh)])
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 400])
  })

  test('when the challenge is a few minutes old', async () => {
    expect(await attempt({}, () => advance(CHALLENGE_MS + 1))).toEqual(REFUSED)
    await deleteExpired(db, desk.now)
    expect(await db.select().from(passkeyChallenge)).toEqual([])
  })

  test('when the challenge was made for another step, session or password', async () => {
    const { cookie, authenticator } = await givenPasskey()
    const toAdd = await optionsFor('passkeys/options', cookie)
    expect(refusal(await signIn(authenticator.sign(toAdd)))).toEqual(REFUSED)
    const { challenge } = (await typePassword()).json()
    const { challenge: other } = (await typePassword()).json()
    expect(refusal(await signIn(authenticator.sign(await signInOptions(challenge))))).toEqual(REFUSED)
    const crossed = await signIn(authenticator.sign(await signInOptions(challenge)), { challenge: other })
    expect(refusal(crossed)).toEqual(REFUSED)
    const elsewhere = await desk.givenStaff('admin')
    const response = givenAuthenticator(ORIGIN).register(toAdd)
    expect(refusal(await send('POST', 'passkeys', elsewhere, { name: 'Min', response }))).toEqual([
      400,
      'passkey_not_added',
    ])
    expect(refusal(await send('POST', 'session/passkey/options', '', { challenge: 'tull' }))).toEqual([
      400,
      'sign_in_expired',
    ])
  })

  test('when its counter goes back, as that of a copy does', async () => {
    const { authenticator } = await givenPasskey()
    const use = async (counter: number) => signIn(authenticator.sign(await signInOptions(), { counter }))
    expect((await use(7)).statusCode).toBe(200)
    expect(refusal(await use(7))).toEqual(REFUSED)
    expect(refusal(await use(3))).toEqual(REFUSED)
    expect((await use(8)).statusCode).toBe(200)
  })

  test('when it was removed, also while it is being used', async () => {
    const { id, authenticator } = await givenPasskey()
    const options = await signInOptions()
    const { using } = await db.transaction(async (tx) => {
      await tx.delete(passkey).where(eq(passkey.personId, id))
      const using = signIn(authenticator.sign(options))
      await waitForLockedQuery(db)
      return { using }
    })
    expect(refusal(await using)).toEqual(REFUSED)
  })

  test('when the house has another host meanwhile', async () => {
    const { id } = await givenPasskey()
    await db.update(passkey).set({ host: 'old.example' }).where(eq(passkey.personId, id))
    // Neither is it asked for after the password, which nobody could answer.
    expect((await typePassword()).json()).toMatchObject({ email: EMAIL })
  })

  test('when a member’s is used at the desk', async () => {
    const { authenticator, id } = await givenPasskey()
    const member = await desk.givenMember('kari@nordmann.example')
    const { UserId: personId } = (await member.get('GetUserDx')).json()
    await db.update(passkey).set({ personId }).where(eq(passkey.personId, id))
    expect(refusal(await signIn(authenticator.sign(await signInOptions())))).toEqual(REFUSED)
  })

  test('when too many were tried from a network', async () => {
    const { authenticator } = await givenPasskey()
    const attempts = Array.from({ length: 10 }, () => signIn(authenticator.sign({ challenge: 'x' })))
    for (const each of await Promise.all(attempts)) expect(refusal(each)).toEqual(REFUSED)
    const next = await signIn(authenticator.sign(await signInOptions()))
    expect(refusal(next)).toEqual([429, 'too_many_requests'])
  })
})

test('too many challenges of one network are refused', async () => {
  for (let each = 0; each < 300; each++) await send('POST', 'session/passkey/options', '', {})
  expect(refusal(await send('POST', 'session/passkey/options', '', {}))).toEqual([429, 'too_many_requests'])
})

test('somebody who signs in at the sign-in service cannot add a passkey', async () => {
  const cookie = await desk.givenStaff('editor')
  await db.delete(credential)
  expect(refusal(await send('POST', 'passkeys/options', cookie))).toEqual([403, 'oidc_required'])
})
