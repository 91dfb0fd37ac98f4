import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION_KINDS, type RetentionKind } from '@lerret/api/contracts'
import { DAY_MS } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPerson } from '../../members/accounts/people.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { houseFact } from '../../platform/house-facts/table.ts'
import { deleteOld } from './delete-old.ts'
import { STORED } from './inventory.ts'
import { RETENTION_LIMITS, readRetention, setRetention } from './periods.ts'

const db = await givenDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')

let personId: string
let webhookId: string
beforeAll(async () => {
  personId = await insertPerson(db, { realm: '118', role: 'member', name: 'Kari', email: 'kari@x.example' })
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into webhook (url, secret, added_by, created_at, revision) values ('https://x.example', 'x', 'x', now(), 0) returning id`,
  )
  webhookId = rows[0]?.id as string
})
beforeEach(async () => {
  await db.delete(houseFact)
  await db.delete(auditEntry)
})

/** Adds a row of each table of a kind whose period runs from this moment. */
const ADD: Record<RetentionKind, (at: Date) => Promise<unknown>> = {
  audit_log: (at) =>
    db.insert(auditEntry).values({ at, personId, personName: 'Kari', action: 'signed_in', details: {} }),
  imports: (at) =>
    db.execute(sql`insert into import_run (id, source, started_by, started_at, attempts, phase, done, total, finished_at)
      values (${randomUUID()}, 'x', 'x', ${at}, 1, 'done', 0, 0, ${at})`),
  mails: (at) =>
    db.execute(sql`insert into outgoing_mail (kind, to_address, subject, state, created_at, due_at, settled_at)
      values ('reset', 'x', 'x', 'sent', ${at}, ${at}, ${at})`),
  async page_views(at) {
    await db.execute(sql`insert into page_view values (${day(at)}, '/', 1)`)
    await db.execute(sql`insert into item_count values (${day(at)}, 'view_item', 'x', '/', '', '', '', 1)`)
  },
  async past_tickets(at) {
    await db.execute(sql`insert into ticket (partner, person_id, production_id, title, notes, qr_code, qr_url, starts_at, expires_at, poster, hall, seats)
      values ('118', ${personId}, 'x', 'x', '', ${randomUUID()}, '', ${at}, ${at}, '', '', '{}')`)
    await db.execute(sql`insert into ticket_delivery values ('118', ${randomUUID()}, 'x', ${at})`)
  },
  searches: (at) => db.execute(sql`insert into missed_search values (${day(at)}, 'x', 1)`),
  unknown_addresses: (at) =>
    db.execute(sql`insert into address_count values (${day(at)}, 'not_found', '/x', 1)`),
  webhook_deliveries: (at) =>
    db.execute(sql`insert into webhook_delivery (webhook_id, type, body, changes, state, created_at, due_at, settled_at)
      values (${webhookId}, 'test', '', 0, 'sent', ${at}, ${at}, ${at})`),
}
const day = (at: Date) => at.toISOString().slice(0, 10)
const tablesOf = (kind: RetentionKind) =>
  Object.keys(STORED).filter((table) => STORED[table] === kind && table !== 'showing_mail')
const count = async (table: string) =>
  Number(
    (await db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count,
  )

describe.each(RETENTION_KINDS)('%s', (kind) => {
  test('is deleted when its period has ended, and not a day before', async () => {
    const { defaultDays } = RETENTION_LIMITS[kind]
    for (const days of [defaultDays + 1, defaultDays - 1]) await ADD[kind](new Date(+NOW - days * DAY_MS))
    const deleted = await deleteOld(db, NOW)
    expect(deleted).toEqual({ [kind]: tablesOf(kind).length })
    const [logged] = await db.select().from(auditEntry).orderBy(sql`id desc`).limit(1)
    expect(logged).toMatchObject({ action: 'old_data_deleted', details: { [kind]: tablesOf(kind).length } })
    for (const table of tablesOf(kind).filter((each) => each !== 'audit_entry'))
      expect(await count(table)).toBe(1)
    // The shortest period that the house may choose deletes the rest.
    await setRetention(db, [{ kind, days: RETENTION_LIMITS[kind].minDays }])
    if (RETENTION_LIMITS[kind].minDays < defaultDays - 1)
      expect(await deleteOld(db, NOW)).toEqual({ [kind]: tablesOf(kind).length })
  })

  test('is stored for a time within its limits', async () => {
    const { minDays, maxDays, defaultDays } = RETENTION_LIMITS[kind]
    expect([minDays <= defaultDays, defaultDays <= maxDays]).toEqual([true, true])
    for (const days of [minDays - 1, maxDays + 1])
      await expect(setRetention(db, [{ kind, days }])).rejects.toMatchObject({
        code: 'retention_invalid',
        field: kind,
      })
    expect(await setRetention(db, [{ kind, days: maxDays }])).toEqual(
      maxDays === defaultDays ? [] : [{ kind, days: maxDays, previous: defaultDays }],
    )
    expect(await readRetention(db)).toContainEqual({ kind, days: maxDays, minDays, maxDays, defaultDays })
  })
})

test('nothing is logged when nothing is old', async () => {
  expect(await deleteOld(db, new Date('2000-01-01'))).toEqual({})
  expect(await db.$count(auditEntry)).toBe(0)
})

test('what still waits to be sent is not deleted', async () => {
  const old = new Date('2020-01-01')
  await db.execute(sql`insert into outgoing_mail (kind, to_address, subject, state, created_at, due_at)
    values ('reset', 'x', 'ventar', 'waiting', ${old}, ${old})`)
  await deleteOld(db, NOW)
  const { rows } = await db.execute(sql`select subject from outgoing_mail where state = 'waiting'`)
  expect(rows).toEqual([{ subject: 'ventar' }])
})

describe('the inventory', () => {
  test('has every table', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(Object.keys(STORED).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('calls what belongs to a person so, and the database deletes it with the account', async () => {
    const { rows } = await db.execute<{ child: string; parent: string }>(
      sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    )
    const ofPersons = new Set(['person'])
    for (let size = 0; size !== ofPersons.size; ) {
      size = ofPersons.size
      for (const { child, parent } of rows) if (ofPersons.has(parent)) ofPersons.add(child)
    }
    const declared = Object.keys(STORED).filter((table) => STORED[table] === 'account')
    expect(declared.filter((table) => !ofPersons.has(table))).toEqual([])
    expect([...ofPersons].filter((table) => STORED[table] === 'none')).toEqual([])
  })

  test('is described in docs/privacy.md, table by table', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
    const personal = Object.keys(STORED).filter((table) => STORED[table] !== 'none')
    expect(personal.filter((table) => !text.includes(`\`${table}\``))).toEqual([])
  })
})
