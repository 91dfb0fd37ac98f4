import { HOUR_MS } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupFile, parseBackupFile } from './file-names.ts'
import { selectExpired } from './rotation.ts'

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const moments = fc.uniqueArray(moment, { selector: Number, maxLength: 150 })
const keep = (all: readonly Date[]) => {
  const expired = new Set(selectExpired(all).map(Number))
  return all.filter((each) => !expired.has(+each))
}

test('a year of hourly backups leaves 24 hours, 14 days and 12 months', () => {
  const start = Date.parse('2025-11-20T00:30:00Z')
  let stored: Date[] = []
  for (let hour = 0; hour <= 365 * 24; hour++) stored = keep([...stored, new Date(start + hour * HOUR_MS)])
  const names = stored
    .map((each) => each.toISOString().slice(0, 13))
    .sort()
    .reverse()
  expect(names.slice(0, 24)).toHaveLength(24)
  expect(names[23]).toBe('2026-11-19T01')
  expect(new Set(names.map((name) => name.slice(0, 10))).size).toBeGreaterThanOrEqual(14)
  expect(names.at(-1)).toBe('2025-12-31T23')
  expect(names.length).toBeLessThanOrEqual(50)
})

test('the newest backup is never removed, and a house has at most 50', () => {
  fc.assert(
    fc.property(moments, (all) => {
      const stored = keep(all)
      expect(stored.length).toBeLessThanOrEqual(50)
      if (all.length > 0) expect(Math.max(...stored.map(Number))).toBe(Math.max(...all.map(Number)))
      if (all.length <= 12)
        expect(new Set(stored.map((each) => each.toISOString().slice(0, 7)))).toEqual(
          new Set(all.map((each) => each.toISOString().slice(0, 7))),
        )
    }),
  )
})

test('removing again removes nothing', () => {
  fc.assert(
    fc.property(moments, (all) => {
      expect(selectExpired(keep(all))).toEqual([])
    }),
  )
})

test('the name of a backup says when it was made, and other files are not backups', () => {
  fc.assert(
    fc.property(moment, (made) => {
      const name = backupFile('/x', made).slice('/x/'.length)
      expect(+(parseBackupFile(name) ?? 0)).toBe(Math.floor(+made / 1000) * 1000)
    }),
  )
  for (const name of [
    'before-restore-2026-11-20T12-00-00.tar.zst',
    'lerret-2026-99-99T12-00-00.tar.zst',
    'x',
  ])
    expect(parseBackupFile(name)).toBeNull()
})
