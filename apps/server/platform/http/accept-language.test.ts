import { expect, test } from 'vitest'
import { findPreferredLanguage } from './accept-language.ts'

test.each([
  ['nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en;q=0.6', 'nb'],
  ['no', 'nb'],
  ['en;q=0.4, nn ; q=0.9', 'nn'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'en'],
  ['se,nn;q=0.5', 'nn'],
  ['pl', 'en'],
  ['nb;q=0,nn', 'nn'],
  ['nb;q=tull,en', 'en'],
  ['', null],
  [undefined, null],
])('a browser that sends «%s» gets %s', (header, language) => {
  expect(findPreferredLanguage(header)).toBe(language)
})
