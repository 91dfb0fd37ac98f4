import { expect, test } from 'vitest'
import { readTexts, readValues } from './property-values.ts'

const record = {
  title: 'Nosferatu',
  year: 1922,
  features: ['stum', 'orgel'],
  assets: [{ type: 'poster' }, { type: 'first_image' }],
  contents: [{ summary: 'Fyrste' }, { summary: 'Andre' }],
  checkout: { venueId: '7' },
  nothing: null,
}

test('a dotted path leads into nested objects', () => {
  expect(readTexts(record, ['checkout', 'venueId'])).toEqual(['7'])
})

test('a path through an array leads into every element', () => {
  expect(readTexts(record, ['features'])).toEqual(['stum', 'orgel'])
  expect(readTexts(record, ['assets', 'type'])).toEqual(['poster', 'first_image'])
})

test('a number in the path selects one element of an array', () => {
  expect(readTexts(record, ['contents', '1', 'summary'])).toEqual(['Andre'])
  expect(readTexts(record, ['contents', '2', 'summary'])).toEqual([])
})

test('a property that is missing, null or inherited has no value', () => {
  for (const path of ['missing', 'nothing', 'title.length', 'constructor.name', 'features.length']) {
    expect(readValues(record, path.split('.'))).toEqual([])
  }
})

test('objects are values but not texts; numbers are both', () => {
  expect(readValues(record, ['checkout'])).toEqual([{ venueId: '7' }])
  expect(readTexts(record, ['checkout'])).toEqual([])
  expect(readTexts(record, ['year'])).toEqual(['1922'])
})
