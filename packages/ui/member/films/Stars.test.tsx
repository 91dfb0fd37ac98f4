import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { expect, test } from 'vitest'
import { renderHtml, toText } from '../../testing.tsx'
import { WordsContext } from '../../words.ts'
import { Stars } from './Stars.tsx'

test.each([
  ['nn', /^4,4 /],
  ['nb', /^4,4 /],
  ['en', /^4\.4 /],
] as const)('a rating in %s has the decimal mark of the language', (language, text) => {
  const html = renderHtml(
    <WordsContext value={WORDS_BY_LANGUAGE[language]}>
      <Stars rating={4.4} />
    </WordsContext>,
  )
  expect(toText(html)).toMatch(text)
})
