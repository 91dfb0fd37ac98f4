import { expect, test } from 'vitest'
import { findLanguageCode } from './languages.ts'

test('the language code follows from the first word', () => {
  expect(findLanguageCode('Norsk')).toBe('no')
  expect(findLanguageCode('Norsk tale')).toBe('no')
  expect(findLanguageCode('Engelske mellomtekstar')).toBe('en')
  expect(findLanguageCode('fransk/engelsk')).toBe('fr')
  expect(findLanguageCode('nn')).toBe('nn')
})

test('a description without a language has no code', () => {
  for (const description of ['Stumfilm', '', undefined, 'constructor', 'Orginalspråk'])
    expect(findLanguageCode(description)).toBeUndefined()
})
