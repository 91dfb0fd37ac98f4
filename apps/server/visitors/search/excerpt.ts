import type { SafeHtml } from '@lerret/model'
import type { Passage } from '../../publishing/search-index/documents/passages.ts'
import { listWords } from '../../publishing/search-index/words/normalize-text.ts'

/** The words of an excerpt, and those of them before its first match. */
const EXCERPT_WORDS = 32
const WORDS_BEFORE_MATCH = 8

type IsMatch = (word: string) => boolean

/** The part of a text around the first match, or its beginning, in HTML with matches in `<mark>`. */
export function createExcerpt(text: string, isMatch: IsMatch): SafeHtml {
  const words = [...text.matchAll(/\S+/g)]
  const match = words.findIndex(([word]) => matches(word, isMatch))
  const from = match < EXCERPT_WORDS - WORDS_BEFORE_MATCH ? 0 : match - WORDS_BEFORE_MATCH
  const to = from + EXCERPT_WORDS
  const quoted = text.slice(words[from]?.index ?? 0, words[to]?.index).trim()
  const isWhole = to >= words.length || /[.!?…»)]$/.test(quoted)
  const marked = markMatches(isWhole ? quoted : quoted.replace(/[\s,;:–-]+$/, ''), isMatch)
  return `${from > 0 ? '… ' : ''}${marked}${isWhole ? '' : ' …'}` as SafeHtml
}

/** The text as HTML, with the words that match in `<mark>`. */
export function markMatches(text: string, isMatch: IsMatch): SafeHtml {
  return text
    .split(/([\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*)/u)
    .map((piece, at) =>
      at % 2 === 1 && matches(piece, isMatch) ? `<mark>${piece}</mark>` : escapeText(piece),
    )
    .join('') as SafeHtml
}

const matches = (text: string, isMatch: IsMatch) =>
  listWords(text).some((word) => isMatch(word.replaceAll('-', '')) || word.split('-').some(isMatch))

/** The passage that has most of the words, or the first of several; null when none has any. */
export function findAnswer(passages: readonly Passage[], isMatches: readonly IsMatch[]): Passage | null {
  let best: Passage | null = null
  let bestScore = 0
  for (const passage of passages) {
    const inHeading = splitWords(passage.heading)
    const inText = splitWords(passage.text)
    let score = 0
    for (const isMatch of isMatches) {
      if (inHeading.some(isMatch)) score += HEADING_SCORE
      if (inText.some(isMatch)) score += 1
    }
    if (score > bestScore) [best, bestScore] = [passage, score]
  }
  return best
}

/** A word in the heading counts more than one in the text. */
const HEADING_SCORE = 1.5

const splitWords = (text: string) =>
  listWords(text).flatMap((word) => [word.replaceAll('-', ''), ...word.split('-')])

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
