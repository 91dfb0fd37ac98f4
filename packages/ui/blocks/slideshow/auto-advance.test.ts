import { describe, expect, test } from 'vitest'
import { type Circumstances, canMove, isMoving, nextSlide, slideAt } from './auto-advance.ts'

const calm: Circumstances = {
  count: 3,
  prefersStill: false,
  isPlaying: true,
  isInView: true,
  isAttended: false,
}

describe('slides move by themselves', () => {
  test('when somebody sees them and nobody touches them', () => {
    expect(isMoving(calm)).toBe(true)
  })

  test.each([
    ['when there is only one', { count: 1 }],
    ['for somebody who has asked for little movement', { prefersStill: true }],
    ['once they are paused', { isPlaying: false }],
    ['out of sight', { isInView: false }],
    ['while somebody points at them or has the focus there', { isAttended: true }],
  ])('but not %s', (_, facts) => {
    expect(isMoving({ ...calm, ...facts })).toBe(false)
  })
})

test('there is something to pause where slides may move, also while they stand still', () => {
  expect(canMove({ count: 2, prefersStill: false })).toBe(true)
  expect(canMove({ count: 1, prefersStill: false })).toBe(false)
  expect(canMove({ count: 2, prefersStill: true })).toBe(false)
})

test('after the last slide comes the first', () => {
  expect([0, 1, 2].map((index) => nextSlide(index, 3))).toEqual([1, 2, 0])
})

test('the slide that stands in the strip is the one that fills most of it', () => {
  expect([0, 180, 200, 390, 779].map((scrolled) => slideAt(scrolled, 390))).toEqual([0, 0, 1, 1, 2])
  expect(slideAt(0, 0)).toBe(0)
})
