import { readFile, stat } from 'node:fs/promises'
import { HouseAnswers } from '@lerret/model'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertPerson } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { PASSWORD } from '../../members/test-members.ts'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { lockInTransaction } from '../../platform/db/transaction-lock.ts'
import { setHouseFact } from '../../platform/house-facts/store.ts'
import { WRONG_SECRET_LIMIT } from '../../platform/security/secret-attempts.ts'
import { addFirstAdministrator } from '../../staff/accounts/first-administrator.ts'
import { findSetupLanguage } from '../../staff/desk-app/setup-language.ts'
import { givenDesk, toCookieHeader } from '../../staff/test-staff.ts'
import { DEMO_FACT } from '../demo/demo-content.ts'
import { createCode, normalizeCode } from './setup-code.ts'

const desk = await givenDesk()
const { db, setupCode } = desk
let network = 0
beforeEach(async () => {
  await desk.reset()
  network += 1
})

const ip = () => `198.51.100.${network}`

async function setUp({ code, ...changes }: { code?: string; email?: string; password?: string } = {}) {
  const body = { name: 'Kari Nordmann', email: 'kari@nordmann.example', password: PASSWORD, ...changes }
  return desk.send(
    'POST',
    'setup/administrator',
    '',
    { ...body, code: code ?? (await setupCode.read()) },
    ip(),
  )
}

const outcome = (reply: Awaited<ReturnType<typeof setUp>>) =>
  reply.statusCode === 200 ? 'signed in' : reply.json().error.code
const countAdministrators = async () =>
  (await db.select().from(person).where(eq(person.role, 'admin'))).length
const isWaiting = async () => (await desk.send('GET', 'setup')).json().isWaiting

describe('the code of the set-up', () => {
  test('has 130 bits, and is in a file that nobody else can read', async () => {
    const codes = Array.from({ length: 200 }, createCode)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/)
    const code = await setupCode.read()
    expect((await readFile(setupCode.file, 'utf8')).trim()).toBe(code)
    expect((await stat(setupCode.file)).mode & 0o777).toBe(0o600)
  })

  test('may be typed with small letters, spaces, and letters for digits', () => {
    expect(normalizeCode(' 10abc-xyz ')).toBe(normalizeCode('lOABCXYZ'))
  })
})

describe('the first administrator', () => {
  test('is who types the code, and is signed in', async () => {
    expect(await isWaiting()).toBe(true)
    const reply = await setUp({ code: (await setupCode.read()).toLowerCase().replaceAll('-', ' ') })
    expect(reply.json()).toMatchObject({ name: 'Kari Nordmann', role: 'admin' })
    const progress = await desk.send('GET', 'setup/progress', toCookieHeader(reply))
    expect(progress.statusCode).toBe(200)
    expect(await isWaiting()).toBe(false)
  })

  test('has the desk in the language of their browser until they choose another', async () => {
    const payload = { name: 'Kari', email: 'kari@nordmann.example', password: PASSWORD }
    const reply = await desk.app.inject({
      method: 'POST',
      url: '/redaksjon/api/setup/administrator',
      headers: { 'accept-language': 'nb-NO,en;q=0.5' },
      payload: { ...payload, code: await setupCode.read() },
      remoteAddress: ip(),
    })
    expect(reply.json()).toMatchObject({ language: 'nb' })
  })

  test('is refused without the code, and nothing is stored', async () => {
    for (const code of ['', '-', 'undefined', (await setupCode.read()).slice(0, -1)])
      expect(outcome(await setUp({ code }))).toBe('setup_code_wrong')
    const withoutField = await desk.send('POST', 'setup/administrator', '', { name: 'x' }, ip())
    expect(withoutField.json().error.code).toBe('request_invalid')
    expect(await countAdministrators()).toBe(0)
  })

  test('gets no more tries after some wrong codes, whatever is typed, until time has passed', async () => {
    const outcomes: string[] = []
    for (let attempt = 0; attempt < 1000; attempt++) {
      desk.resetLimits()
      outcomes.push(outcome(await setUp({ code: createCode() })))
    }
    const count = (code: string) => outcomes.filter((each) => each === code).length
    expect(count('setup_code_wrong')).toBe(WRONG_SECRET_LIMIT.max)
    expect(count('too_many_requests')).toBe(1000 - WRONG_SECRET_LIMIT.max)
    expect(outcome(await setUp())).toBe('too_many_requests')
    expect(await countAdministrators()).toBe(0)
    desk.now = new Date(+desk.now + WRONG_SECRET_LIMIT.windowMs + 1000)
    desk.resetLimits()
    expect(outcome(await setUp())).toBe('signed in')
  })

  test('is one, of many who have the code and send it at once', async () => {
    const code = await setupCode.read()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => setUp({ code, email: `kari-${index}@nordmann.example` })),
    )
    const outcomes = replies.map(outcome)
    expect(outcomes.filter((each) => each === 'signed in')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['signed in', 'setup_closed']))
    expect(await countAdministrators()).toBe(1)
  })

  test('waits for another server that is adding one, and is refused then', async () => {
    const first = { realm: 'staff', role: 'admin', name: 'Ola', email: 'ola@nordmann.example' } as const
    const second = { name: 'Kari', email: 'kari@nordmann.example', passwordHash: 'x', now: new Date() }
    const added = await db.transaction(async (tx) => {
      await lockInTransaction(tx, 'first administrator')
      const adding = Promise.allSettled([addFirstAdministrator(db, second)])
      await waitForLockedQuery(db)
      await insertPerson(tx, first)
      return { adding }
    })
    expect(await added.adding).toMatchObject([{ status: 'rejected', reason: { code: 'setup_closed' } }])
    expect(await countAdministrators()).toBe(1)
  })

  test('cannot be made with a code that was used, and the file is gone', async () => {
    const code = await setupCode.read()
    await setUp({ code })
    await expect(readFile(setupCode.file)).rejects.toThrow('ENOENT')
    expect(outcome(await setUp({ code, email: 'ola@nordmann.example' }))).toBe('setup_closed')
    await db.delete(person)
    expect(outcome(await setUp({ code, email: 'ola@nordmann.example' }))).toBe('setup_code_wrong')
  })

  test('is never added to a house that has an administrator', async () => {
    await desk.addStaff('admin')
    expect(await isWaiting()).toBe(false)
    expect(outcome(await setUp())).toBe('setup_closed')
    expect(await countAdministrators()).toBe(1)
  })

  test('is not made by a page of another site, nor by a forged host', async () => {
    const code = await setupCode.read()
    const send = (headers: Record<string, string>, typed = code) =>
      desk.app.inject({
        method: 'POST',
        url: '/redaksjon/api/setup/administrator',
        headers,
        payload: { code: typed, name: 'Kari', email: 'kari@nordmann.example', password: PASSWORD },
        remoteAddress: ip(),
      })
    const foreign = await send({ origin: 'https://evil.example', host: 'fjordheim.example' })
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'request_from_elsewhere'])
    const forged = {
      origin: 'https://evil.example',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    }
    expect(outcome(await send(forged, createCode()))).toBe('setup_code_wrong')
    expect(await countAdministrators()).toBe(0)
    const { headers, body } = await send(forged)
    expect(JSON.stringify(headers['set-cookie']) + body).not.toContain('evil')
  })

  test('has a password that follows the rules', async () => {
    expect(outcome(await setUp({ password: 'kort' }))).toBe('password_short')
    expect(outcome(await setUp({ password: 'kari@nordmann.example' }))).toBe('password_common')
    expect(await countAdministrators()).toBe(0)
  })
})

describe('the set-up page', () => {
  const findLanguage = (url: string, header = 'en-GB,nb;q=0.5') =>
    findSetupLanguage(db, { url, headers: { 'accept-language': header } })

  test('has the language of the browser until the house has an administrator', async () => {
    expect(await findLanguage('/redaksjon/oppstart')).toBe('en')
    expect(await findLanguage('/redaksjon/oppstart/huset', 'no')).toBe('nb')
    expect(await findLanguage('/redaksjon')).toBeNull()
    await desk.addStaff('admin')
    expect(await findLanguage('/redaksjon/oppstart')).toBeNull()
  })
})

describe('an administrator', () => {
  test('is reminded of skipped steps until they are finished or the reminder is dismissed', async () => {
    const admin = await desk.givenStaff('admin')
    const finish = async (step: string, isSkipped: boolean) =>
      (await desk.send('POST', `setup/steps/${step}`, admin, { isSkipped })).json()
    await finish('salar', true)
    expect(await finish('billettar', true)).toMatchObject({ skipped: ['salar', 'billettar'] })
    expect(await finish('salar', false)).toMatchObject({
      done: ['salar', 'billettar'],
      skipped: ['billettar'],
      isReminderDismissed: false,
    })
    expect((await desk.send('POST', 'setup/dismiss-reminder', admin)).statusCode).toBe(200)
    const progress = await desk.send('GET', 'setup/progress', admin)
    expect(progress.json()).toMatchObject({ isReminderDismissed: true })
  })

  test('exports the answers of the house, without passwords, as they are read from a file', async () => {
    const admin = await desk.givenStaff('admin')
    const answers = (await desk.send('GET', 'setup/house-file', admin)).json()
    expect(answers).toMatchObject({ title: 'Fjordheim kulturhus', partners: [178, 118] })
    expect(HouseAnswers.parse(answers)).toEqual(answers)
    expect(answers).not.toHaveProperty('administrator')
  })

  test('leaves the demo house, and no other, with a confirmation', async () => {
    const admin = await desk.givenStaff('admin')
    const leave = (confirm: string) => desk.send('POST', 'setup/leave-demo', admin, { confirm })
    expect((await leave('empty the demo house')).json().error.code).toBe('setup_closed')
    await setHouseFact(db, DEMO_FACT, 'demo')
    expect((await leave('yes')).json().error.code).toBe('request_invalid')
    expect(desk.restarts).toBe(0)
    expect((await leave('empty the demo house')).statusCode).toBe(200)
    expect(desk.restarts).toBe(1)
  })
})
