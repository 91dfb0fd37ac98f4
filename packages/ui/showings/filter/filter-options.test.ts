import { isAdmitted } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { AGE_GROUPS, listAllowedLimits } from './filter-options.ts'
import { renderFilterStylesheet } from './filter-stylesheet.ts'

const AGES = Array.from({ length: 18 }, (_, age) => age)

describe.each([true, false])('with an adult: %s', (withAdult) => {
  test.each(AGES)('someone aged %i is admitted as the rule says, like everyone in their group', (age) => {
    const group = AGE_GROUPS.find(({ from, to }) => from <= age && age <= to)
    const limits = listAllowedLimits(group?.from ?? Number.NaN, withAdult)
    expect(limits).toEqual(listAllowedLimits(age, withAdult))
    for (const limit of ['A', '6', '9', '12', '15', '18'] as const)
      expect(limits.includes(limit)).toBe(isAdmitted(limit, [age], withAdult))
  })
})

test('a five-year-old is admitted to limit A alone, and to limit 6 with an adult', () => {
  expect(listAllowedLimits(5, false)).toEqual(['A'])
  expect(listAllowedLimits(5, true)).toEqual(['A', '6'])
  expect(listAllowedLimits(17, true)).not.toContain('18')
})

/** The stylesheet is generated from the age rule: when the rule changes, run this test with `--update`. */
test('the stylesheet is up to date with the age rule', async () => {
  await expect(renderFilterStylesheet()).toMatchFileSnapshot('./fits.module.css')
})
