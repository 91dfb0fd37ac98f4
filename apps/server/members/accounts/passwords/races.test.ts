import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { importDemoSite } from '../../../operations/demo/test-demo-house.ts'
import type { Realm } from '../../../platform/access/realms.ts'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { openAccounts } from '../open-accounts.ts'
import { addPerson, setPassword } from '../people.ts'
import { person } from '../table.ts'
import type { Passwords } from './hashing.ts'

/** Log-ins with the old password while it is being replaced must not give a session that stays. */

/** Rounds for each of the six cases below. Log-ins are delayed by up to twelve turns, so each delay of the replacement occurs once. */
const ROUNDS = 12
const LOGINS_PER_ROUND = 4

const db = await givenDatabase()
await importDemoSite(db)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** Salted like real hashes, but fast. */
const cheapPasswords: Passwords = {
  async hash(password) {
    const salt = randomUUID()
    return `${salt} ${sha256(salt + password)}`
  },
  async verify({ hash, password }) {
    const [salt = '', digest] = hash.split(' ')
    return sha256(salt + password) === digest
  },
}
/** Runs between the verification of a password and what follows. */
let afterVerify = async () => {}

const mails: Mail[] = []
const realms = openAccounts({
  db,
  mailer: { send: async (mail) => void mails.push(mail) },
  publicUrl: 'https://fjordheim.example',
  secret: 'x'.repeat(40),
  passwords: {
    hash: cheapPasswords.hash,
    async verify(given) {
      const isRight = await cheapPasswords.verify(given)
      if (isRight) await afterVerify()
      return isRight
    },
  },
  now: () => new Date(),
  logError: (error) => {
    throw error
  },
})

beforeEach(async () => {
  await db.delete(person)
  mails.length = 0
  afterVerify = async () => {}
})

const EMAIL = 'kari@nordmann.example'
const cookieHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
const resetKey = () => /#nokkel=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''

async function givenPerson(realm: Realm, password: string) {
  const accounts = realms.forRealm(realm)
  const id = await addPerson(db, {
    realm,
    role: realm === 'staff' ? 'editor' : 'member',
    name: 'Kari',
    email: EMAIL,
    passwordHash: await cheapPasswords.hash(password),
  })

  /** Staff log in without a token. */
  async function logIn(given: string): Promise<LogIn> {
    if (realm === 'staff') return accounts.logInWithoutToken({ email: EMAIL, password: given })
    return accounts.logIn({ email: EMAIL, password: given })
  }

  const switchToken = async ({ cookies }: LogIn, token: string): Promise<LogIn> => ({
    cookies: await accounts.switchToken(token, cookieHeader(cookies)),
  })

  return { accounts, id, logIn, switchToken }
}

interface LogIn {
  cookies: string[]
  token?: string
}
type Person = Awaited<ReturnType<typeof givenPerson>>

/** Returns the credentials of a log-in that still work. */
async function findWorking({ accounts }: Person, { cookies, token }: LogIn): Promise<string[]> {
  const open: string[] = []
  if ((await accounts.findPerson(cookieHeader(cookies))) !== null) open.push('session')
  const isSwitched =
    token !== undefined &&
    (await accounts.switchToken(token, cookieHeader(cookies)).then(
      () => true,
      () => false,
    ))
  return isSwitched ? [...open, 'token'] : open
}

const REPLACEMENTS = {
  'reset with a link': async ({ accounts }, { next, key }) => {
    await accounts.resetPassword({ key, password: next })
    return undefined
  },
  'changed by its owner': async ({ accounts }, { current, next, owner }) =>
    accounts.changePassword(cookieHeader(owner.cookies), { current, next }),
  'set by an operator': async ({ id }, { next }) => {
    const passwordHash = await cheapPasswords.hash(next)
    await db.transaction((tx) => setPassword(tx, id, passwordHash))
    return undefined
  },
} satisfies Record<
  string,
  (
    person: Person,
    given: { current: string; next: string; key: string; owner: LogIn },
  ) => Promise<LogIn | undefined>
>

const CASES = (['118', 'staff'] as const).flatMap((realm) =>
  (Object.keys(REPLACEMENTS) as (keyof typeof REPLACEMENTS)[]).map(
    (replacement) => [realm, replacement] as const,
  ),
)

describe.each(CASES)('in the realm %s, when a password is %s', (realm, replacement) => {
  test(`no log-in with the old one outlives it, in ${ROUNDS} races`, async () => {
    let current = 'passord 0'
    const kari = await givenPerson(realm, current)
    let survivors = 0
    const refusals = new Set<string>()
    for (let round = 1; round <= ROUNDS; round++) {
      const next = `passord ${round}`
      const owner = await kari.logIn(current)
      if (replacement === 'reset with a link') await kari.accounts.sendReset(EMAIL)
      const given = { current, next, key: resetKey(), owner }
      const attempts: Promise<LogIn>[] = Array.from({ length: LOGINS_PER_ROUND }, async (_, each) => {
        await waitTurns((each * round) % 12)
        return kari.logIn(given.current)
      })
      if (owner.token !== undefined) attempts.push(kari.switchToken(owner, owner.token))
      const [replaced, ...opened] = await Promise.allSettled([
        waitTurns(round % 12).then(() => REPLACEMENTS[replacement](kari, given)),
        ...attempts,
      ])
      if (replaced.status === 'rejected') throw replaced.reason
      const old = [owner, ...opened.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))]
      for (const each of old) survivors += (await findWorking(kari, each)).length
      for (const each of opened) if (each.status === 'rejected') refusals.add(each.reason.code)
      if (replaced.value) expect(await findWorking(kari, replaced.value)).toContain('session')
      current = next
    }
    expect(survivors).toBe(0)
    const expected = realm === 'staff' ? ['login_failed'] : ['login_failed', 'login_needed']
    expect([...refusals].filter((code) => !expected.includes(code))).toEqual([])
  })

  test('a log-in that is verified before and written after is refused', async () => {
    const kari = await givenPerson(realm, 'passord 0')
    const owner = await kari.logIn('passord 0')
    if (replacement === 'reset with a link') await kari.accounts.sendReset(EMAIL)
    const given = { current: 'passord 0', next: 'passord 1', key: resetKey(), owner }
    afterVerify = async () => {
      afterVerify = async () => {}
      await REPLACEMENTS[replacement](kari, given)
    }
    await expect(kari.logIn('passord 0')).rejects.toMatchObject({ code: 'login_failed' })
  })
})

test('a change of password that is verified before a reset and written after it is refused', async () => {
  const kari = await givenPerson('118', 'passord 0')
  const thief = await kari.logIn('passord 0')
  await kari.accounts.sendReset(EMAIL)
  const key = resetKey()
  afterVerify = async () => {
    afterVerify = async () => {}
    await kari.accounts.resetPassword({ key, password: 'passord 1' })
  }
  await expect(
    kari.accounts.changePassword(cookieHeader(thief.cookies), { current: 'passord 0', next: 'tjuvens' }),
  ).rejects.toMatchObject({ code: 'password_wrong' })
  await expect(kari.logIn('tjuvens')).rejects.toMatchObject({ code: 'login_failed' })
  expect(await findWorking(kari, await kari.logIn('passord 1'))).toEqual(['session', 'token'])
})

test('confirming an address while another is requested causes no deadlock', async () => {
  const kari = await givenPerson('118', 'passord 0')
  const { cookies } = await kari.logIn('passord 0')
  const isOwner = { loggedInId: kari.id, removeUnconfirmed: async () => {} }
  const requestChange = (email: string) =>
    kari.accounts.addEmailChange(cookieHeader(cookies), { email, password: 'passord 0' })
  for (let round = 0; round < ROUNDS; round++) {
    const email = `ein-${round}@nordmann.example`
    const key = await requestChange(email)
    const [confirmed] = await Promise.all([
      waitTurns(round % 12).then(() => realms.confirmEmail({ key, ...isOwner })),
      requestChange(`to-${round}@nordmann.example`),
    ])
    const { email: current } = (await kari.accounts.findPerson(cookieHeader(cookies))) ?? {}
    expect(current === email).toBe(confirmed !== null)
  }
})

/** Waits this many turns of the event loop. */
async function waitTurns(count: number) {
  for (let each = 0; each < count; each++) await new Promise((resolve) => setImmediate(resolve))
}
