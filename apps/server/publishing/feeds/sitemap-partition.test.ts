import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSections, partitionEntries, type SitemapEntry, updatePartition } from './sitemap-partition.ts'

const anyPath = fc.integer({ min: 0, max: 40 }).map((number) => `/side-${number}`)
const anyEntry: fc.Arbitrary<SitemapEntry> = fc.record({ path: anyPath, line: fc.constantFrom('a', 'b') })
const anyEntries = fc.uniqueArray(anyEntry, { selector: ({ path }) => path, maxLength: 40 })
const anyChanges = fc
  .array(fc.tuple(anyPath, fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })), { maxLength: 25 })
  .map((changes) => new Map(changes.map(([path, line]) => [path, line === null ? null : { path, line }])))

test('an updated partition equals one created from scratch, and no section is too large', () => {
  fc.assert(
    fc.property(
      anyEntries,
      fc.array(anyChanges),
      fc.integer({ min: 1, max: 12 }),
      (entries, steps, maxEntries) => {
        let partition = partitionEntries(entries, maxEntries)
        const now = new Map(entries.map((entry) => [entry.path, entry]))
        for (const changes of steps) {
          partition = updatePartition(partition, changes)
          for (const [path, entry] of changes) {
            if (entry) now.set(path, entry)
            else now.delete(path)
          }
          const sections = listSections(partition)
          expect(sections).toEqual(listSections(partitionEntries([...now.values()], maxEntries)))
          for (const section of sections.values())
            expect(section.entries.size).toBeLessThanOrEqual(maxEntries)
        }
      },
    ),
  )
})

test('a change affects only the section with its path', () => {
  const entries = Array.from({ length: 500 }, (_, number) => ({ path: `/side-${number}`, line: 'a' }))
  const before = partitionEntries(entries, 50)
  const after = updatePartition(before, new Map([['/side-7', { path: '/side-7', line: 'b' }]]))
  const sectionsBefore = listSections(before)
  const changed = [...listSections(after)].filter(([name, section]) => sectionsBefore.get(name) !== section)
  expect(sectionsBefore.size).toBeGreaterThan(8)
  expect(changed).toHaveLength(1)
})
