import { expect, test } from 'vitest'
import { concert, film } from '../testing/test-records.ts'
import { findOriginalLanguage, findTitleLanguage } from './title-language.ts'

test.each([
  ['The Kid', 'The Kid', ['USA'], 'en'],
  ['Sunrise', 'Sunrise: A Song of Two Humans', ['USA'], 'en'],
  ['Häxan', 'Häxan', ['Sverige', 'Danmark'], 'sv'],
])('the original title %s has the language of its country', (title, originalTitle, countries, language) => {
  expect(findTitleLanguage(film({ title, originalTitle, countries }))).toBe(language)
})

test('a Norwegian title of a foreign film has no language, but the original title has', () => {
  const translated = film({
    title: 'Reisa til månen',
    originalTitle: 'Le voyage dans la lune',
    countries: ['Frankrike'],
  })
  expect(findTitleLanguage(translated)).toBeUndefined()
  expect(findOriginalLanguage(translated)).toBe('fr')
})

test('without an original title, or with a country that is not listed, the language is unknown', () => {
  const { originalTitle: _, ...withoutOriginal } = film({ title: 'The Kid', countries: ['USA'] })
  expect(findTitleLanguage(withoutOriginal)).toBeUndefined()
  for (const countries of [['Noreg'], ['Japan'], []])
    expect(
      findTitleLanguage(film({ title: 'Fante-Anne', originalTitle: 'Fante-Anne', countries })),
    ).toBeUndefined()
  expect(findTitleLanguage(concert())).toBeUndefined()
})
