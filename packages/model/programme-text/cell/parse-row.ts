import { type CellContext, type ParsedCell, parseTokens } from './parse-cell.ts'
import { createProblem, type TextProblem } from './problem.ts'
import { type Token, tokenize } from './tokens.ts'
import { daysBetween, getWeekday, parseSheetWeekday, parseWeekdays } from './weekdays.ts'

export interface RowContext extends Omit<CellContext, 'date'> {
  /** The evenings of the sheet, at most one of each weekday. */
  dates: readonly string[]
}

export interface ParsedRow {
  /** The days that are named, by date. */
  cells: Map<string, ParsedCell>
  problems: TextProblem[]
}

/** Whether a text names the days of its times, so that it is meant for a whole row. */
export function isRowText(text: string): boolean {
  const [first] = tokenize(text)
  return first?.kind === 'word' && parseWeekdays(first.text) !== null
}

/** The showings of a row: `ma-to 18, 20.30; fr-sø 14 18 21`. Times apply to the days before them. */
export function parseRow(text: string, context: RowContext): ParsedRow {
  const { sections, problems } = splitByDays(tokenize(text))
  const tokensByDate = new Map<string, Token[]>()
  for (const { days, tokens } of sections) {
    for (const { weekday, token } of days) {
      const date = context.dates.find((candidate) => getWeekday(candidate) === weekday)
      if (date === undefined) problems.push(createProblem('unknown-day', token))
      else tokensByDate.set(date, [...(tokensByDate.get(date) ?? []), SECTION_BREAK, ...tokens])
    }
  }
  const cells = new Map(
    context.dates.flatMap((date) => {
      const tokens = tokensByDate.get(date)
      return tokens ? [[date, parseTokens(trimSeparators(tokens), { ...context, date })] as const] : []
    }),
  )
  const cellProblems = [...cells.values()].flatMap((cell) => cell.problems)
  return { cells, problems: uniqueProblems([...problems, ...cellProblems]) }
}

const SECTION_BREAK: Token = { kind: 'separator', text: ';', start: 0, end: 0 }

const trimSeparators = (tokens: Token[]) => {
  const first = tokens.findIndex(({ kind }) => kind !== 'separator')
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex(({ kind }) => kind !== 'separator') + 1)
}

/** Days, and the times and other words that follow them. */
interface Section {
  days: { weekday: number; token: Token }[]
  tokens: Token[]
}

function splitByDays(tokens: readonly Token[]) {
  const sections: Section[] = []
  const problems: TextProblem[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const range = readDays(tokens, index)
    const current = sections.at(-1)
    if (range) {
      const days = range.weekdays.map((weekday) => ({ weekday, token }))
      if (current && current.tokens.length === 0) current.days.push(...days)
      else sections.push({ days, tokens: [] })
      index += range.length - 1
    } else if (current) {
      if (current.tokens.length > 0 || !isJoiner(token)) current.tokens.push(token)
    } else if (token.kind !== 'separator') problems.push(createProblem('unknown-day', token))
  }
  return { sections, problems }
}

/** `og` and `+` between two days. */
const isJoiner = ({ kind, text }: Token) => kind === 'word' && /^(og|&|\+|:)$/i.test(text)

/** The days at a token: `ma-to`, `ma - to`, `ma til to`. */
function readDays(tokens: readonly Token[], index: number) {
  const [first, joiner, last] = tokens.slice(index, index + 3)
  if (first?.kind !== 'word') return null
  const from = parseSheetWeekday(first.text)
  const to = last?.kind === 'word' ? parseSheetWeekday(last.text) : null
  if (from !== null && to !== null && joiner && /^([-–—]|til)$/i.test(joiner.text))
    return { weekdays: daysBetween(from, to), length: 3 }
  const weekdays = parseWeekdays(first.text)
  return weekdays && { weekdays, length: 1 }
}

/** A mistyped word in a row of several days is one problem. */
function uniqueProblems(problems: TextProblem[]): TextProblem[] {
  const byPosition = new Map(problems.map((problem) => [`${problem.code} ${problem.start}`, problem]))
  return [...byPosition.values()].sort((a, b) => a.start - b.start)
}
