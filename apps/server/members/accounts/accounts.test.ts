import { isSiteKind } from '@lerret/model'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { openDatabase } from '../../platform/db/connection.ts'
import { givenOpenDatabase } from '../../platform/db/test-database.ts'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { startDatabaseProxy } from '../../platform/db/test-proxy.ts'
import { toStorageError } from '../../platform/http/storage-errors.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { openAccounts } from './open-accounts.ts'
import { givenPasswords } from './passwords/test-passwords.ts'
import { removePerson } from './people.ts'
import { accessToken, passwordLink, person, session } from './table.ts'

const { db, connection } = await givenOpenDatabase()
const { records } = givenDemoHouse({ host: 'https://elsewhere.example' })
await importRecords(
  db,
  records.filter(({ kind }) => isSiteKind(kind)),
  'test',
)
const mails: Mail[] = []
const errors: unknown[] = []
let isMailWorking = true
const passwords = givenPasswords()
/** How often a password was hashed or verified. */
let hashCount = 0
function countWork<Result>(result: Promise<Result>): Promise<Result> {
  hashCount++
  return result
}
const dependencies = {
  db,
  mailer: {
    async send(mail: Mail) {
      if (!isMailWorking) throw new Error('Posten er stengd.')
      mails.push(mail)
    },
  },
  publicUrl: 'https://fjordheim.example',
  secret: 'x'.repeat(40),
  passwords: {
    hash: (password: string) => countWork(passwords.hash(password)),
    verify: (given: { hash: string; password: string }) => countWork(passwords.verify(given)),
  },
  now: () => new Date(),
  logError: (error: unknown) => void errors.push(error),
}
const realms = openAccounts(dependencies)
const accounts = realms.forRealm('118')
const KARI = { email: 'kari@nordmann.example', name: 'Kari', password: 'blåbær på fjellet 🫐' }

beforeEach(async () => {
  await db.delete(person)
  mails.length = 0
})

const cookieHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

describe('an account', () => {
  test('is created, logged in to, and found by its session', async () => {
    const made = await accounts.signUp(KARI)
    expect(made.person).toMatchObject({ name: 'Kari', email: KARI.email, role: 'member' })
    const { cookies, person } = await accounts.logIn(KARI)
    expect(await accounts.findPerson(cookieHeader(cookies))).toEqual(person)
  })

  test('cannot be found while the connection to the database breaks, which is no reason to log in again', async () => {
    const { cookies } = await accounts.signUp(KARI)
    const proxy = await startDatabaseProxy(connection)
    const broken = await openDatabase(proxy.connection)
    const behindProxy = openAccounts({ ...dependencies, db: broken.db }).forRealm('118')
    expect(await behindProxy.findPerson(cookieHeader(cookies))).toMatchObject({ name: 'Kari' })
    proxy.cut()
    const error = await behindProxy.findPerson(cookieHeader(cookies)).catch(toStorageError)
    expect(error).toMatchObject({ code: 'database_unavailable' })
    await broken.close()
    await proxy.close()
  })

  test('has cookies that are hidden from scripts, other sites, other paths, and plain HTTP', async () => {
    const { cookies } = await accounts.signUp(KARI)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-/)
      expect(cookie).toMatch(/; Path=\/partners\/118(;|$)/)
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(attribute)
    }
  })

  test('is stored without usable tokens and keys', async () => {
    const { token, cookies } = await accounts.signUp(KARI)
    const stored = JSON.stringify([
      await db.select().from(accessToken),
      await db.select().from(session),
      await db.select().from(person),
    ])
    expect(stored).not.toContain(token)
    for (const cookie of cookies) expect(stored).not.toContain(cookie.split(/[=;]/)[1])
  })

  test('with the same address at two partners is two accounts', async () => {
    const one = await accounts.signUp(KARI)
    const other = await realms.forRealm('178').signUp({ ...KARI, password: 'noko heilt anna' })
    expect(other.person.id).not.toBe(one.person.id)
    await expect(realms.forRealm('178').logIn(KARI)).rejects.toMatchObject({ code: 'login_failed' })
    expect(await realms.forRealm('178').findPerson(cookieHeader(one.cookies))).toBeNull()
    expect(await realms.forRealm('staff').findPerson(cookieHeader(one.cookies))).toBeNull()
  })

  test('is created once, also by concurrent sign-ups', async () => {
    const made = await Promise.allSettled([accounts.signUp(KARI), accounts.signUp(KARI)])
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'email_taken' },
    })
    await expect(accounts.signUp(KARI)).rejects.toMatchObject({ code: 'email_taken' })
    expect(await db.select().from(person)).toHaveLength(1)
  })

  test('cannot be detected by the work that a wrong password takes', async () => {
    await accounts.signUp(KARI)
    const query = vi.spyOn((db as unknown as { $client: pg.Pool }).$client, 'query')
    const measureWork = async (given: typeof KARI) => {
      hashCount = 0
      query.mockClear()
      await accounts.logIn(given).catch(() => {})
      return { hashed: hashCount, queries: query.mock.calls.length }
    }
    const known = await measureWork({ ...KARI, password: 'feil passord' })
    expect(known).toEqual({ hashed: 1, queries: expect.any(Number) })
    expect(known.queries).toBeGreaterThan(0)
    expect(await measureWork({ ...KARI, email: 'ukjend@nordmann.example' })).toEqual(known)
    query.mockRestore()
  })

  test('cannot be detected by the error', async () => {
    await accounts.signUp(KARI)
    const failures = await Promise.allSettled([
      accounts.logIn({ ...KARI, password: 'feil passord' }),
      accounts.logIn({ ...KARI, email: 'ukjend@nordmann.example' }),
    ])
    const loginErrors = failures.map(
      (each) => each.status === 'rejected' && [each.reason.code, each.reason.message],
    )
    expect(loginErrors[0]).toEqual(loginErrors[1])
    expect(loginErrors[0]).toMatchObject(['login_failed', expect.any(String)])
  })
})

describe('a token', () => {
  test('gives a fresh session on its own device, and nothing elsewhere', async () => {
    const { token, cookies, person } = await accounts.signUp(KARI)
    const device = cookieHeader(cookies.filter((cookie) => cookie.includes('device')))
    const fresh = await accounts.switchToken(token, device)
    expect(fresh).not.toEqual(cookies)
    expect(await accounts.findPerson(cookieHeader(fresh))).toEqual(person)

    const another = await accounts.logIn(KARI)
    const refused = { code: 'login_needed', status: 401 }
    await expect(accounts.switchToken(token, undefined)).rejects.toMatchObject(refused)
    await expect(accounts.switchToken(token, cookieHeader(another.cookies))).rejects.toMatchObject(refused)
    await expect(accounts.switchToken('tull', device)).rejects.toMatchObject(refused)
    await expect(realms.forRealm('178').switchToken(token, device)).rejects.toMatchObject(refused)
  })

  test('expires', async () => {
    const { token, cookies } = await accounts.signUp(KARI)
    await db.update(accessToken).set({ expiresAt: new Date(Date.now() - 1) })
    await expect(accounts.switchToken(token, cookieHeader(cookies))).rejects.toMatchObject({
      code: 'login_needed',
    })
  })

  test('that is revoked while it is exchanged for a session needs a log-in', async () => {
    const { token, cookies } = await accounts.signUp(KARI)
    const switched = await db.transaction(async (tx) => {
      await tx.delete(accessToken)
      const switching = accounts.switchToken(token, cookieHeader(cookies)).catch((error) => error)
      await waitForLockedQuery(db)
      return { switching }
    })
    expect(await switched.switching).toMatchObject({ code: 'login_needed', status: 401 })
  })

  test('has few sessions at a time: older ones are deleted', async () => {
    const { token, cookies } = await accounts.signUp(KARI)
    for (let each = 0; each < 3; each++) await accounts.switchToken(token, cookieHeader(cookies))
    expect(await db.select().from(session)).toHaveLength(4)
    await db.update(session).set({ createdAt: new Date(Date.now() - 120_000) })
    await accounts.switchToken(token, cookieHeader(cookies))
    expect(await db.select().from(session)).toHaveLength(1)
  })
})

describe('all sessions and tokens end', () => {
  async function givenTwoDevices() {
    const phone = await accounts.signUp(KARI)
    const fresh = await accounts.switchToken(phone.token, cookieHeader(phone.cookies))
    const desktop = await accounts.logIn(KARI)
    return { phone, fresh, desktop }
  }
  const isOpen = async ({ token, cookies }: { token: string; cookies: string[] }) => {
    const isSwitched = await accounts.switchToken(token, cookieHeader(cookies)).then(
      () => true,
      () => false,
    )
    return [(await accounts.findPerson(cookieHeader(cookies))) !== null, isSwitched]
  }

  test('on a device when it logs out, and on no other', async () => {
    const { phone, fresh, desktop } = await givenTwoDevices()
    const taken = await accounts.logOut(cookieHeader(fresh))
    for (const cookie of taken) expect(cookie).toMatch(/Max-Age=0/)
    expect(await isOpen(phone)).toEqual([false, false])
    expect(await accounts.findPerson(cookieHeader(fresh))).toBeNull()
    expect(await isOpen(desktop)).toEqual([true, true])
    await accounts.logOut(cookieHeader(fresh))
  })

  test('also when the session is gone and only the token is left', async () => {
    const { phone } = await givenTwoDevices()
    const device = cookieHeader(phone.cookies.filter((cookie) => cookie.includes('device')))
    await accounts.logOut(device, phone.token)
    expect(await isOpen(phone)).toEqual([false, false])
  })

  test('everywhere when the password is changed, except for the one that changed it', async () => {
    const { phone, desktop } = await givenTwoDevices()
    const changed = await accounts.changePassword(cookieHeader(phone.cookies), {
      current: KARI.password,
      next: 'eit nytt passord',
    })
    expect(await isOpen(phone)).toEqual([false, false])
    expect(await isOpen(desktop)).toEqual([false, false])
    expect(await isOpen(changed)).toEqual([true, true])
    await expect(accounts.logIn(KARI)).rejects.toMatchObject({ code: 'login_failed' })
    await accounts.logIn({ ...KARI, password: 'eit nytt passord' })
  })

  test('everywhere when the password is reset with a link', async () => {
    const { phone, desktop } = await givenTwoDevices()
    await accounts.sendReset(KARI.email)
    await accounts.resetPassword({ key: keyIn(mails[0]), password: 'frå lenka i posten' })
    expect(await isOpen(phone)).toEqual([false, false])
    expect(await isOpen(desktop)).toEqual([false, false])
    await accounts.logIn({ ...KARI, password: 'frå lenka i posten' })
  })

  test('everywhere when the account is deleted', async () => {
    const { phone, desktop } = await givenTwoDevices()
    await expect(
      accounts.deletePerson(cookieHeader(phone.cookies), 'feil passord', removePerson),
    ).rejects.toMatchObject({
      code: 'password_wrong',
    })
    expect(await isOpen(desktop)).toEqual([true, true])
    await accounts.deletePerson(cookieHeader(phone.cookies), KARI.password, removePerson)
    expect(await isOpen(phone)).toEqual([false, false])
    expect(await isOpen(desktop)).toEqual([false, false])
    expect(await db.select().from(person)).toEqual([])
  })
})

describe('the link to a new password', () => {
  test('leads to the site’s address, with the key in the fragment', async () => {
    await accounts.signUp(KARI)
    await accounts.sendReset(KARI.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: KARI.email, subject: 'Nytt passord hos Fjordheim kulturhus' })
    expect(mails[0]?.text).toMatch(/https:\/\/fjordheim\.example\/nytt-passord#nokkel=[\w-]{43}\n/)
    expect(JSON.stringify(await db.select().from(passwordLink))).not.toContain(keyIn(mails[0]))
  })

  test('is not sent when there is no account', async () => {
    await accounts.sendReset('ukjend@nordmann.example')
    await accounts.signUp(KARI)
    await realms.forRealm('178').sendReset(KARI.email)
    expect(mails).toEqual([])
  })

  test('is not sent when the address is replaced meanwhile', async () => {
    const { person: kari } = await accounts.signUp(KARI)
    let sending: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await tx.update(person).set({ email: 'ny@nordmann.example' }).where(eq(person.id, kari.id))
      sending = accounts.sendReset(KARI.email)
      await waitForLockedQuery(db)
    })
    await sending
    expect(mails).toEqual([])
    expect(await db.select().from(passwordLink)).toEqual([])
  })

  test('that cannot be sent is logged, and the request succeeds', async () => {
    await accounts.signUp(KARI)
    isMailWorking = false
    await accounts.sendReset(KARI.email)
    isMailWorking = true
    expect(errors).toEqual([new Error('Posten er stengd.')])
  })

  test('works once, at its own partner, within an hour', async () => {
    const { person } = await accounts.signUp(KARI)
    const refused = { code: 'reset_link_invalid' }
    await accounts.sendReset(KARI.email)
    await accounts.sendReset(KARI.email)
    const [one, other] = mails.map(keyIn)
    const reset = (key: string | undefined, password: string) =>
      accounts.resetPassword({ key: key ?? '', password })
    await expect(
      realms.forRealm('178').resetPassword({ key: one ?? '', password: 'ein heilt ny' }),
    ).rejects.toMatchObject(refused)
    await reset(one, 'ein heilt ny')
    await expect(reset(one, 'nok ein ny ein')).rejects.toMatchObject(refused)
    await expect(reset(other, 'nok ein ny ein')).rejects.toMatchObject(refused)
    await expect(reset('tull', 'nok ein ny ein')).rejects.toMatchObject(refused)

    await accounts.sendReset(KARI.email)
    await db
      .update(passwordLink)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordLink.personId, person.id))
    await expect(reset(keyIn(mails[2]), 'nok ein ny ein')).rejects.toMatchObject(refused)
    await accounts.logIn({ ...KARI, password: 'ein heilt ny' })
  })
})

const keyIn = (mail: Mail | undefined) => /#nokkel=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
