import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('placeholders are replaced by their values', () => {
  expect(fill('Flytta frå {when}', { when: '5. desember' })).toBe('Flytta frå 5. desember')
})

test('a placeholder without a value stays as it is', () => {
  expect(fill('Neste: {when}', {})).toBe('Neste: {when}')
})
