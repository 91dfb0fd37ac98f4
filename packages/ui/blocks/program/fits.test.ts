import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgeLimit, isAdmitted } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { ACCESS_WANTED, AGE_GROUPS, allowedLimits } from './fits.ts'

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
test('the stylesheet hides what the rule forbids and what lacks the access asked for', async () => {
  await expect(stylesheet()).toMatchFileSnapshot('./fits.module.css')
})

test.each(AGE_GROUPS)(
  'the stylesheet has an answer for $from–$to years, alone and with an adult',
  ({ from }) => {
    const css = readFileSync(join(import.meta.dirname, 'fits.module.css'), 'utf8')
    expect(css).toContain(`:has([value="${from}"]:checked):has([value="adult"]:checked)`)
    expect(css).toContain(`:has([value="${from}"]:checked):not(:has([value="adult"]:checked))`)
  },
)

function stylesheet(): string {
  const rules = [
    block('.filtered:has(:checked:not([value="all"], [value="adult"]))', [
      '--unfiltered: none;',
      '--filtering: inline;',
    ]),
    block('.filtered', [
      block(
        ACCESS_WANTED.map((access) => `&${chosen(access)} [data-age]:not(${offers(access)})`),
        ['display: none;'],
      ),
      block(groupsWithout('', WISHES.slice(1)), GONE),
    ]),
    ...agesByLimits().map(([limits, ages]) => {
      const each = limits.map((limit) => `[data-age="${limit}"]`)
      const allowed = each.length > 1 ? `:is(${each.join(', ')})` : each.join()
      return block(
        ages.map((age) => `.filtered${age}`),
        [
          block([`[data-age]:not(${allowed})`], ['display: none;']),
          block(groupsWithout(allowed, WISHES), GONE),
        ],
      )
    }),
  ]
  return `${[TOP, ...rules].join('\n\n')}\n`
}

const TOP = `/* biome-ignore-all format: written by fits.test.ts, from the age rule of the model. */
/* A group is whatever has showings in it: a day, a film, the whole programme. */`

/** Every set of things that may be asked for at once, the empty one first. */
const WISHES = Array.from({ length: 2 ** ACCESS_WANTED.length }, (_, set) =>
  ACCESS_WANTED.filter((_, index) => set & (1 << index)),
)

const GONE = ['--left: none;', '--none: block;']

const chosen = (value: string | number) => `:has([value="${value}"]:checked)`
const offers = (access: string) => `[data-access~="${access}"]`

/**
 * Groups where no row has all that is asked for: one row must have it all, so every set of wishes is a selector.
 * What is asked for comes first in it, so that browsers look for rows only where somebody has asked.
 */
function groupsWithout(row: string, wishes: string[][]): string[] {
  return wishes.map(
    (wish) =>
      `[data-group]:is(&${wish.map(chosen).join('')} *):not(:has(${row}${wish.map(offers).join('')}))`,
  )
}

/** The sets of limits, and the answers that lead to each. */
function agesByLimits(): [AgeLimit[], string[]][] {
  const answers = AGE_GROUPS.flatMap(({ from }) => [
    { limits: allowedLimits(from, false), said: `${chosen(from)}:not(${chosen('adult')})` },
    { limits: allowedLimits(from, true), said: `${chosen(from)}${chosen('adult')}` },
  ])
  return Array.from(
    Map.groupBy(answers, ({ limits }) => limits.length).values(),
    (same): [AgeLimit[], string[]] => [same[0]?.limits ?? [], same.map(({ said }) => said)],
  )
}

function block(selectors: string | string[], lines: string[]): string {
  const separator = lines.some((line) => line.includes('{')) ? '\n\n' : '\n'
  const inner = lines.join(separator).replace(/^(?=.)/gm, '  ')
  return `${[selectors].flat().join(',\n')} {\n${inner}\n}`
}
