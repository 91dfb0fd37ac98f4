import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenPool } from '../../../operations/backup/test-house.ts'
import { openDatabase } from '../../../platform/db/connection.ts'
import { applyMigrations, listMigrations } from '../../../platform/db/migrate.ts'
import { givenEmptyDatabase } from '../../../platform/db/test-database.ts'
import { onFinished } from '../../../test-cleanup.ts'
import { openAccounts } from '../open-accounts.ts'
import { givenPasswords } from '../passwords/test-passwords.ts'

test('after the upgrade to own sessions, cookies and passwords of before work, each in its realm', async () => {
  const connection = await givenEmptyDatabase()
  const passwords = givenPasswords()
  const earlier = (await listMigrations()).find(({ tag }) => tag === '0003_hash-keys-of-shared-tickets')
  const pool = givenPool(connection)
  await applyMigrations(pool, { last: earlier?.when ?? 0 })
  const personId = randomUUID()
  await pool.query(
    `insert into person (id, realm, role, name, email) values ($1, '118', 'member', 'Kari', 'kari@nordmann.example')`,
    [personId],
  )
  await pool.query(
    `insert into credential (id, realm, account_id, provider_id, user_id, password)
      select id, realm, id::text, 'credential', id, $2 from person where id = $1`,
    [personId, await passwords.hash('blåbær på fjellet')],
  )
  await pool.query(
    `insert into session (id, realm, token, user_id, expires_at) values ($1, '118', 'nNq3cB5rD8', $2, now() + interval '1 day')`,
    [randomUUID(), personId],
  )

  // Opening it brings it up to date.
  const { db, close } = await openDatabase(connection)
  onFinished(close)
  const realms = openAccounts({
    db,
    mailer: { send: async () => {} },
    publicUrl: 'https://fjordheim.example',
    secret: 'x'.repeat(40),
    passwords,
    now: () => new Date(),
    logError: console.error,
  })
  const cookie = '__Secure-lerret.session_token=nNq3cB5rD8.Zm9yIGVpdCB0ZWlrbg%3D%3D'
  expect(await realms.forRealm('118').findPerson(cookie)).toMatchObject({ id: personId, name: 'Kari' })
  expect(await realms.forRealm('178').findPerson(cookie)).toBeNull()
  const kari = { email: 'kari@nordmann.example', password: 'blåbær på fjellet' }
  expect((await realms.forRealm('118').logIn(kari)).person.id).toBe(personId)
})
