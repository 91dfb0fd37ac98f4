import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, type Entry, partsByName, redivide } from './sitemap-partition.ts'

const anyPath = fc.integer({ min: 0, max: 40 }).map((number) => `/side-${number}`)
const anyEntry: fc.Arbitrary<Entry> = fc.record({ path: anyPath, line: fc.constantFrom('a', 'b') })
const anyEntries = fc.uniqueArray(anyEntry, { selector: ({ path }) => path, maxLength: 40 })
const anyChanges = fc
  .array(fc.tuple(anyPath, fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })), { maxLength: 25 })
  .map((changes) => new Map(changes.map(([path, line]) => [path, line === null ? null : { path, line }])))

test('whatever comes and goes, the parts are as if all were divided anew, and none is too large', () => {
  fc.assert(
    fc.property(anyEntries, fc.array(anyChanges), fc.integer({ min: 1, max: 12 }), (entries, steps, most) => {
      let parts = divide(entries, most)
      const now = new Map(entries.map((entry) => [entry.path, entry]))
      for (const changes of steps) {
        parts = redivide(parts, changes)
        for (const [path, entry] of changes) {
          if (entry) now.set(path, entry)
          else now.delete(path)
        }
        const byName = partsByName(parts)
        expect(byName).toEqual(partsByName(divide([...now.values()], most)))
        for (const part of byName.values()) expect(part.entries.size).toBeLessThanOrEqual(most)
      }
    }),
  )
})

test('a change touches no part but its own', () => {
  const entries = Array.from({ length: 500 }, (_, number) => ({ path: `/side-${number}`, line: 'a' }))
  const before = divide(entries, 50)
  const after = redivide(before, new Map([['/side-7', { path: '/side-7', line: 'b' }]]))
  const former = partsByName(before)
  const touched = [...partsByName(after)].filter(([name, part]) => former.get(name) !== part)
  expect(former.size).toBeGreaterThan(8)
  expect(touched).toHaveLength(1)
})
