import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRows } from './copy-chunks.ts'
import { sortByReferences } from './tables.ts'

test('tables come after those that they refer to, and none is lost', () => {
  const tables = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 12 })
  fc.assert(
    fc.property(tables, fc.array(fc.tuple(fc.nat(11), fc.nat(11))), (names, pairs) => {
      const references = pairs
        // A table refers only to earlier ones, so that there is no circle.
        .filter(([from, to]) => to < from && from < names.length)
        .map(([from, to]) => ({ from: String(names[from]), to: String(names[to]) }))
      const sorted = sortByReferences(
        names.toReversed().map((name) => ({ name })),
        references,
      ).map(({ name }) => name)
      expect(sorted.toSorted()).toEqual(names.toSorted())
      for (const { from, to } of references) expect(sorted.indexOf(to)).toBeLessThan(sorted.indexOf(from))
    }),
  )
})

test('tables that refer to each other in a circle are an error', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => sortByReferences([{ name: 'a' }, { name: 'b' }], references)).toThrow(/circle/)
})

test('rows are cut into pieces between two rows, and together they are the same', async () => {
  const row = fc.uint8Array({ maxLength: 20 }).map((bytes) => bytes.filter((byte) => byte !== 0x0a))
  await fc.assert(
    fc.asyncProperty(
      fc.array(row),
      fc.array(fc.nat(7)),
      fc.integer({ min: 1, max: 30 }),
      async (rows, cuts, size) => {
        const all = Buffer.concat(rows.flatMap((bytes) => [bytes, Buffer.from('\n')]))
        async function* arriving() {
          let start = 0
          for (const length of cuts) {
            yield all.subarray(start, start + length)
            start += length
          }
          yield all.subarray(start)
        }
        const pieces: Buffer[] = []
        for await (const piece of splitRows(arriving(), size)) pieces.push(piece)
        expect(Buffer.concat(pieces).equals(all)).toBe(true)
        for (const piece of pieces) expect(piece.at(-1)).toBe(0x0a)
      },
    ),
  )
})
