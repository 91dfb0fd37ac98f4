import { parseWeekday } from '../cell/weekdays.ts'
import { editDistance, foldWords } from '../fold.ts'
import type { Span } from './line-mask.ts'

/** A production by what it is called. */
export interface KnownTitle {
  id: string
  title: string
  originalTitle?: string | undefined
}

/** A title of a production, ready to be compared. */
export interface IndexedTitle {
  production: KnownTitle
  words: string[]
  joined: string
}

/** The titles and original titles of productions, the longest first. */
export const indexTitles = (productions: readonly KnownTitle[]): IndexedTitle[] =>
  productions
    .flatMap((production) =>
      [production.title, production.originalTitle ?? ''].map((title) => {
        const words = foldWords(title)
        return { production, words, joined: words.join('') }
      }),
    )
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.joined.length - a.joined.length)

export interface TitleItem extends Span {
  kind: 'title'
  /** Productions with exactly this title. */
  matches: KnownTitle[]
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Finds titles that are written in full, the longest first. */
export function findTitles(line: string, titles: readonly IndexedTitle[]): TitleItem[] {
  const words = Array.from(line.matchAll(WORD), ({ index, 0: text }) => ({
    text: foldWords(text).join(''),
    start: index,
    end: index + text.length,
  }))
  const found: TitleItem[] = []
  for (const { production, words: titleWords, joined } of titles) {
    if (isCommonWord(titleWords)) continue
    for (let index = 0; index + titleWords.length <= words.length; index++) {
      if (!titleWords.every((word, offset) => words[index + offset]?.text === word)) continue
      const start = words[index]?.start ?? 0
      const end = words[index + titleWords.length - 1]?.end ?? 0
      if (/^\d+$/.test(joined) && isInNumber(line, start, end)) continue
      const same = found.find((item) => item.start === start && item.end === end)
      if (same && !same.matches.includes(production)) same.matches.push(production)
      if (!found.some((item) => start < item.end && item.start < end))
        found.push({ kind: 'title', matches: [production], start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A film with the title `Fredag` looks the same as the day. */
const isCommonWord = (words: string[]) => words.length === 1 && parseWeekday(words[0] ?? '') !== null

const isInNumber = (line: string, start: number, end: number) =>
  /[.:/]$/.test(line.slice(0, start)) || /^[.:/]\d/.test(line.slice(end))

/** Titles are similar from this share of equal letters on. */
const MIN_SIMILARITY = 0.78
/** A single word of a longer title must have this many letters. */
const MIN_WORD_LENGTH = 5

/** The productions that a text probably means, although it is not written as their title. */
export function findSimilarTitles(text: string, titles: readonly IndexedTitle[]): KnownTitle[] {
  const typed = foldWords(text)
  const scored = titles
    .map((title) => ({ production: title.production, score: compareTitle(typed, title) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
  const best = Math.max(...scored.map(({ score }) => score))
  const productions = scored.filter(({ score }) => score === best).map(({ production }) => production)
  return [...new Set(productions)]
}

function compareTitle(typed: readonly string[], { words, joined }: IndexedTitle): number {
  if (typed.length === 0) return 0
  const whole = compareTexts(typed.join(''), joined)
  // `vi viser Nosfertau`: as many words of the text as the title has.
  const windows = typed
    .slice(0, Math.max(1, typed.length - words.length + 1))
    .map((_, index) => compareTexts(typed.slice(index, index + words.length).join(''), joined))
  // `Caligari` for `Das Cabinet des Dr. Caligari`.
  const isWithin =
    typed.every((word) => words.includes(word)) && typed.some((word) => word.length >= MIN_WORD_LENGTH)
  return Math.max(whole, ...windows, isWithin ? MIN_SIMILARITY : 0)
}

/** The share of equal letters; 0 when the texts are not similar. */
function compareTexts(a: string, b: string): number {
  const length = Math.max(a.length, b.length, 1)
  const maxDistance = length * (1 - MIN_SIMILARITY)
  if (Math.abs(a.length - b.length) > maxDistance) return 0
  const distance = editDistance(a, b, maxDistance)
  return distance > maxDistance ? 0 : 1 - distance / length
}
