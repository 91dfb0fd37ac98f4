import { NYNORSK } from '@lerret/words/all'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { films, givenHouse, refusal } from '../members/test-members.ts'

const house = await givenHouse()
const kari = await house.givenMember('kari@nordmann.example')
const [film] = films

const WRITES = [
  ['AddToWatchlistDx', { id: film?.id }],
  ['AddReviewDx', { EdiNumber: film?.ediNumber, Rating: 5, Comment: 'Fin film.' }],
  ['UpdateUserDx', { UserName: 'Kari N' }],
  ['LoginDx', { Email: 'kari@nordmann.example', Password: 'blåbær på fjellet' }],
  ['CreateUserDx', { Email: 'ola@nordmann.example', UserName: 'Ola', Password: 'blåbær på fjellet' }],
  ['ForgotPasswordDx', { Email: 'kari@nordmann.example' }],
] as const

/** Also for the connections that are open. */
async function setReadOnly(isReadOnly: boolean) {
  const { rows } = await house.db.execute<{ name: string }>(sql`select current_database() as name`)
  const value = isReadOnly ? 'on' : 'off'
  await house.db.transaction(
    (tx) =>
      tx.execute(sql.raw(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)),
    { accessMode: 'read write' },
  )
  await house.db
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => {})
}

afterEach(() => setReadOnly(false))

test('while the database takes no changes, members read as before, and what they send is refused with a sentence', async () => {
  await setReadOnly(true)
  expect((await house.app.inject('/ready')).json()).toEqual({
    status: 'not-ready',
    missing: 'writable-database',
  })
  expect((await kari.get('GetUserDx')).statusCode).toBe(200)
  for (const [call, body] of WRITES) {
    const reply = await kari.post(call, body)
    expect([call, ...refusal(reply)]).toEqual([call, 507, 'storage_read_only'])
    expect(reply.json().error.message).toBe(NYNORSK.memberNotStored)
  }
})
