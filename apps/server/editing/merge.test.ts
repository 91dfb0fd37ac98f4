import { applyFields, type FieldChanges } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConflicts, withoutUnchanged } from './merge.ts'

const body = fc.dictionary(fc.constantFrom('title', 'slug', 'content', 'author'), fc.integer({ max: 3 }))
const fields: fc.Arbitrary<FieldChanges> = fc.dictionary(
  fc.constantFrom('title', 'slug', 'content', 'author'),
  fc.oneof(fc.record({ value: fc.integer({ max: 3 }) }), fc.constant({})),
)

test('changes of different fields merge without a conflict', () => {
  const base = { title: 'a', slug: 'b' }
  const theirs = { title: 'a', slug: 'ny' }
  expect(findConflicts('article', base, theirs, { title: { value: 'mi' } })).toEqual([])
  expect(applyFields(theirs, { title: { value: 'mi' } })).toEqual({ title: 'mi', slug: 'ny' })
})

test('the same field changed to different values is a conflict with both values', () => {
  expect(findConflicts('article', { title: 'a' }, { title: 'deira' }, { title: { value: 'mi' } })).toEqual([
    { field: 'title', base: { value: 'a' }, mine: { value: 'mi' }, theirs: { value: 'deira' } },
  ])
  expect(findConflicts('article', { title: 'a' }, {}, { title: { value: 'mi' } })).toMatchObject([
    { theirs: {} },
  ])
})

test('the same change by both is no conflict', () => {
  expect(findConflicts('article', { title: 'a' }, { title: 'lik' }, { title: { value: 'lik' } })).toEqual([])
})

test('without conflicts, every change of both sides is in the merged record', () => {
  fc.assert(
    fc.property(body, body, fields, (base, theirs, mine) => {
      const conflicts = findConflicts('article', base, theirs, mine).map(({ field }) => field)
      const merged = applyFields(theirs, mine)
      for (const [name, change] of Object.entries(mine)) expect(merged[name]).toEqual(change.value)
      for (const name of Object.keys(theirs))
        if (!(name in mine) && !conflicts.includes(name)) expect(merged[name]).toEqual(theirs[name])
    }),
  )
})

test('changes that change nothing are left out, and the result is the same', () => {
  fc.assert(
    fc.property(body, fields, (before, mine) => {
      const needed = withoutUnchanged(before, mine)
      expect(applyFields(before, needed)).toEqual(applyFields(before, mine))
      for (const name of Object.keys(needed))
        expect(applyFields(before, needed)[name]).not.toEqual(before[name])
    }),
  )
})

test('rows and blocks of a page belong together: one person’s rows and another’s blocks are a conflict', () => {
  const base = { template: 'rows', blocks: 'blocks', title: 'a' }
  const mine = { blocks: { value: 'other blocks' } }
  expect(findConflicts('page', base, { ...base, template: 'other rows' }, mine)).toEqual([
    { field: 'blocks', base: { value: 'blocks' }, mine: mine.blocks, theirs: { value: 'blocks' } },
  ])
  expect(findConflicts('page', base, { ...base, title: 'b' }, mine)).toEqual([])
  expect(findConflicts('article', base, { ...base, template: 'other rows' }, mine)).toEqual([])
})
