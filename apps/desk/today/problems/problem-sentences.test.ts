import { expect, test } from 'vitest'
import { problemSentence } from './problem-sentences.ts'

test('a difference from the ticketing provider names the showing and the fields', () => {
  const params = { title: 'Sunrise', startsAt: '2030-12-01T18:15:00Z', fields: ['startsAt', 'hall'] }
  expect(problemSentence({ code: 'showing_differs', params })).toBe(
    'Billettsystemet har noko anna enn vi for tida og salen på Sunrise 1. des 19.15.',
  )
})

test('a page that cannot be made is named by its path', () => {
  expect(problemSentence({ code: 'page_outdated', params: { path: '/kino' } })).toContain('/kino')
})
