import { expect, test } from 'vitest'
import { findLanguageCode } from './languages.ts'

test('a language is known by its name, however people go on', () => {
  expect(findLanguageCode('Norsk')).toBe('no')
  expect(findLanguageCode('Norsk tale')).toBe('no')
  expect(findLanguageCode('Engelske mellomtekstar')).toBe('en')
  expect(findLanguageCode('fransk/engelsk')).toBe('fr')
  expect(findLanguageCode('nn')).toBe('nn')
})

test('what names no language is left out', () => {
  for (const spoken of ['Stumfilm', '', undefined, 'constructor', 'Orginalspråk'])
    expect(findLanguageCode(spoken)).toBeUndefined()
})
