import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences, LayeredMap } from './layered-map.ts'

const arbitraryPath = fc.constantFrom(...Array.from({ length: 12 }, (_, number) => `/side-${number}`))
const arbitraryEntry = fc.constantFrom(...Array.from({ length: 4 }, (_, number) => ({ number })))
const arbitraryBase = fc.dictionary(arbitraryPath, arbitraryEntry)
const arbitraryOperations = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('set' as const), path: arbitraryPath, entry: arbitraryEntry }),
    fc.record({ type: fc.constant('delete' as const), path: arbitraryPath }),
    fc.record({ type: fc.constantFrom('copy' as const, 'compact' as const) }),
  ),
)
type Operations = typeof arbitraryOperations extends fc.Arbitrary<infer Value> ? Value : never
type Entry = typeof arbitraryEntry extends fc.Arbitrary<infer Value> ? Value : never

/** Applies the same operations to a layered map and a plain map. */
function applyBoth(map: LayeredMap<Entry>, plain: Map<string, Entry>, operations: Operations) {
  let current = map
  for (const operation of operations) {
    if (operation.type === 'set') {
      current.set(operation.path, operation.entry)
      plain.set(operation.path, operation.entry)
    } else if (operation.type === 'delete') {
      current.delete(operation.path)
      plain.delete(operation.path)
    } else current = current[operation.type]()
  }
  return current
}

const sorted = (entries: Iterable<[string, Entry]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))

test('after any sequence of operations a layered map has the entries of a plain map', () => {
  fc.assert(
    fc.property(arbitraryBase, arbitraryOperations, (base, operations) => {
      const plain = new Map(Object.entries(base))
      const map = applyBoth(LayeredMap.fromObject(base), plain, operations)
      expect(sorted(map)).toEqual(sorted(plain))
      expect(map.size).toBe(plain.size)
      expect([...map.keys()].every((path) => map.has(path) && map.get(path) === plain.get(path))).toBe(true)
    }),
  )
})

test('changing a copy does not change the original', () => {
  fc.assert(
    fc.property(arbitraryBase, arbitraryOperations, arbitraryOperations, (base, before, after) => {
      const map = applyBoth(LayeredMap.fromObject(base), new Map(), before)
      const original = sorted(map)
      applyBoth(map.copy(), new Map(), after)
      expect(sorted(map)).toEqual(original)
    }),
  )
})

test('findDifferences finds the keys whose entries differ, on the same base or not', () => {
  fc.assert(
    fc.property(arbitraryBase, arbitraryOperations, arbitraryOperations, (base, first, second) => {
      const [before, after] = [new Map(Object.entries(base)), new Map(Object.entries(base))]
      const start = LayeredMap.fromObject(base)
      const differences = findDifferences(
        applyBoth(start.copy(), before, first),
        applyBoth(start.copy(), after, second),
        (a, b) => a === b,
      )
      const paths = new Set([...before.keys(), ...after.keys()])
      const expected = [...paths].filter((path) => before.get(path) !== after.get(path))
      expect(differences.map(({ key }) => key).sort()).toEqual(expected.sort())
      for (const { key, ...entry } of differences)
        expect(entry).toEqual({ before: before.get(key), after: after.get(key) })
    }),
  )
})
