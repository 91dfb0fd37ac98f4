import type { Day, Listing } from '../../showings/listings.ts'

/*
 * How a week's programme is set so that it fills one A4 sheet and never runs over: by arithmetic, since paper cannot
 * scroll and nothing can be measured before it is drawn. All in millimetres; WeekPoster.module.css uses the same.
 */

const SHEET = { width: 210, height: 297, margin: 10, gap: 8, head: 62, foot: 19 }

const INNER_WIDTH = SHEET.width - 2 * SHEET.margin
const COLUMN_WIDTH = (INNER_WIDTH - SHEET.gap) / 2
/** What the list and the pictures share. */
const ROOM = SHEET.height - 2 * SHEET.margin - SHEET.head - SHEET.foot

/** The height of a line: the most that looks good, the least that is read at arm's length, and the least of all. */
const LARGEST = 9
const EASY = 5.4
const READABLE = 4.2
const SMALLEST = 1.6
const STEP = 0.05

/** Type within its line, and lines of a day beside its showings: rule, name and the air after it. */
export const TYPE_OF_LINE = 0.7
const DAY_LINES = 2.1

/** A picture that fills the shorter column: its width divided by its height. */
export const STILL_RATIO = 2

/** How wide a letter is, on average, as a part of the type's size; a little more than measured. */
const LETTER = 0.5
/** The hall is set smaller. */
const HALL = 0.88
/** Time, age badge and the air between them, as multiples of the type's size. */
const FIXED = 5.9

/** What is set on a showing's line between its time and its hall. */
type NameOf = (listing: Listing) => string

export interface Setting {
  /** The height of one line. */
  line: number
  /** How wide a column is: all of the sheet when there is one. */
  width: number
}

export interface Column {
  days: Day[]
  /** Whether there is room for a picture under the days. */
  hasRoomForStill: boolean
}

export interface Fit extends Setting {
  /** How many posters stand in a row, edge to edge. */
  posters: number
  /** Two, or fewer where there are fewer days. */
  columns: Column[]
}

/** Large type goes before pictures: pictures grow only where the programme is short. */
export function fitSheet(days: Day[], posters: number, nameOf: NameOf): Fit {
  const lineFor = (count: number) => largestLine(days, count, nameOf)
  const rows = [3, 4, 5, 6, 7, 8].filter((count) => count <= posters)
  const easy = rows.find((count) => lineFor(count) >= EASY)
  const smallest = rows.at(-1)
  const readable = smallest !== undefined && lineFor(smallest) >= READABLE ? smallest : 0
  const chosen = easy ?? readable
  const line = lineFor(chosen)
  const width = widthFor(days)
  const columns = inTwo(days, line, nameOf).map((column) => {
    const left = roomUnder(chosen) - linesOf(column, { line, width }, nameOf) * line
    return { days: column, hasRoomForStill: left >= width / STILL_RATIO + line }
  })
  return { line, width, posters: chosen, columns }
}

/** Whether all of a showing's name has room on its line. */
export const fitsOnLine = (text: string, hall: string, setting: Setting) =>
  text.length <= lettersFor(hall, setting)

const roomUnder = (posters: number) => ROOM - pictureHeight(posters)

export const pictureHeight = (posters: number) => (posters === 0 ? 0 : (INNER_WIDTH / posters) * 1.5)

function largestLine(days: Day[], posters: number, nameOf: NameOf): number {
  const width = widthFor(days)
  const room = roomUnder(posters)
  for (let line = LARGEST; line > SMALLEST; line -= STEP) {
    const columns = inTwo(days, line, nameOf)
    const longest = Math.max(0, ...columns.map((column) => linesOf(column, { line, width }, nameOf)))
    if (longest * line <= room) return line
  }
  return SMALLEST
}

/** Days stay whole and in order; they are parted where the longer column is shortest. */
function inTwo(days: Day[], line: number, nameOf: NameOf): Day[][] {
  const width = widthFor(days)
  const lines = days.map((day) => linesOf([day], { line, width }, nameOf))
  const total = lines.reduce((sum, count) => sum + count, 0)
  let best = { at: days.length, longest: total }
  let before = 0
  for (const [at, count] of lines.entries()) {
    before += count
    const longest = Math.max(before, total - before)
    if (longest < best.longest) best = { at: at + 1, longest }
  }
  return [days.slice(0, best.at), days.slice(best.at)].filter((column) => column.length > 0)
}

function linesOf(days: Day[], setting: Setting, nameOf: NameOf): number {
  const rows = days.flatMap(({ listings }) => listings)
  const inRow = (listing: Listing) =>
    Math.ceil(nameOf(listing).length / lettersFor(listing.showing.hall, setting))
  return rows.reduce((sum, listing) => sum + inRow(listing), days.length * DAY_LINES)
}

/** A single day is not parted. */
const widthFor = (days: Day[]) => (days.length === 1 ? INNER_WIDTH : COLUMN_WIDTH)

function lettersFor(hall: string, { line, width }: Setting): number {
  const type = line * TYPE_OF_LINE
  const left = width - FIXED * type - hall.length * HALL * LETTER * type
  return Math.max(6, Math.floor(left / (LETTER * type)))
}
