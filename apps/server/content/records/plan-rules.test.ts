import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDueSteps, findPlanProblem, type Plan, type PlannedStep, remainingPlan } from './plan-rules.ts'

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
    'to unpublish a record that is not public',
    { publishAt: null, unpublishAt: at(1) },
    { isPublic: false, isDeleted: false },
    'not public',
  ],
])('a plan %s is refused', (_, plan, record, problem) => {
  expect(findPlanProblem(plan, record, now)).toContain(problem)
})

test('the steps of a valid plan are due once, in order', () => {
  fc.assert(
    fc.property(anyPlan, anyRecord, (plan, record) => {
      fc.pre(findPlanProblem(plan, record, now) === null)
      const steps: PlannedStep[] = []
      let remaining = plan
      for (let minute = 1; minute <= 100; minute++) {
        for (const step of findDueSteps(remaining, at(minute))) {
          steps.push(step)
          remaining = remainingPlan(step, { ...remaining, publishAt: null })
        }
      }
      expect(remaining).toEqual({ publishAt: null, unpublishAt: null })
      expect(steps).toEqual([
        ...(plan.publishAt ? ['publish'] : []),
        ...(plan.unpublishAt ? ['unpublish'] : []),
      ])
      expect(findDueSteps(plan, at(100))).toEqual(steps)
    }),
  )
})

test('publishing by hand removes the planned publication, but not the planned end', () => {
  expect(remainingPlan('publish', { publishAt: at(1), unpublishAt: at(2) })).toEqual({
    publishAt: null,
    unpublishAt: at(2),
  })
})

test('unpublishing by hand removes the planned end, unless the record is to be published before', () => {
  const plan = { publishAt: at(1), unpublishAt: at(2) }
  expect(remainingPlan('unpublish', { publishAt: null, unpublishAt: at(2) })).toEqual({
    publishAt: null,
    unpublishAt: null,
  })
  expect(remainingPlan('unpublish', plan)).toEqual(plan)
})
