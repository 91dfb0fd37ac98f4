import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import { openAccounts } from '../open-accounts.ts'
import { givenPasswords } from '../passwords/test-passwords.ts'
import { addPerson, setPassword } from '../people.ts'
import { person } from '../table.ts'
import { confirmTwoFactor, prepareTwoFactor, removeTwoFactor } from './store.ts'
import { totpCode, totpCounter } from './totp.ts'

/** The second step of a log-in while the password is replaced must not give a session that stays. */

const ROUNDS = 25
const PERIOD_MS = 30_000
const EMAIL = 'kari@fjordheim.example'

const db = await givenDatabase()
const passwords = givenPasswords()
let clock = new Date('2026-11-20T12:00:00Z')
const realms = openAccounts({
  db,
  mailer: { send: async () => {} },
  publicUrl: 'https://fjordheim.example',
  secret: 'x'.repeat(40),
  passwords,
  now: () => clock,
  logError: (error) => {
    throw error
  },
})
const staff = realms.forRealm('staff')
const box = realms.secretBox
const cookieHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

beforeEach(() => db.delete(person))

async function givenStaff(password: string) {
  const passwordHash = await passwords.hash(password)
  const id = await addPerson(db, { realm: 'staff', role: 'editor', name: 'Kari', email: EMAIL, passwordHash })
  const secret = await db.transaction((tx) => prepareTwoFactor(tx, { personId: id, box, now: clock }))
  const currentCode = () => totpCode(secret, totpCounter(clock))
  await db.transaction((tx) => confirmTwoFactor(tx, { personId: id, code: currentCode(), box, now: clock }))
  return { id, currentCode }
}

test('no session of the old password outlives its replacement', async () => {
  const { id, currentCode } = await givenStaff('passord 0')
  const outcomes = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    clock = new Date(+clock + PERIOD_MS)
    const { challenge } = await staff.logInWithoutToken({ email: EMAIL, password: `passord ${round}` })
    const next = await passwords.hash(`passord ${round + 1}`)
    const input = { challenge: challenge?.challenge ?? '', code: currentCode(), isTrusted: true }
    const [opened] = await Promise.allSettled([
      staff.logInWithCode(input),
      waitTurns(round % 12).then(() => db.transaction((tx) => setPassword(tx, id, next))),
    ])
    if (opened.status === 'rejected') {
      outcomes.add(opened.reason.code)
      continue
    }
    const cookies = cookieHeader(opened.value.cookies)
    expect(await staff.findPerson(cookies)).toBeNull()
    // Neither is the device trusted any longer.
    const again = { email: EMAIL, password: `passord ${round + 1}`, cookies }
    expect((await staff.logInWithoutToken(again)).challenge).not.toBeNull()
  }
  const expected = ['login_failed', 'sign_in_expired']
  expect([...outcomes].filter((code) => !expected.includes(code))).toEqual([])
})

test('a challenge of a factor that was reset gives no session', async () => {
  const { id, currentCode } = await givenStaff('passord 0')
  clock = new Date(+clock + PERIOD_MS)
  const { challenge } = await staff.logInWithoutToken({ email: EMAIL, password: 'passord 0' })
  await db.transaction((tx) => removeTwoFactor(tx, id))
  const input = { challenge: challenge?.challenge ?? '', code: currentCode(), isTrusted: false }
  await expect(staff.logInWithCode(input)).rejects.toMatchObject({ code: 'sign_in_expired' })
})

/** Waits this many turns of the event loop. */
async function waitTurns(count: number) {
  for (let each = 0; each < count; each++) await new Promise((resolve) => setImmediate(resolve))
}
