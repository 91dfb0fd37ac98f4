import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDifferences, LayeredMap } from './layered-map.ts'

const anyPath = fc.constantFrom(...Array.from({ length: 12 }, (_, number) => `/side-${number}`))
const anyEntry = fc.constantFrom(...Array.from({ length: 4 }, (_, number) => ({ number })))
const anyGround = fc.dictionary(anyPath, anyEntry)
const anySteps = fc.array(
  fc.oneof(
    fc.record({ step: fc.constant('set' as const), path: anyPath, entry: anyEntry }),
    fc.record({ step: fc.constant('delete' as const), path: anyPath }),
    fc.record({ step: fc.constantFrom('copy' as const, 'compact' as const) }),
  ),
)
type Steps = typeof anySteps extends fc.Arbitrary<infer Value> ? Value : never
type Entry = typeof anyEntry extends fc.Arbitrary<infer Value> ? Value : never

/** The same steps on a layered map and on a plain map. */
function walk(map: LayeredMap<Entry>, plain: Map<string, Entry>, steps: Steps) {
  let now = map
  for (const one of steps) {
    if (one.step === 'set') {
      now.set(one.path, one.entry)
      plain.set(one.path, one.entry)
    } else if (one.step === 'delete') {
      now.delete(one.path)
      plain.delete(one.path)
    } else now = now[one.step]()
  }
  return now
}

const sorted = (entries: Iterable<[string, Entry]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))

test('whatever becomes of a layered map, it tells what a plain map tells', () => {
  fc.assert(
    fc.property(anyGround, anySteps, (ground, steps) => {
      const plain = new Map(Object.entries(ground))
      const map = walk(LayeredMap.fromObject(ground), plain, steps)
      expect(sorted(map)).toEqual(sorted(plain))
      expect(map.size).toBe(plain.size)
      expect([...map.keys()].every((path) => map.has(path) && map.get(path) === plain.get(path))).toBe(true)
    }),
  )
})

test('a copy that is changed leaves what it was copied from as it was', () => {
  fc.assert(
    fc.property(anyGround, anySteps, anySteps, (ground, before, after) => {
      const map = walk(LayeredMap.fromObject(ground), new Map(), before)
      const was = sorted(map)
      walk(map.copy(), new Map(), after)
      expect(sorted(map)).toEqual(was)
    }),
  )
})

test('two maps differ where their entries do, on the same ground or not', () => {
  fc.assert(
    fc.property(anyGround, anySteps, anySteps, (ground, one, other) => {
      const [before, after] = [new Map(Object.entries(ground)), new Map(Object.entries(ground))]
      const start = LayeredMap.fromObject(ground)
      const found = findDifferences(
        walk(start.copy(), before, one),
        walk(start.copy(), after, other),
        (a, b) => a === b,
      )
      const paths = new Set([...before.keys(), ...after.keys()])
      const expected = [...paths].filter((path) => before.get(path) !== after.get(path))
      expect(found.map(({ key }) => key).sort()).toEqual(expected.sort())
      for (const { key, ...entry } of found)
        expect(entry).toEqual({ before: before.get(key), after: after.get(key) })
    }),
  )
})
