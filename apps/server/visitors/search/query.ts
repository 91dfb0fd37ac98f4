import type { SQL } from 'drizzle-orm'
import { listWords } from '../../publishing/search-index/words/normalize-text.ts'
import { toStems } from '../../publishing/search-index/words/text-language.ts'
import type { Vocabulary } from '../../publishing/search-index/words/vocabulary.ts'

/** A word of a query: a page matches if it has any of the alternatives, each of which is a list of stems. */
export interface QueryTerm {
  /** The normalized word, or words, as typed. */
  word: string
  alternatives: readonly (readonly string[])[]
  /** The stems follow each other. */
  isPhrase: boolean
  /** The last word may be incomplete. */
  isPrefix: boolean
}

export interface ParsedQuery {
  /** The vocabulary of the texts that are searched. */
  vocabulary: Vocabulary
  terms: readonly QueryTerm[]
  excluded: readonly (readonly string[])[]
}

/** A query and the documents that it is about. */
export interface ScopedQuery extends ParsedQuery {
  scope: SQL
}

/** Further words are ignored. */
const MAX_TERMS = 8
/** A query of fewer words is no question: «kor» is a choir in «kor konsert». */
const MIN_QUESTION_WORDS = 2

/** Parses words, "phrases" and -excluded ones. Words without meaning, such as «kor» and «the», are left out unless there are no others. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const excluded: string[][] = []
  const phrases: QueryTerm[] = []
  const rest = query.replaceAll(
    /(^|\s)(-?)"([^"]*)"|(^|\s)-(\S+)/g,
    (_, _start, minus, quoted, _space, word) => {
      const words = listWords(quoted ?? word ?? '')
      const stems = toStems(words, vocabulary)
      if (stems.length === 0) return ' '
      if (minus || word !== undefined) excluded.push(stems)
      else phrases.push({ word: words.join(' '), alternatives: [stems], isPhrase: true, isPrefix: false })
      return ' '
    },
  )
  const words = listWords(rest)
  const terms = [...phrases, ...createTerms(words, vocabulary)].slice(0, MAX_TERMS)
  return { vocabulary, terms, excluded }
}

function createTerms(words: string[], vocabulary: Vocabulary): QueryTerm[] {
  const { stem, isStopWord, isQuestionWord } = vocabulary
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = vocabulary.findPhrase(words.slice(at))
    const length = phrase?.length ?? 1
    const typed = words.slice(at, at + length)
    const word = typed.join(' ')
    const meanings = phrase ? phrase.meanings : vocabulary.find(word)
    at += length
    if (at === 1 && isQuestionWord(word) && words.length > MIN_QUESTION_WORDS) continue
    if (length === 1 && isStopWord(word) && meanings.length === 0 && words.some((word) => !isStopWord(word)))
      continue
    const own = typed.flatMap((part) => part.split('-')).map(stem)
    const joined = word.includes('-') ? [[stem(word.replaceAll('-', ''))]] : []
    terms.push({
      word,
      alternatives: [own, ...joined, ...meanings.map((meaning) => toStems(listWords(meaning), vocabulary))],
      isPhrase: false,
      isPrefix: at >= words.length && length === 1 && !word.includes('-'),
    })
  }
  return terms
}

/** The query in the syntax of PostgreSQL, or empty. Two words may also be one: «jule konsert» is «julekonsert» too. */
export function toTsquery(query: ParsedQuery): string {
  const { terms, excluded } = query
  const all = terms.map(termToTsquery).join(' & ')
  const joined = joinNeighbours(query).map((variant) => variant.map(termToTsquery).join(' & '))
  const wanted = [all, ...joined].filter(Boolean)
  const unwanted = excluded.map((stems) => `!(${stems.map(quote).join(' <-> ')})`)
  return [wanted.length > 0 ? `(${wanted.join(' | ')})` : '', ...unwanted].filter(Boolean).join(' & ')
}

export function termToTsquery({ word, alternatives, isPhrase, isPrefix }: QueryTerm): string {
  const separator = isPhrase ? ' <-> ' : ' & '
  const options = alternatives.map((stems) => `(${stems.map(quote).join(separator)})`)
  return `(${[...options, ...(isPrefix ? [`${quote(word)}:*`] : [])].join(' | ')})`
}

function joinNeighbours({ terms, vocabulary: { stem } }: ParsedQuery): QueryTerm[][] {
  return terms.slice(1).flatMap((term, at) => {
    const before = terms[at] as QueryTerm
    if (before.isPhrase || term.isPhrase || `${before.word}${term.word}`.includes(' ')) return []
    const word = `${before.word}${term.word}`.replaceAll('-', '')
    const joined: QueryTerm = { word, alternatives: [[stem(word)]], isPhrase: false, isPrefix: term.isPrefix }
    return [[...terms.slice(0, at), joined, ...terms.slice(at + 2)]]
  })
}

const MAX_NAMES = 32

/** The stemmed names that the whole query may be: those of a page's title or of another name of the page. */
export function listNames(query: ParsedQuery): string[] {
  if (query.excluded.length > 0) return []
  const names = [query.terms, ...joinNeighbours(query)].flatMap((variant) =>
    variant.reduce<string[]>(
      (begun, { alternatives }) =>
        begun
          .flatMap((name) => alternatives.map((stems) => `${name} ${stems.join(' ')}`.trim()))
          .slice(0, MAX_NAMES),
      [''],
    ),
  )
  return [...new Set(names)].filter(Boolean).slice(0, MAX_NAMES)
}

/** The stemmed names that a single word of the query may be. */
export const listTermNames = ({ terms }: ParsedQuery): string[] =>
  terms.flatMap(({ alternatives }) => alternatives.map((stems) => stems.join(' '))).slice(0, MAX_NAMES)

/** A query for any of the words. */
export const toAnyTsquery = ({ terms }: ParsedQuery): string => terms.map(termToTsquery).join(' | ')

/** A query for any of the words in titles, which have the weight A. */
export const toAnyTitleTsquery = ({ terms }: ParsedQuery): string =>
  terms
    .flatMap(({ alternatives }) => alternatives)
    .map((stems) => `(${stems.map((lexeme) => `${quote(lexeme)}:A`).join(' & ')})`)
    .join(' | ')

/** Whether a normalized word matches one of the query. */
export function createWordMatcher(query: ParsedQuery): (word: string) => boolean {
  const { terms, vocabulary } = query
  const stems = new Set(
    [...terms, ...joinNeighbours(query).flat()].flatMap(({ alternatives }) => alternatives.flat()),
  )
  const prefixes = terms.filter(({ isPrefix }) => isPrefix).map(({ word }) => word)
  return (word) =>
    stems.has(vocabulary.stem(word)) ||
    prefixes.some((prefix) => prefix.length >= MIN_PREFIX_LETTERS && word.startsWith(prefix))
}

/** Shorter prefixes would mark too many words. */
const MIN_PREFIX_LETTERS = 3

const quote = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`
