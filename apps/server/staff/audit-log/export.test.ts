import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { exportAuditLog } from './export.ts'

const db = await givenDatabase()
const COUNT = 1002

beforeAll(async () => {
  const person = { id: randomUUID(), name: '=Kari "K" Nes' }
  await db.transaction(async (tx) => {
    for (let index = 0; index < COUNT; index++)
      await recordAction(tx, {
        person,
        action: 'signed_in',
        details: { index },
        now: new Date(Date.UTC(2026, 10, 20) + index * 1000),
      })
  })
})

test('the whole audit log is exported as JSON, newest first', async () => {
  const entries = JSON.parse(await exportAuditLog(db, 'json')) as { details: { index: number } }[]
  expect(entries.map(({ details }) => details.index)).toEqual(
    Array.from({ length: COUNT }, (_, index) => COUNT - 1 - index),
  )
})

test('as a sheet it has a row for each entry, and no name is a formula', async () => {
  const [header, first, ...others] = (await exportAuditLog(db, 'csv')).trimEnd().split('\r\n')
  expect(header).toContain('"at","person"')
  expect(first).toContain(`"'=Kari ""K"" Nes"`)
  expect(others).toHaveLength(COUNT - 1)
})
