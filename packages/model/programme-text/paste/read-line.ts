import type { Vocabulary } from '../cell/vocabulary.ts'
import { foldWords } from '../fold.ts'
import { maskSpans, type Span } from './line-mask.ts'
import { findTitles, type IndexedTitle, type TitleItem } from './match-title.ts'
import { type DateContext, type DateItem, readDates } from './read-dates.ts'
import { type DetailItem, readDetails } from './read-details.ts'
import { readTimes, type TimeItem } from './read-times.ts'

/** Words that are nothing of the above: a title that is not known, or a remark. */
export interface TextItem extends Span {
  kind: 'text'
  text: string
  isQuoted: boolean
}

export type LineItem = DateItem | TimeItem | TitleItem | DetailItem | TextItem

export interface LineContext extends DateContext {
  titles: readonly IndexedTitle[]
  vocabulary: Vocabulary
  /** The line stands under a date, so that a bare number may be an hour. */
  isDated: boolean
}

/** Age limits, running times and prices. */
const IGNORED =
  /\(?(?:aldersgrense:?\s*)?(?<![\p{L}\d])\d{1,2}\s*år\)?|(?<!\d)\d{1,3}\s*min(?:utt|utter)?\b\.?|(?<!\p{L})kr\.?\s*\d+(?:,-)?|(?<!\d)\d+\s*(?:kr\b\.?|kroner|,-|:-)|(?<!\d)\d{1,2}\+|\bhttps?:\S+|\bwww\.\S+/giu

/** Everything that is understood in a line, in order. */
export function readLine(line: string, context: LineContext): LineItem[] {
  const titles = findTitles(line, context.titles)
  const ignored = Array.from(maskSpans(line, titles).matchAll(IGNORED), ({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }))
  const dates = readDates(maskSpans(line, [...titles, ...ignored]), context)
  const details = readDetails(maskSpans(line, [...titles, ...ignored, ...dates]), context.vocabulary)
  const spans = [...titles, ...ignored, ...dates, ...details]
  const canGuess = (context.isDated || dates.length > 0) && titles.length > 0
  const times = readTimes(maskSpans(line, spans), { canGuess })
  const texts = readTexts(maskSpans(line, [...spans, ...times]))
  return [...titles, ...dates, ...details, ...times, ...texts].sort((a, b) => a.start - b.start)
}

/** Folded words that say nothing about what is shown. */
const COMMON_WORDS = new Set(
  `kl klokka klokken vi me viser syner har er ogsa framsyning framsyningar forestilling forestillinger forestillingar visning
  visninger visningar film filmen kino kinoen program programmet alle tillaten tillatt billett billettar billetter pris dato tid
  tidspunkt tittel sal dag veke uke hei helsing mvh`.split(/\s+/),
)
/** Titles may begin with these, with a capital letter. */
const SMALL_WORDS = new Set('og i pa den det dei de ein en eit et av for til fra med a'.split(' '))
const RUN = /[^\uE000;|\t•·*()[\]]+/gu

function readTexts(masked: string): TextItem[] {
  return Array.from(masked.matchAll(RUN)).flatMap(({ index, 0: run }): TextItem[] => {
    const words = Array.from(run.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    while (isCommonWord(words[0]?.[0])) words.shift()
    while (isCommonWord(words.at(-1)?.[0])) words.pop()
    const first = words[0]
    const last = words.at(-1)
    if (!first || !last || !words.some(([word]) => /\p{L}{2}|\d{3}/u.test(word) && !isSmallWord(word)))
      return []
    const start = index + (first.index ?? 0)
    const end = index + (last.index ?? 0) + last[0].length
    const isQuoted = /["«“”„]\s*$/.test(masked.slice(0, start)) && /^\s*["»“”]/.test(masked.slice(end))
    return [{ kind: 'text', text: masked.slice(start, end), isQuoted, start, end }]
  })
}

function isCommonWord(word: string | undefined): boolean {
  if (word === undefined) return false
  const folded = foldWords(word).join('')
  return COMMON_WORDS.has(folded) || (SMALL_WORDS.has(folded) && word === word.toLowerCase())
}

const isSmallWord = (word: string) => SMALL_WORDS.has(foldWords(word).join(''))
