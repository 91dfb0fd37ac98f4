import { expect, test } from 'vitest'
import { AGE_LIMITS, isAdmitted, minAdmittedAge } from './age-limit.ts'

test('without an adult, the lowest admitted age is the age limit', () => {
  expect(AGE_LIMITS.map((limit) => minAdmittedAge(limit, false))).toEqual([0, 6, 9, 12, 15, 18])
})

test('with an adult, 6 admits any child, 9, 12 and 15 three years younger, and 18 has no exception', () => {
  expect(AGE_LIMITS.map((limit) => minAdmittedAge(limit, true))).toEqual([0, 0, 6, 9, 12, 18])
})

test('a group is admitted when its youngest is', () => {
  expect(isAdmitted('9', [6, 11], true)).toBe(true)
  expect(isAdmitted('9', [5, 11], true)).toBe(false)
  expect(isAdmitted('9', [], false)).toBe(true)
})
