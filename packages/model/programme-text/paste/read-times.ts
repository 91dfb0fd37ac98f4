import { type ClockTime, parseClockTime } from '../cell/clock-time.ts'
import { maskSpans, type Span } from './line-mask.ts'

/** Times that belong together: `18.00 og 20.30`. */
export interface TimeItem extends Span {
  kind: 'time'
  times: { from: ClockTime; to: ClockTime | null }[]
  /** A bare number was taken for an hour. */
  isGuessed: boolean
}

interface FoundTime extends Span {
  from: ClockTime
  to: ClockTime | null
  isGuessed: boolean
}

const CLOCK = '(?:[01]?\\d|2[0-4])[.:][0-5]\\d'
const HOUR = '(?:[01]?\\d|2[0-4])'
/** The endings that make a number something else: an age, a length, a price, a format, a date. */
const NOT_OTHER = '(?!\\d|[.:/]\\d|\\s*(?:år|min|kr|,-|:-|mm|d(?!\\p{L})|k(?!\\p{L})|%|\\+))'
const KL = new RegExp(
  `(?<!\\p{L})(?:kl|klokka|klokken)\\.?\\s*(${CLOCK}|\\d{4}(?!\\d)|${HOUR})${NOT_OTHER}(?:\\s*[-–—]\\s*(${CLOCK}|${HOUR})${NOT_OTHER})?`,
  'giu',
)
const EXPLICIT = new RegExp(
  `(?<![\\d.:/,])(${CLOCK})(?![\\d:]|\\.\\d)(?:\\s*[-–—]\\s*(${CLOCK})(?![\\d:]|\\.\\d))?`,
  'giu',
)
const BARE = new RegExp(`(?<![\\p{L}\\d.:/-])(${HOUR})${NOT_OTHER}(?![\\p{L}-])`, 'giu')
const CONNECTOR = /^\s*(?:,|og|&|\+|\/)?\s*(?:kl\.?\s*)?$/iu
const LIST_CONNECTOR = /^\s*(?:,|og|&|\+|\/)\s*$/iu
/** Bare numbers below this are hardly hours of a programme. */
const MIN_GUESSED_HOUR = 9

/** Finds the times in a text from which dates and titles are masked out. */
export function readTimes(text: string, { canGuess }: { canGuess: boolean }): TimeItem[] {
  const found: FoundTime[] = []
  let rest = text
  const claim = (time: FoundTime) => {
    found.push(time)
    rest = maskSpans(rest, [time])
  }
  for (const pattern of [KL, EXPLICIT]) {
    for (const match of rest.matchAll(pattern)) {
      const time = toTime(match, false)
      if (time) claim(time)
    }
  }
  // `18 og 20.30`, `kl. 18, 20 og 22`: a number in a list with a time is a time.
  for (let hasNew = found.length > 0; hasNew; ) {
    hasNew = false
    for (const match of rest.matchAll(BARE)) {
      const time = toTime(match, false)
      if (time && found.some((other) => isListed(time, other, text))) {
        claim(time)
        hasNew = true
      }
    }
  }
  if (found.length === 0 && canGuess) {
    for (const match of rest.matchAll(BARE)) {
      const time = toTime(match, true)
      if (time && Number(match[1]) >= MIN_GUESSED_HOUR) claim(time)
    }
  }
  return groupTimes(
    found.sort((a, b) => a.start - b.start),
    text,
  )
}

function toTime({ index = 0, 0: match, 1: from = '', 2: to }: RegExpMatchArray, isGuessed: boolean) {
  const fromTime = parseClockTime(from)
  const toTime = to === undefined ? null : parseClockTime(to)
  if (!fromTime) return null
  return { from: fromTime, to: toTime, isGuessed, start: index, end: index + match.length }
}

function isListed(a: Span, b: Span, text: string): boolean {
  const between = a.start < b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start)
  return LIST_CONNECTOR.test(between)
}

function groupTimes(found: readonly FoundTime[], text: string): TimeItem[] {
  const items: TimeItem[] = []
  for (const { from, to, isGuessed, start, end } of found) {
    const last = items.at(-1)
    if (last && CONNECTOR.test(text.slice(last.end, start))) {
      last.times.push({ from, to })
      last.end = end
      last.isGuessed ||= isGuessed
    } else items.push({ kind: 'time', times: [{ from, to }], isGuessed, start, end })
  }
  return items
}
