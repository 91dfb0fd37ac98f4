import { expect, test } from 'vitest'
import { listHeadings, listHrefs, renderBlock } from '../../testing.tsx'

test('each card has one link, in its heading', () => {
  const html = renderBlock('card-list')
  expect(listHeadings(html)).toEqual(['h2 Vi tipsar om', 'h3 Vaffelkino', 'h3 Leig Sal 2'])
  expect(listHrefs(html)).toEqual(['/article/vaffelkino', '/leige'])
})

test('a card can be without a picture', () => {
  expect(renderBlock('card-list').match(/<img/g)).toHaveLength(1)
})
