import { expect, test } from 'vitest'
import { createVocabulary } from '../../publishing/search-index/words/vocabulary.ts'
import { createExcerpt, findAnswer, markMatches } from './excerpt.ts'
import { createWordMatcher, parseQuery } from './query.ts'

const matcher = (query: string) => createWordMatcher(parseQuery(query, createVocabulary('nn')))
const TEXT = 'Åtte strenger, eit bord fullt av kablar og ein gangar som aldri vil slutte. Kom og høyr.'
const LONG_TEXT = `${'Ord '.repeat(40)}om orgel, ${'og meir, '.repeat(40)}slutt.`

test('a text that is short enough is quoted whole, with its matches marked', () => {
  expect(createExcerpt(TEXT, matcher('kabel gangaren'))).toBe(TEXT.replace('gangar', '<mark>gangar</mark>'))
  expect(createExcerpt('', matcher('kabel'))).toBe('')
})

test('a long text is quoted around the first match, with ellipses where it is cut', () => {
  expect(createExcerpt(LONG_TEXT, matcher('orgel'))).toMatch(
    /^… (Ord ){7}om <mark>orgel<\/mark>, (og meir, )+og …$/,
  )
  expect(createExcerpt(LONG_TEXT, matcher('trommer'))).toMatch(/^(Ord )+…$/)
})

test('no word is marked within another, and punctuation stays where it is', () => {
  expect(markMatches('«Nosferatu», ikkje nosferatuar.', matcher('nosferatu'))).toBe(
    '«<mark>Nosferatu</mark>», ikkje <mark>nosferatuar</mark>.',
  )
  expect(markMatches('Kafé & kafeteria <3', matcher('kafé vaffel'))).toBe(
    '<mark>Kafé</mark> &amp; kafeteria &lt;3',
  )
})

test('the passage that has most of the words answers, and its heading counts', () => {
  const passages = [
    { heading: 'Drikke', text: 'Kaffi til 38 kroner.' },
    { heading: 'Opningstider', text: 'Onsdag–fredag 11–22.' },
    { heading: 'Selskap', text: 'Ring oss om opningstider og kaffi.' },
  ]
  const answer = (...words: string[]) => findAnswer(passages, words.map(matcher))
  expect(answer('opningstider')).toBe(passages[1])
  expect(answer('kaffi', 'opningstid')).toBe(passages[2])
  expect(answer('parkering')).toBeNull()
})
