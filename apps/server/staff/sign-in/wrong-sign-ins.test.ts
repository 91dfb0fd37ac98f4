import { beforeEach, expect, test } from 'vitest'
import type { AccountDependencies } from '../../members/accounts/accounts.ts'
import { BURST, MAX_RECORDED, noteWrongSignIn } from '../../members/accounts/sessions/wrong-sign-ins.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { givenDesk } from '../test-staff.ts'

/** Wrong passwords and codes of the staff are heard of. */

const desk = await givenDesk()
const { db, send } = desk
const EMAIL = 'editor@fjordheim.example'
beforeEach(() => desk.reset(new Date('2026-11-20T12:00:00Z')))

const guess = (email = EMAIL) => send('POST', 'session', '', { email, password: 'feil passord' })
const readFailures = async () =>
  (await db.select().from(auditEntry)).filter(({ action }) => action === 'sign_in_failed')
const warnings = () => desk.mails.filter(({ subject }) => subject.startsWith('Nokon prøver å logge inn'))

test('a wrong password is in the log of the administrators, and one of an unknown address is not', async () => {
  const personId = await desk.addStaff('editor')
  expect((await guess()).statusCode).toBe(401)
  expect((await guess('ukjend@fjordheim.example')).statusCode).toBe(401)
  expect(await readFailures()).toMatchObject([{ personId, details: { typed: 'password' } }])
})

test('a burst is mailed to the person, once within an hour', async () => {
  await desk.addStaff('editor')
  for (let number = 1; number < BURST; number++) await guess()
  expect(warnings()).toEqual([])
  await guess()
  expect(warnings().map(({ to }) => to)).toEqual([EMAIL])
  for (let number = 0; number < BURST; number++) await guess()
  expect(warnings()).toHaveLength(1)
  desk.now = new Date(+desk.now + 3_600_000)
  for (let number = 0; number < BURST; number++) await guess()
  expect(warnings()).toHaveLength(2)
})

test('a burst at the same moment is mailed once too', async () => {
  const personId = await desk.addStaff('editor')
  const sent: string[] = []
  const dependencies = {
    db,
    mailer: { send: async ({ to }: { to: string }) => void sent.push(to) },
    now: () => desk.now,
    logError: (error: unknown) => {
      throw error
    },
  } as unknown as AccountDependencies
  await Promise.all(Array.from({ length: BURST }, () => noteWrongSignIn(dependencies, personId, 'password')))
  expect(sent).toEqual([EMAIL])
})

test('a guesser cannot fill the log', async () => {
  await desk.addStaff('editor')
  for (let number = 0; number < MAX_RECORDED + 5; number++) {
    desk.resetLimits()
    await guess()
  }
  expect(await readFailures()).toHaveLength(MAX_RECORDED)
})

test('a wrong password of somebody whose session asks for it again is in the log too', async () => {
  const cookie = await desk.givenStaff('editor')
  await send('POST', 'two-factor/set-up', cookie, { password: 'feil passord' })
  expect(await readFailures()).toMatchObject([{ details: { typed: 'password' } }])
})
