import { expect, test } from 'vitest'
import { createSynonyms } from '../../publishing/search-index/words/synonyms.ts'
import { createVocabulary } from '../../publishing/search-index/words/vocabulary.ts'
import { listNames, parseQuery, toTsquery } from './query.ts'

const vocabulary = createVocabulary('nn')
const words = (query: string) => parseQuery(query, vocabulary).terms.map(({ word }) => word)

test('words that say nothing are left out, unless there are no others', () => {
  expect(words('hvor kan jeg parkere')).toEqual(['parkere'])
  expect(words('om oss')).toEqual(['om', 'oss'])
  expect(words('kor kan eg parkera')).toEqual(['parkera'])
  expect(words('kor konsert')).toEqual(['kor', 'konsert'])
})

test('a synonym may have several words, and may be within a compound', () => {
  const names = (query: string) => listNames(parseQuery(query, vocabulary))
  expect(names('gift card')).toContain('gavekort')
  expect(names('loppemarked')).toContain('loppemarknad')
  expect(names('rent a hall')).toContain('leig sal')
})

test('the synonyms of the house replace those of the product for the same word', () => {
  const house = createSynonyms('nn', [{ words: ['Rent', 'øvingsrom'], meaning: 'studio' }])
  expect(house.find('rent')).toEqual(['studio'])
  expect(house.find('ovingsrom')).toEqual(['studio'])
  expect(house.find('leie')).toEqual(['leige'])
})

test('phrases, excluded words and words written apart become one query', () => {
  const query = (text: string) => toTsquery(parseQuery(text, vocabulary))
  expect(query('-natt')).toBe("!('natt')")
  expect(query('"levande orgel" x')).toBe("((('lev' <-> 'orgel')) & (('x') | 'x':*))")
  expect(query('jule orgel')).toBe("((('jul')) & (('orgel') | 'orgel':*) | (('juleorgel') | 'juleorgel':*))")
  expect(query('')).toBe('')
})
