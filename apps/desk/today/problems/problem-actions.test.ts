import { PROBLEM_CODES } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { matchRoute } from '../../navigation/routes.ts'
import { findWayOut } from './problem-actions.ts'
import type { DeskProblem } from './problem-sentences.ts'

const problem = (changes: Partial<DeskProblem>): DeskProblem => ({
  code: 'showing_differs',
  params: {},
  record: null,
  action: 'open_record',
  ...changes,
})

test.each([
  ['article', 'article'],
  ['event', 'showing'],
  ['production', 'film'],
  ['page', 'page'],
])('a problem of a record of the kind %s leads to the screen that exists for it', (kind, screen) => {
  const wayOut = findWayOut(problem({ record: { kind, id: 'a' } }))
  expect(wayOut).toMatchObject({ type: 'link', label: expect.stringMatching(/./) })
  expect(wayOut.type === 'link' && matchRoute(wayOut.href)?.name).toBe(screen)
})

test('a problem without a screen leads to the page, and one without a page to the operator', () => {
  const withoutScreen = problem({ params: { path: '/kino' } })
  expect(findWayOut(withoutScreen)).toMatchObject({ type: 'link', href: '/kino' })
  expect(findWayOut(problem({ code: 'mail_failing' }))).toEqual({ type: 'operator' })
})

test.each(PROBLEM_CODES)('the problem %s has a way out without a record, too', (code) => {
  expect(findWayOut(problem({ code }))).toEqual({ type: 'operator' })
})
