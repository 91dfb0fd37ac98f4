import { listWords, toSearchLetters } from '../words/normalize-text.ts'
import { findTextLanguage, type TextLanguage, toStems } from '../words/text-language.ts'
import type { SearchDocument } from './documents.ts'

/** The columns of the index that are derived from a document. */
export interface WordColumns {
  /** Title and keywords as normalized text, for substring and similarity matches. */
  letters: string
  /** The stems of the title, and of each other name of the page. */
  names: string[]
  titleWords: string
  headWords: string
  words: string
}

type Weight = 'A' | 'B' | 'C' | 'D'
type Field = readonly [text: string, weight: Weight]

/** PostgreSQL ignores further positions. */
const MAX_POSITION = 16_383
/** A text longer than this is indexed in part: a vector has a limit of one megabyte. */
const MAX_TEXT_LENGTH = 300_000
/** The limit of the titles, the headings, the summary and the keywords each. */
const MAX_HEAD_LENGTH = 50_000
/** Longer than a query can be. An entry of the index has a limit of 2,712 bytes. */
const MAX_NAME_LENGTH = 500

/**
 * The words of a document as PostgreSQL's text search vectors. They are made here, not by PostgreSQL, because its Norwegian stemmer
 * knows bokmål alone, and because the same stems choose and mark the excerpts.
 */
export function toWordColumns(document: SearchDocument): WordColumns {
  const { kind, title, names = [], headings = [], summary, keywords, body } = document
  const language = findTextLanguage(document.language)
  const titles: Field[] = [[cutHead([title, ...names].join(' | ')), 'A']]
  if (headings.length > 0) titles.push([cutHead(headings.join(' | ')), 'B'])
  const head: Field[] = [...titles, [cutHead(summary), 'B'], [cutHead(keywords), 'B']]
  // The text of a page answers better than a mention in an article, so it is searched with the summaries.
  const text: Field = [body.slice(0, MAX_TEXT_LENGTH), kind === 'page' ? 'D' : 'C']
  return {
    letters: toSearchLetters(cutHead(title), cutHead([...names, ...headings, keywords].join(' '))),
    names: [title, ...names].map((name) =>
      toStems(listWords(cutHead(name)), language)
        .join(' ')
        .slice(0, MAX_NAME_LENGTH),
    ),
    titleWords: toVector(titles, language),
    headWords: toVector(kind === 'page' ? [...head, text] : head, language),
    words: toVector([...head, text], language),
  }
}

const cutHead = (text: string) => text.slice(0, MAX_HEAD_LENGTH)

function toVector(fields: readonly Field[], language: TextLanguage): string {
  const positions = new Map<string, string[]>()
  let position = 0
  const add = (lexeme: string, weight: Weight) => {
    const known = positions.get(lexeme)
    const place = `${position}${weight === 'D' ? '' : weight}`
    if (!known) positions.set(lexeme, [place])
    else if (known.length < MAX_POSITIONS_PER_WORD) known.push(place)
  }
  for (const [text, weight] of fields) {
    for (const word of listWords(text)) {
      if (language.isStopWord(word) && weight !== 'A') continue
      const parts = word.split('-')
      for (const part of parts) {
        position = Math.min(position + 1, MAX_POSITION)
        add(stemOnce(part, language), weight)
      }
      if (parts.length > 1) add(stemOnce(parts.join(''), language), weight)
    }
  }
  return Array.from(positions, ([lexeme, places]) => `${lexeme}:${places.join(',')}`).join(' ')
}

/** Ranks hardly change with further ones. */
const MAX_POSITIONS_PER_WORD = 8
const MAX_CACHED_STEMS = 50_000
const MAX_LEXEME_LETTERS = 200

const stemsByLanguage = new WeakMap<TextLanguage, Map<string, string>>()

/** Most words of a text are common ones. */
function stemOnce(word: string, language: TextLanguage): string {
  const stems = stemsByLanguage.get(language) ?? new Map<string, string>()
  stemsByLanguage.set(language, stems)
  const known = stems.get(word)
  if (known !== undefined) return known
  const found = language.stem(word.slice(0, MAX_LEXEME_LETTERS))
  if (stems.size >= MAX_CACHED_STEMS) stems.clear()
  stems.set(word, found)
  return found
}
