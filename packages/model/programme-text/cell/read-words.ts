import { fold } from '../fold.ts'
import { type ClockTime, looksLikeTime, parseClockTime } from './clock-time.ts'
import { createProblem, type TextProblem } from './problem.ts'
import type { Token } from './tokens.ts'
import { IGNORED_WORDS, type Meaning, suggestWord, toLanguage, type Vocabulary } from './vocabulary.ts'

/** A word or several that were understood together, with their position. */
export type ReadWord = { text: string; start: number; end: number } & (
  | Meaning
  | { kind: 'time'; from: ClockTime; to: ClockTime | null }
  | { kind: 'hyphen' }
  | { kind: 'separator' }
)

/** `sal 2` is two words, `Bar & kafé` three. */
const MAX_WORDS_PER_NAME = 5
const HYPHEN = /^[-–—]$/
const TIME_PREFIX = /^(?:kl|klokka|klokken)\.?(?=\d)/i
const ATTRIBUTE = /^(tale|språk|spr|tekst|teksting|undertekst|undertekster|undertekstar):(.*)$/i

/** Reads the meaning of each word of a text. Words that are not understood become problems. */
export function readWords(tokens: readonly Token[], vocabulary: Vocabulary) {
  const words: ReadWord[] = []
  const problems: TextProblem[] = []
  let index = 0
  while (index < tokens.length) {
    const result = readNext(tokens, index, vocabulary)
    if (result.word) words.push(result.word)
    if (result.problem) problems.push(result.problem)
    index += result.length
  }
  return { words, problems }
}

interface ReadResult {
  word?: ReadWord
  problem?: TextProblem
  /** How many tokens were read. */
  length: number
}

function readNext(tokens: readonly Token[], index: number, vocabulary: Vocabulary): ReadResult {
  const token = tokens[index] as Token
  if (token.kind === 'separator') return { word: { ...token, kind: 'separator' }, length: 1 }
  if (token.kind === 'quoted') return readLabel(token)
  return (
    readAttribute(tokens, index) ??
    readName(tokens, index, vocabulary) ??
    readTime(tokens, index) ??
    readOther(token, vocabulary)
  )
}

function readLabel(token: Token): ReadResult {
  return {
    length: 1,
    ...(token.text.trim() !== '' && { word: { ...token, kind: 'label', label: token.text } }),
    ...(token.isUnclosed && { problem: createProblem('unclosed-quote', token) }),
  }
}

/** `tekst: nn`, `tekst:nn`, `tale: "Engelske mellomtekstar"`. */
function readAttribute(tokens: readonly Token[], index: number): ReadResult | null {
  const token = tokens[index] as Token
  const match = ATTRIBUTE.exec(token.text)
  if (!match) return null
  const next = tokens[index + 1]
  const isInSameWord = match[2] !== ''
  // The quotes of `tekst:"to språk"` begin a token of their own.
  const hasNext = next?.kind === 'quoted' || (next?.kind === 'word' && !looksLikeTime(next.text))
  const value = isInSameWord ? match[2] : hasNext ? next.text : ''
  if (!value?.trim()) return { problem: createProblem('unknown-word', token), length: 1 }
  const end = isInSameWord ? token.end : (next?.end ?? token.end)
  const position = { text: `${match[1]}: ${value}`, start: token.start, end }
  const isQuoted = !isInSameWord && next?.kind === 'quoted'
  // A text in quotes is taken as it is.
  const language = isQuoted ? value : toLanguage(value)
  const meaning: Meaning = /^(tale|spr)/i.test(token.text)
    ? { kind: 'language', language }
    : { kind: 'subtitles', subtitles: language }
  return { word: { ...position, ...meaning }, length: isInSameWord ? 1 : 2 }
}

/** The longest run of words that is a name in the vocabulary. */
function readName(tokens: readonly Token[], index: number, { meanings }: Vocabulary): ReadResult | null {
  for (let length = MAX_WORDS_PER_NAME; length > 0; length--) {
    const run = tokens.slice(index, index + length)
    if (run.length < length || run.some(({ kind }) => kind !== 'word')) continue
    const text = run.map((token) => token.text).join(' ')
    const meaning = meanings.get(fold(text))
    // A hyphen or an & at an end belongs to the words beside it.
    if (!meaning || fold(run[0]?.text ?? '') === '' || fold(run.at(-1)?.text ?? '') === '') continue
    const start = run[0]?.start ?? 0
    return { word: { text, start, end: run.at(-1)?.end ?? start, ...meaning }, length }
  }
  return null
}

/** A time, or a start and an end: `18.00-20.10`, `18.00 – 20.10`. */
function readTime(tokens: readonly Token[], index: number): ReadResult | null {
  const token = tokens[index] as Token
  const text = token.text.replace(TIME_PREFIX, '')
  const [fromText = '', toText, ...rest] = text.split(/[-–—]/)
  if (!looksLikeTime(fromText) || rest.length > 0) return null
  const from = parseClockTime(fromText)
  if (!from) return { problem: createProblem('invalid-time', token), length: 1 }
  if (toText !== undefined) return readEnd(token, from, toText, token.end, 1)
  const [hyphen, last] = tokens.slice(index + 1, index + 3)
  if (hyphen && HYPHEN.test(hyphen.text) && last && looksLikeTime(last.text))
    return readEnd(token, from, last.text, last.end, 3)
  return { word: { ...token, kind: 'time', from, to: null }, length: 1 }
}

function readEnd(token: Token, from: ClockTime, text: string, end: number, length: number): ReadResult {
  const to = parseClockTime(text)
  const position = { text: token.text, start: token.start, end }
  if (!to || to.time === from.time) return { problem: createProblem('invalid-time', position), length }
  return { word: { ...position, kind: 'time', from, to }, length }
}

function readOther(token: Token, vocabulary: Vocabulary): ReadResult {
  if (HYPHEN.test(token.text)) return { word: { ...token, kind: 'hyphen' }, length: 1 }
  if (IGNORED_WORDS.has(fold(token.text))) return { length: 1 }
  return {
    problem: createProblem('unknown-word', token, suggestWord(token.text, vocabulary)),
    length: 1,
  }
}
