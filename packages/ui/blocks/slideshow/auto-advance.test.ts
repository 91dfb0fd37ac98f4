import { describe, expect, test } from 'vitest'
import {
  canAutoAdvance,
  findVisibleSlide,
  isAutoAdvancing,
  nextSlideIndex,
  type SlideshowState,
} from './auto-advance.ts'

const playing: SlideshowState = {
  canAutoAdvance: true,
  isPlaying: true,
  isInView: true,
  isInUse: false,
}

describe('slides advance automatically', () => {
  test('when they are visible and not in use', () => {
    expect(isAutoAdvancing(playing)).toBe(true)
  })

  test.each([
    ['when they cannot', { canAutoAdvance: false }],
    ['once they are paused', { isPlaying: false }],
    ['out of sight', { isInView: false }],
    ['while they have the pointer or the focus', { isInUse: true }],
  ])('but not %s', (_, facts) => {
    expect(isAutoAdvancing({ ...playing, ...facts })).toBe(false)
  })
})

test('slides can advance if there are several, and the visitor does not prefer reduced motion', () => {
  expect(canAutoAdvance(2, false)).toBe(true)
  expect(canAutoAdvance(1, false)).toBe(false)
  expect(canAutoAdvance(2, true)).toBe(false)
})

test('after the last slide comes the first', () => {
  expect([0, 1, 2].map((index) => nextSlideIndex(index, 3))).toEqual([1, 2, 0])
})

test('the visible slide is the one that fills most of the strip', () => {
  expect([0, 180, 200, 390, 779].map((scrollLeft) => findVisibleSlide(scrollLeft, 390))).toEqual([
    0, 0, 1, 1, 2,
  ])
  expect(findVisibleSlide(0, 0)).toBe(0)
})
