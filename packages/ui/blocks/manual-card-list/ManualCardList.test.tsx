import { expect, test } from 'vitest'
import { drawnBlock, headingsOf } from '../../testing.tsx'

test('cards have their headings', () => {
  expect(headingsOf(drawnBlock('manual-card-list'))).toEqual([
    'h2 Godt å vite',
    'h3 Vaffelkino',
    'h3 Leig Sal 2',
  ])
})
