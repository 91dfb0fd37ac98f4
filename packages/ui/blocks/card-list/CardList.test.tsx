import { expect, test } from 'vitest'
import { drawnBlock, headingsOf, hrefsOf } from '../../testing.tsx'

test('each card has one link, in its heading', () => {
  const html = drawnBlock('card-list')
  expect(headingsOf(html)).toEqual(['h2 Vi tipsar om', 'h3 Vaffelkino', 'h3 Leig Sal 2'])
  expect(hrefsOf(html)).toEqual(['/article/vaffelkino', '/leige'])
})

test('a card can be without a picture', () => {
  expect(drawnBlock('card-list').match(/<img/g)).toHaveLength(1)
})
