import { isAdmitted } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { AGE_GROUPS, allowedLimits } from './filter-options.ts'
import { stylesheet } from './filter-stylesheet.ts'

const AGES = Array.from({ length: 18 }, (_, age) => age)

describe.each([true, false])('with an adult: %s', (withAdult) => {
  test.each(AGES)('somebody of %i is let in where the rule says so, as is everybody in the group', (age) => {
    const group = AGE_GROUPS.find(({ from, to }) => from <= age && age <= to)
    const limits = allowedLimits(group?.from ?? Number.NaN, withAdult)
    expect(limits).toEqual(allowedLimits(age, withAdult))
    for (const limit of ['A', '6', '9', '12', '15', '18'] as const)
      expect(limits.includes(limit)).toBe(isAdmitted(limit, [age], withAdult))
  })
})

test('a child of five goes to films for all alone, and to limit 6 with an adult', () => {
  expect(allowedLimits(5, false)).toEqual(['A'])
  expect(allowedLimits(5, true)).toEqual(['A', '6'])
  expect(allowedLimits(17, true)).not.toContain('18')
})

/** The stylesheet is written from the rule: where the rule changes, run this test with `--update`. */
test('the stylesheet is the one that the rule gives', async () => {
  await expect(stylesheet()).toMatchFileSnapshot('./fits.module.css')
})
