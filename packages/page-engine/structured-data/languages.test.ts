import { expect, test } from 'vitest'
import { languageCode } from './languages.ts'

test('a language is known by its name, however people go on', () => {
  expect(languageCode('Norsk')).toBe('no')
  expect(languageCode('Norsk tale')).toBe('no')
  expect(languageCode('Engelske mellomtekstar')).toBe('en')
  expect(languageCode('fransk/engelsk')).toBe('fr')
  expect(languageCode('nn')).toBe('nn')
})

test('what names no language is left out', () => {
  for (const spoken of ['Stumfilm', '', undefined, 'constructor', 'Orginalspråk'])
    expect(languageCode(spoken)).toBeUndefined()
})
