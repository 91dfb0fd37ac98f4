import { findOverrideProblem, NYNORSK, type WordName } from '@lerret/words/all'
import { expect, test } from 'vitest'
import { checkWord, findWords } from './own-words.ts'

test('words are found by what they say', () => {
  expect(findWords('', NYNORSK)).toEqual([])
  expect(findWords('BILLETT', NYNORSK).map((name) => NYNORSK[name].toLowerCase())).toContainEqual(
    expect.stringContaining('billett'),
  )
})

test.each(['Tinge', '', 'Hei {label}', 'Hei {tull}'])(
  '«%s» is refused where the server refuses it',
  (text) => {
    for (const name of Object.keys(NYNORSK) as WordName[])
      expect(checkWord(name, text) === null, name).toBe(findOverrideProblem(name, text) === null)
  },
)
