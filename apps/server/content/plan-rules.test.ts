import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueSteps, findPlanProblem, type Plan, type PlannedStep, planAfter } from './plan-rules.ts'

const now = new Date('2026-11-20T11:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const anyMoment = fc.option(fc.integer({ min: -100, max: 100 }).map(at))
const anyPlan = fc.record({ publishAt: anyMoment, unpublishAt: anyMoment })
const anyRecord = fc.record({ isPublic: fc.boolean(), isDeleted: fc.boolean() })

test.each<[string, Plan, { isPublic: boolean; isDeleted: boolean }, string]>([
  [
    'in the past',
    { publishAt: at(-1), unpublishAt: null },
    { isPublic: false, isDeleted: false },
    'must come',
  ],
  [
    'that ends before it begins',
    { publishAt: at(2), unpublishAt: at(1) },
    { isPublic: false, isDeleted: false },
    'after it is published',
  ],
  [
    'that ends as it begins',
    { publishAt: at(2), unpublishAt: at(2) },
    { isPublic: true, isDeleted: false },
    'after it is published',
  ],
  [
    'for a deleted record',
    { publishAt: at(1), unpublishAt: null },
    { isPublic: true, isDeleted: true },
    'deleted',
  ],
  [
    'to take away what is not there',
    { publishAt: null, unpublishAt: at(1) },
    { isPublic: false, isDeleted: false },
    'not public',
  ],
])('a plan %s is refused', (_, plan, record, words) => {
  expect(findPlanProblem(plan, record, now)).toContain(words)
})

test('a plan that is allowed happens once, in order, and leaves the record as it says', () => {
  fc.assert(
    fc.property(anyPlan, anyRecord, (plan, record) => {
      fc.pre(findPlanProblem(plan, record, now) === null)
      const steps: PlannedStep[] = []
      let left = plan
      for (let minute = 1; minute <= 100; minute++) {
        for (const step of dueSteps(left, at(minute))) {
          steps.push(step)
          left = planAfter(step, { ...left, publishAt: null })
        }
      }
      expect(left).toEqual({ publishAt: null, unpublishAt: null })
      expect(steps).toEqual([
        ...(plan.publishAt ? ['publish'] : []),
        ...(plan.unpublishAt ? ['unpublish'] : []),
      ])
      expect(dueSteps(plan, at(100))).toEqual(steps)
    }),
  )
})

test('publishing by hand makes the planned publication pointless, and not the end', () => {
  expect(planAfter('publish', { publishAt: at(1), unpublishAt: at(2) })).toEqual({
    publishAt: null,
    unpublishAt: at(2),
  })
})

test('taking a record off by hand makes the planned end pointless, unless it comes back before', () => {
  const whole = { publishAt: at(1), unpublishAt: at(2) }
  expect(planAfter('unpublish', { publishAt: null, unpublishAt: at(2) })).toEqual({
    publishAt: null,
    unpublishAt: null,
  })
  expect(planAfter('unpublish', whole)).toEqual(whole)
})
