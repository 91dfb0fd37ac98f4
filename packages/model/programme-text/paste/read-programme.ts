import { endAfter, startOnEvening } from '../cell/clock-time.ts'
import { parseCell } from '../cell/parse-cell.ts'
import { NO_DETAILS, type TypedDetails, type TypedShowing } from '../cell/typed-showing.ts'
import type { Vocabulary } from '../cell/vocabulary.ts'
import { findSimilarTitles, type IndexedTitle, indexTitles, type KnownTitle } from './match-title.ts'
import { parseTsv } from './parse-tsv.ts'
import { readWeekHeading } from './read-dates.ts'
import type { DetailItem } from './read-details.ts'
import { type LineItem, readLine } from './read-line.ts'
import { type Segment, splitSegments } from './split-segments.ts'

export interface ProgrammeContext {
  /** `2026-11-16` */
  today: string
  productions: readonly KnownTitle[]
  vocabulary: Vocabulary
  nightEndsAt?: string
}

/** Why an editor should look at a showing before it is saved. */
export type DoubtCode =
  | 'unknown-title'
  /** The title is written a little differently. */
  | 'similar-title'
  /** Several productions fit. */
  | 'several-titles'
  | 'missing-title'
  /** The weekday is not that of the date. */
  | 'wrong-weekday'
  | 'past-date'
  /** A bare number was taken for an hour. */
  | 'guessed-time'
  /** Words of the line that mean nothing here. */
  | 'unread-words'
  /** A showing stands there twice. */
  | 'repeated-showing'

export interface Doubt {
  code: DoubtCode
  text: string
}

export interface ReadShowing {
  /** The line of the text, from 0 on. */
  line: number
  source: string
  date: string
  production: KnownTitle | null
  /** The title as it is written. */
  title: string
  showing: TypedShowing
  doubts: Doubt[]
}

/** A line with a time that gives no showing. */
export interface UnreadLine {
  line: number
  source: string
  reason: 'missing-date' | 'skipped-time'
}

export interface ReadProgramme {
  showings: ReadShowing[]
  unread: UnreadLine[]
}

/** The showings in a programme from a document, a letter or a table. Nothing is saved: every line is to be looked at first. */
export function readProgramme(text: string, context: ProgrammeContext): ReadProgramme {
  const reader: Reader = {
    context,
    titles: indexTitles(context.productions),
    firstDate: context.today,
    dates: [],
    areDatesFromShowing: false,
    title: null,
    details: NO_DETAILS,
    result: { showings: [], unread: [] },
  }
  const normalized = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
  if (normalized.includes('\t')) readTable(reader, parseTsv(normalized))
  else if (/^.*\|.*\|/m.test(normalized))
    readTable(
      reader,
      normalized.split('\n').map((line) => (line.includes('|') ? splitPipes(line) : [line])),
    )
  else for (const [line, source] of normalized.split('\n').entries()) readTextLine(reader, line, source)
  markRepeated(reader.result.showings)
  return reader.result
}

/** The state of the reading: what the lines before say about the next. */
interface Reader {
  context: ProgrammeContext
  titles: readonly IndexedTitle[]
  /** Weekdays are looked for from here on. */
  firstDate: string
  dates: string[]
  /** The dates stood in a line with times, not in a heading. */
  areDatesFromShowing: boolean
  title: { text: string; matches: readonly KnownTitle[] } | null
  details: TypedDetails
  result: ReadProgramme
}

const splitPipes = (line: string) =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())

const readItems = (reader: Reader, source: string): LineItem[] =>
  readLine(source, {
    today: reader.context.today,
    firstDate: reader.firstDate,
    titles: reader.titles,
    vocabulary: reader.context.vocabulary,
    isDated: reader.dates.length > 0,
  })

function readTextLine(reader: Reader, line: number, source: string) {
  if (source.trim() === '') return
  const items = readItems(reader, source)
  if (items.some(({ kind }) => kind === 'time')) readShowings(reader, items, { line, source })
  else readHeading(reader, items, source)
}

/** A line without a time is about the lines that follow. */
function readHeading(reader: Reader, items: readonly LineItem[], source: string) {
  const week = readWeekHeading(source, reader.context.today)
  if (week !== null) reader.firstDate = week
  const dates = items.filter((item) => item.kind === 'date')
  const title = items.find((item) => item.kind === 'title')
  const text = items.find((item) => item.kind === 'text')
  if (dates.length > 0) {
    reader.dates = dates.flatMap((item) => item.dates)
    reader.areDatesFromShowing = false
    reader.details = NO_DETAILS
  }
  if (title) startTitle(reader, { text: source.slice(title.start, title.end), matches: title.matches })
  else if (text && dates.length === 0 && week === null && !hasDetail(items))
    startTitle(reader, {
      text: text.text,
      matches: findSimilarTitles(text.text, reader.titles),
    })
  const details = items.filter((item) => item.kind === 'detail')
  if (details.length > 0 && !text) reader.details = addDetails(reader.details, details)
}

const hasDetail = (items: readonly LineItem[]) => items.some(({ kind }) => kind === 'detail')

function startTitle(reader: Reader, title: NonNullable<Reader['title']>) {
  reader.title = title
  reader.details = NO_DETAILS
  if (reader.areDatesFromShowing) reader.dates = []
}

function readShowings(reader: Reader, items: readonly LineItem[], place: { line: number; source: string }) {
  const allDates = items.filter((item) => item.kind === 'date')
  const isOnlyDateLast = allDates.length === 1
  for (const segment of splitSegments(items)) {
    // `kl. 18 fredag 20. november`
    const dateItem = segment.dates ?? (isOnlyDateLast ? (allDates[0] ?? null) : null)
    const dates = dateItem?.dates ?? reader.dates
    if (dateItem) {
      reader.dates = dateItem.dates
      reader.areDatesFromShowing = true
    }
    if (segment.groups.length === 0) continue
    if (dates.length === 0) {
      reader.result.unread.push({ ...place, reason: 'missing-date' })
      continue
    }
    const name = nameSegment(reader, segment)
    const wrongDay = dateItem?.isWrongWeekday
      ? [{ code: 'wrong-weekday' as const, text: place.source.slice(dateItem.start, dateItem.end) }]
      : []
    for (const date of dates) addShowings(reader, segment, { ...place, date, name, doubts: wrongDay })
  }
}

interface Name {
  title: string
  production: KnownTitle | null
  doubts: Doubt[]
  label: string | null
}

/** Names the production that a segment is about: by a title in it, a text that is similar to one, or the heading above. */
function nameSegment(reader: Reader, { titles, texts }: Segment): Name {
  const [title, second] = titles
  if (title) {
    const label = texts.find(({ isQuoted }) => isQuoted)?.text ?? null
    const found = nameMatches(title.matches, title.matches[0]?.title ?? '', true)
    const rest = texts.filter(({ text }) => text !== label)
    return {
      ...found,
      label,
      doubts: [
        ...found.doubts,
        ...(second ? [{ code: 'several-titles' as const, text: second.matches[0]?.title ?? '' }] : []),
        ...unreadWords(rest),
      ],
    }
  }
  const isRemark = ({ text, isQuoted }: { text: string; isQuoted: boolean }) =>
    !isQuoted && reader.title !== null && /^\p{Ll}/u.test(text)
  const [text, ...rest] = texts.filter((item) => !isRemark(item))
  if (text) {
    const matches = findSimilarTitles(text.text, reader.titles)
    const found = nameMatches(matches, text.text, false)
    return { ...found, label: null, doubts: [...found.doubts, ...unreadWords(rest)] }
  }
  if (!reader.title)
    return { title: '', production: null, label: null, doubts: [{ code: 'missing-title', text: '' }] }
  const { text: heading, matches } = reader.title
  const isExact = matches.some(({ title: known }) => known.toLowerCase() === heading.toLowerCase())
  const found = nameMatches(matches, heading, isExact)
  return { ...found, label: null, doubts: [...found.doubts, ...unreadWords(texts)] }
}

function nameMatches(matches: readonly KnownTitle[], title: string, isExact: boolean): Omit<Name, 'label'> {
  const [production] = matches
  if (!production) return { title, production: null, doubts: [{ code: 'unknown-title', text: title }] }
  if (matches.length > 1) return { title, production, doubts: [{ code: 'several-titles', text: title }] }
  return { title, production, doubts: isExact ? [] : [{ code: 'similar-title', text: title }] }
}

const unreadWords = (texts: readonly { text: string }[]): Doubt[] =>
  texts.map(({ text }) => ({ code: 'unread-words', text }))

function addShowings(
  reader: Reader,
  segment: Segment,
  place: { line: number; source: string; date: string; name: Name; doubts: Doubt[] },
) {
  const { context, result } = reader
  const { line, source, date, name } = place
  const common = addDetails(reader.details, segment.details)
  for (const { time, details } of segment.groups) {
    const own = addDetails(common, details)
    for (const { from, to } of time.times) {
      const start = startOnEvening(date, from, context.nightEndsAt)
      if (!start) {
        result.unread.push({ line, source, reason: 'skipped-time' })
        continue
      }
      const doubts = [...name.doubts, ...place.doubts]
      if (time.isGuessed) doubts.push({ code: 'guessed-time', text: from.time })
      if (date < context.today) doubts.push({ code: 'past-date', text: date })
      result.showings.push({
        line,
        source,
        date,
        production: name.production,
        title: name.title,
        showing: {
          startsAt: start.toISOString(),
          endsAt: to && endAfter(start, to.time).toISOString(),
          ...own,
          label: name.label ?? own.label,
        },
        doubts,
      })
    }
  }
}

function addDetails(details: TypedDetails, items: readonly DetailItem[]): TypedDetails {
  const result = { ...details }
  for (const { meaning } of items) {
    if (meaning.kind === 'format') result.formats = [...(result.formats ?? []), meaning.format]
    if (meaning.kind === 'hall') result.hall = meaning.hall
    if (meaning.kind === 'label') result.label = meaning.label
    if (meaning.kind === 'language') result.language = meaning.language
    if (meaning.kind === 'subtitles') result.subtitles = meaning.subtitles
  }
  return result
}

/** A table: films by days, days by halls, or a showing in each row. */
function readTable(reader: Reader, rows: readonly string[][]) {
  let header: Column[] = []
  for (const [line, cells] of rows.entries()) {
    const source = cells.join(' | ')
    if (/^[\s|:-]*$/.test(source)) continue
    const columns = cells.map((cell) => readColumn(reader, cell))
    const dateColumns = columns.filter((column) => column?.kind === 'date').length
    const hallColumns = columns.filter((column) => column?.kind === 'hall').length
    const isHeader = dateColumns >= 2 || (hallColumns >= 2 && dateColumns === 0)
    if (isHeader) header = columns
    else if (header.some((column) => column?.kind === 'date'))
      readFilmRow(reader, cells, header, { line, source })
    else if (header.some((column) => column?.kind === 'hall')) readDayRow(reader, cells, header, line)
    else readTextLine(reader, line, cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t'))
  }
}

type Column = { kind: 'date'; date: string } | { kind: 'hall'; hall: string } | null

/** Reads a cell as the head of a column: a single day or hall, and nothing else. */
function readColumn(reader: Reader, cell: string): Column {
  const items = readItems(reader, cell)
  const [item] = items
  if (items.length !== 1 || !item) return null
  if (item.kind === 'date' && item.dates[0] && item.dates.length === 1)
    return { kind: 'date', date: item.dates[0] }
  if (item.kind === 'detail' && item.meaning.kind === 'hall') return { kind: 'hall', hall: item.meaning.hall }
  return null
}

function readFilmRow(
  reader: Reader,
  cells: readonly string[],
  header: readonly Column[],
  place: { line: number; source: string },
) {
  const { context } = reader
  const firstDate = header.findIndex((column) => column?.kind === 'date')
  const title = cells.slice(0, firstDate).find((cell) => cell.trim() !== '')
  if (title) readHeading(reader, readItems(reader, title), title)
  for (const [index, cell] of cells.entries()) {
    const column = header[index]
    if (column?.kind !== 'date' || cell.trim() === '') continue
    const { showings, problems } = parseCell(cell, {
      date: column.date,
      vocabulary: context.vocabulary,
      ...(context.nightEndsAt && { nightEndsAt: context.nightEndsAt }),
    })
    if (problems.length > 0) {
      reader.dates = [column.date]
      readTextLine(reader, place.line, cell)
      continue
    }
    const name = nameSegment(reader, { dates: null, titles: [], texts: [], details: [], groups: [] })
    for (const showing of showings)
      reader.result.showings.push({
        ...place,
        date: column.date,
        production: name.production,
        title: name.title,
        showing,
        doubts:
          column.date < context.today
            ? [...name.doubts, { code: 'past-date', text: column.date }]
            : [...name.doubts],
      })
  }
}

function readDayRow(reader: Reader, cells: readonly string[], header: readonly Column[], line: number) {
  const day = cells.find((_, index) => header[index]?.kind !== 'hall')
  if (day) readTextLine(reader, line, day)
  for (const [index, cell] of cells.entries()) {
    const column = header[index]
    if (column?.kind !== 'hall') continue
    for (const source of cell.split('\n')) {
      reader.details = { ...NO_DETAILS, hall: column.hall }
      readTextLine(reader, line, source)
    }
  }
}

function markRepeated(showings: readonly ReadShowing[]) {
  const seen = new Set<string>()
  for (const { production, title, showing, doubts } of showings) {
    const key = `${production?.id ?? title} ${showing.startsAt} ${showing.hall}`
    if (seen.has(key)) doubts.push({ code: 'repeated-showing', text: title })
    seen.add(key)
  }
}
