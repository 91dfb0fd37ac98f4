import { expect, test } from 'vitest'
import { createPoint, movePoint } from './focal-point.ts'

test('arrow keys move the point by one per cent, with Shift by five', () => {
  expect(movePoint({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 })
  expect(movePoint({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.45 })
})

test('the point stays within the picture', () => {
  expect(movePoint({ x: 0.02, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 })
  expect(createPoint(1.2, -0.1)).toEqual({ x: 1, y: 0 })
})

test('other keys do not move it', () => {
  expect(movePoint({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeNull()
})
