import { expect, test } from 'vitest'
import { listHeadings, renderBlock } from '../../testing.tsx'

test('cards have their headings', () => {
  expect(listHeadings(renderBlock('manual-card-list'))).toEqual([
    'h2 Godt å vite',
    'h3 Vaffelkino',
    'h3 Leig Sal 2',
  ])
})
