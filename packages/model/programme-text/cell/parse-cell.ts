import { DEFAULT_NIGHT_ENDS_AT, endAfter, startOnEvening } from './clock-time.ts'
import { createProblem, type TextProblem } from './problem.ts'
import { type ReadWord, readWords } from './read-words.ts'
import { type Token, tokenize } from './tokens.ts'
import { NO_DETAILS, type TypedDetails, type TypedShowing } from './typed-showing.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface CellContext {
  /** The evening of the cell: `2026-11-20`. */
  date: string
  vocabulary: Vocabulary
  /** Times before this one are after midnight, on the same evening. */
  nightEndsAt?: string
}

export interface ParsedCell {
  /** The showings in order of time. */
  showings: TypedShowing[]
  /** A hyphen alone, which removes the showings of the cell. */
  isRemoval: boolean
  problems: TextProblem[]
}

/**
 * The showings that are typed in a cell: `18 20.30`, `18 sal2 3D`, `18 20.30 Storsalen tekst: nn "Strikkekino"`.
 * Halls, formats and labels apply to the times before them, up to the previous such words; before the first time, to all times. A
 * semicolon separates showings that have nothing in common.
 */
export const parseCell = (text: string, context: CellContext): ParsedCell =>
  parseTokens(tokenize(text), context)

export function parseTokens(tokens: readonly Token[], context: CellContext): ParsedCell {
  const { words, problems } = readWords(tokens, context.vocabulary)
  const sections = splitAtSeparators(words)
  const hyphens = words.filter(({ kind }) => kind === 'hyphen')
  const isRemoval = hyphens.length === 1 && words.length === 1 && problems.length === 0
  if (!isRemoval) problems.push(...hyphens.map((word) => createProblem('misplaced-hyphen', word)))
  const showings: TypedShowing[] = []
  for (const section of sections) {
    const result = readSection(section, context)
    problems.push(...result.problems)
    for (const { word, showing } of result.showings) {
      if (showings.some((other) => other.startsAt === showing.startsAt && other.hall === showing.hall))
        problems.push(createProblem('repeated-showing', word))
      else showings.push(showing)
    }
  }
  return {
    showings: showings.sort(byStart),
    isRemoval,
    problems: problems.sort((a, b) => a.start - b.start || a.end - b.end),
  }
}

const byStart = (a: TypedShowing, b: TypedShowing) =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0

function splitAtSeparators(words: readonly ReadWord[]): ReadWord[][] {
  const sections: ReadWord[][] = [[]]
  for (const word of words) {
    if (word.kind === 'separator') sections.push([])
    else sections.at(-1)?.push(word)
  }
  return sections
}

type TimeWord = Extract<ReadWord, { kind: 'time' }>

/** Times with the words that apply to them. */
interface Group {
  times: TimeWord[]
  details: TypedDetails
}

function readSection(words: readonly ReadWord[], context: CellContext) {
  const problems: TextProblem[] = []
  const common: Group = { times: [], details: NO_DETAILS }
  const groups: Group[] = []
  let current = common
  let hasDetails = true
  for (const word of words) {
    if (word.kind === 'hyphen' || word.kind === 'separator') continue
    if (word.kind === 'time') {
      if (hasDetails) {
        current = { times: [], details: NO_DETAILS }
        groups.push(current)
        hasDetails = false
      }
      current.times.push(word)
      continue
    }
    hasDetails = true
    const details = addDetail(current.details, word)
    if (details) current.details = details
    else problems.push(createProblem('conflicting-word', word))
  }
  if (groups.length === 0)
    for (const word of words) if (word.kind !== 'hyphen') problems.push(createProblem('missing-time', word))
  const showings = groups.flatMap(({ times, details }) =>
    times.flatMap((word) => {
      const time = resolveTime(word, context)
      if (!time) {
        problems.push(createProblem('skipped-time', word))
        return []
      }
      return [{ word, showing: { ...time, ...mergeDetails(common.details, details) } }]
    }),
  )
  return { showings, problems }
}

/** Details with one more; null when they already have another of its kind. */
function addDetail(
  details: TypedDetails,
  word: Exclude<ReadWord, { kind: 'time' | 'hyphen' | 'separator' }>,
): TypedDetails | null {
  switch (word.kind) {
    case 'format': {
      const formats = details.formats ?? []
      return formats.includes(word.format) ? details : { ...details, formats: [...formats, word.format] }
    }
    case 'hall':
      return setOnce(details, 'hall', word.hall)
    case 'label':
      return setOnce(details, 'label', word.label)
    case 'language':
      return setOnce(details, 'language', word.language)
    case 'subtitles':
      return setOnce(details, 'subtitles', word.subtitles)
  }
}

function setOnce(
  details: TypedDetails,
  field: 'hall' | 'label' | 'language' | 'subtitles',
  value: string,
): TypedDetails | null {
  if (details[field] !== null && details[field] !== value) return null
  return { ...details, [field]: value }
}

const mergeDetails = (common: TypedDetails, own: TypedDetails): TypedDetails => ({
  hall: own.hall ?? common.hall,
  formats: own.formats ?? common.formats,
  language: own.language ?? common.language,
  subtitles: own.subtitles ?? common.subtitles,
  label: own.label ?? common.label,
})

function resolveTime({ from, to }: TimeWord, { date, nightEndsAt = DEFAULT_NIGHT_ENDS_AT }: CellContext) {
  const start = startOnEvening(date, from, nightEndsAt)
  if (!start) return null
  return { startsAt: start.toISOString(), endsAt: to && endAfter(start, to.time).toISOString() }
}
