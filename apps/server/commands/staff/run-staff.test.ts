import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAccounts } from '../../members/accounts/open-accounts.ts'
import { givenPasswords } from '../../members/accounts/passwords/test-passwords.ts'
import { addPerson } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { openDatabase } from '../../platform/db/connection.ts'
import { lockDataFolder } from '../../platform/db/data-lock.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts'
import { makeTestFolder } from '../../platform/db/embedded/test-scratch.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { runStaff } from './run-staff.ts'

const db = await givenDatabase()
const passwords = givenPasswords()
const staff = openAccounts({
  db,
  passwords,
  publicUrl: 'https://fjordheim.example',
  secret: 'x'.repeat(43),
  mailer: { send: async () => {} },
  now: () => new Date(),
  logError: () => {},
}).forRealm('staff')
const PASSWORD = 'blåbær på fjellet'
const EMAIL = 'kari@fjordheim.example'
const run = (args: string[], password = PASSWORD) =>
  runStaff(args, { db, passwords, promptPassword: async () => password })

beforeEach(() => db.delete(person))

test('the first administrator of a house is added on its own machine', async () => {
  expect(await run([])).toEqual([expect.stringContaining('Nobody can log in at the desk yet')])
  expect(await run(['add', ' Kari  Nordmann ', 'Kari@Fjordheim.example'])).toEqual([
    `Kari Nordmann can log in at the desk with ${EMAIL}, as admin.`,
  ])
  const { person: known } = await staff.logInWithoutToken({ email: EMAIL, password: PASSWORD })
  expect(known).toMatchObject({ name: 'Kari Nordmann', role: 'admin' })
})

test('staff are listed with their roles, and members are not', async () => {
  await run(['add', 'Kari', EMAIL])
  await run(['add', 'Ola', 'anna@fjordheim.example', '--role', 'editor'])
  await addPerson(db, { realm: '118', role: 'member', name: 'Medlem', email: 'medlem@fjordheim.example' })
  expect(await run([])).toEqual(['anna@fjordheim.example  editor  Ola', `${EMAIL}  admin  Kari`])
})

test('an existing account is not added again, and there is no prompt for a password', async () => {
  await run(['add', 'Kari', EMAIL])
  const promptPassword = () => Promise.reject(new Error('asked'))
  await expect(runStaff(['add', 'Kari', EMAIL], { db, passwords, promptPassword })).rejects.toMatchObject({
    code: 'email_taken',
  })
})

test.each([
  ['kort', 'at least 8'],
  ['passord123', 'first that anybody would guess'],
  [EMAIL, 'first that anybody would guess'],
])('the password %s is rejected', async (password, why) => {
  await expect(run(['add', 'Kari', EMAIL], password)).rejects.toThrow(why)
  expect(await run([])).toEqual([expect.stringContaining('Nobody')])
})

test('another password ends the sessions of the account', async () => {
  await run(['add', 'Kari', EMAIL])
  const { cookies } = await staff.logInWithoutToken({ email: EMAIL, password: PASSWORD })
  const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  expect(await staff.findPerson(sent)).toMatchObject({ email: EMAIL })
  await run(['password', EMAIL], 'tyttebær i dalen')
  expect(await staff.findPerson(sent)).toBeNull()
  await expect(staff.logInWithoutToken({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({
    code: 'login_failed',
  })
  await staff.logInWithoutToken({ email: EMAIL, password: 'tyttebær i dalen' })
})

test('a removed account is logged out, and a member of the same address stays', async () => {
  await run(['add', 'Kari', EMAIL])
  await addPerson(db, { realm: '118', role: 'member', name: 'Kari', email: EMAIL })
  const { cookies } = await staff.logInWithoutToken({ email: EMAIL, password: PASSWORD })
  await run(['remove', EMAIL])
  expect(await staff.findPerson(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))).toBeNull()
  expect(await db.select({ realm: person.realm }).from(person)).toEqual([{ realm: '118' }])
})

test.each([
  [['add', 'Kari']],
  [['add', 'Kari', EMAIL, '--role', 'boss']],
  [['password', EMAIL, '--role', 'editor']],
  [['slett', EMAIL]],
  [['constructor']],
  [['--hjelp']],
])('%j gets the usage text', async (args) => {
  await expect(run(args)).rejects.toThrow('npm run staff -- add NAME E-MAIL')
})

test.each([
  ['password', EMAIL, 'member_not_found'],
  ['remove', EMAIL, 'member_not_found'],
  ['remove', 'tull', 'email_invalid'],
])('%s %s is rejected without such an account', async (verb, email, code) => {
  await expect(run([verb, email])).rejects.toMatchObject({ code })
})

describe('npm run staff', () => {
  test('works beside a running house and without one', async () => {
    const dataDir = await makeTestFolder()
    const command = async (args: string[], password = '') => {
      const child = spawn(process.execPath, ['apps/server/commands/staff.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_OPTIONS: '' },
      })
      child.stdin.end(`${password}\n`)
      const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
      return errors + output
    }
    const lock = await lockDataFolder(dataDir)
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await (await openDatabase(postgres.connection)).close()
    expect(await command(['add', 'Kari', EMAIL], PASSWORD)).toContain(`can log in at the desk with ${EMAIL}`)
    expect(await command(['add', 'Kari', EMAIL], PASSWORD)).toBe(`${EMAIL} can log in at the desk already.\n`)
    await postgres.stop()
    await lock.release()
    expect(await command([])).toBe(`${EMAIL}  admin  Kari\n`)
  })
})
