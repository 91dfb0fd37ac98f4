import { describe, expect, test } from 'vitest'
import type { Violation } from '../checks/violation.ts'
import { describeFound, findSeed } from '../find.ts'
import { BAD, type Conditions, GOOD } from '../network.ts'
import { findDifferentDrafts } from '../repeat.ts'
import { run } from '../run.ts'
import { RECORDS, SCREENS, TODAY } from './start.ts'

const TYPING = { type: 6, run: 2, save: 1 }

const faults: [string, Parameters<typeof find>[0], (violations: readonly Violation[]) => boolean][] = [
  [
    'a second press of the button that publishes puts an older version of a page live',
    { screens: SCREENS.page },
    (violations) => violations.some(({ rule }) => rule === 'older'),
  ],
  [
    'what is typed in the week sheet while it saves is lost',
    { screens: SCREENS.week },
    (violations) => violations.some(({ rule }) => rule === 'lost'),
  ],
  [
    'Ctrl S in a week sheet without changes sends an empty save',
    { screens: SCREENS.week },
    (violations) => violations.some(({ rule }) => rule === 'refused'),
  ],
  [
    'Ctrl S twice in the week sheet sends two saves at once',
    { screens: SCREENS.week },
    (violations) => violations.some(({ rule }) => rule === 'two-at-once'),
  ],
  [
    'the data of a block that could not be read once stays missing',
    { screens: SCREENS.page, people: 2, conditions: { ...BAD, lost: 0.2 }, habits: TYPING },
    (violations) =>
      violations.some(({ rule, text }) => rule === 'incomplete' && text.includes('does not show')) &&
      violations.every(({ rule }) => rule !== 'missing'),
  ],
  [
    'a page that is saved right after a block was inserted names data that does not exist',
    { screens: SCREENS.page },
    (violations) => violations.some(({ rule }) => rule === 'missing'),
  ],
]

function find(
  settings: {
    screens: (typeof SCREENS)[keyof typeof SCREENS]
    people?: number
    conditions?: Conditions
    habits?: Readonly<Record<string, number>>
  },
  isSought: (violations: readonly Violation[]) => boolean,
) {
  const house = { desk: TODAY, records: RECORDS, people: 1, slots: 1, count: 60, conditions: GOOD }
  return findSeed({ ...house, ...settings }, isSought)
}

describe('the simulation finds', () => {
  test.each(faults)('%s', async (_, settings, isSought) => {
    const found = await find(settings, isSought)
    if (!found) throw new Error('No seed finds it.')
    console.log(describeFound(found))
    expect(isSought(found.outcome.violations)).toBe(true)
  })

  test('a request that comes twice brings older text back', async () => {
    const settings = { desk: TODAY, screens: SCREENS.article, records: RECORDS, count: 60 }
    expect(await findDifferentDrafts({ ...settings, seed: '12' })).toEqual(['article new'])
  })
})

test('a seed repeats a run to the last event', async () => {
  const screens = Object.values(SCREENS).flat()
  const house = { desk: TODAY, records: RECORDS, screens, people: 3, slots: 2, count: 200, conditions: BAD }
  const first = await run({ ...house, seed: 'again' })
  const second = await run({ ...house, seed: 'again' })
  expect(second.log).toEqual(first.log)
  expect(first.log.length).toBeGreaterThan(200)
})
