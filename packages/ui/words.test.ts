import { expect, test } from 'vitest'
import { fill, NYNORSK } from './words.ts'

test('gaps in a sentence are filled', () => {
  expect(fill(NYNORSK.movedFrom, { when: '5. desember' })).toBe('Flytta frå 5. desember')
})

test('a gap that nothing fills stays to be seen, rather than saying "undefined"', () => {
  expect(fill('Neste: {when}', {})).toBe('Neste: {when}')
})
