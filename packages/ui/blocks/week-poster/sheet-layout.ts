import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import type { Day, Listing } from '../../showings/listings.ts'

/*
 * Computes sizes at which a week's programme fills one A4 sheet without overflowing it. It is arithmetic, because nothing can be measured
 * before it is rendered. All lengths are in millimetres, as in WeekPoster.module.css.
 */

const SHEET = { width: 210, height: 297, margin: 10, gap: 8, head: 62, foot: 24 }

const INNER_WIDTH = SHEET.width - 2 * SHEET.margin
const COLUMN_WIDTH = (INNER_WIDTH - SHEET.gap) / 2
/** The height for the list and the pictures. */
const CONTENT_HEIGHT = SHEET.height - 2 * SHEET.margin - SHEET.head - SHEET.foot

/** Line heights: the largest that looks good, two that are readable at arm's length, and the smallest. */
const MAX_LINE_HEIGHT = 9
const COMFORTABLE_LINE_HEIGHT = 5.4
const READABLE_LINE_HEIGHT = 4.2
const MIN_LINE_HEIGHT = 1.6
const LINE_HEIGHT_STEP = 0.05

/** Font size as a fraction of the line height, and the lines of a day's heading: rule, name and space. */
export const TYPE_SIZE_PER_LINE_HEIGHT = 0.7
const LINES_PER_DAY_HEADING = 2.1

/** Width divided by height of a picture below the shorter column. */
export const STILL_RATIO = PICTURE_RATIOS.still

/** Average width of a letter as a multiple of the font size, slightly more than measured. */
const LETTER_WIDTH_EM = 0.5
/** The hall is set in smaller type. */
const HALL_TYPE_SCALE = 0.88
/** Time, age badge and the space between them, as a multiple of the font size. */
const FIXED_WIDTH_EM = 5.9

/** The text between a showing's time and its hall. */
type GetName = (listing: Listing) => string

export interface TypeSetting {
  /** The height of one line. */
  line: number
  /** The width of a column: the whole sheet if there is only one. */
  width: number
}

export interface Column {
  days: Day[]
  /** Whether there is room for a picture under the days. */
  hasRoomForStill: boolean
}

export interface SheetLayout extends TypeSetting {
  /** The number of posters in a row across the sheet. */
  posters: number
  /** Two, or one if there is only one day. */
  columns: Column[]
}

/** Large type comes before large pictures: posters grow only when the programme is short. */
export function layOutSheet(days: Day[], posters: number, getName: GetName): SheetLayout {
  const lineFor = (count: number) => findLineHeight(days, count, getName)
  const posterCounts = [3, 4, 5, 6, 7, 8].filter((count) => count <= posters)
  const comfortable = posterCounts.find((count) => lineFor(count) >= COMFORTABLE_LINE_HEIGHT)
  const maxCount = posterCounts.at(-1)
  const readable = maxCount !== undefined && lineFor(maxCount) >= READABLE_LINE_HEIGHT ? maxCount : 0
  const posterCount = comfortable ?? readable
  const line = lineFor(posterCount)
  const width = columnWidth(days)
  const columns = splitIntoColumns(days, line, getName).map((column) => {
    const remaining = heightBelowPosters(posterCount) - countLines(column, { line, width }, getName) * line
    return { days: column, hasRoomForStill: remaining >= width / STILL_RATIO + line }
  })
  return { line, width, posters: posterCount, columns }
}

/** Whether a showing's text fits on one line. */
export const fitsOnLine = (text: string, hall: string, setting: TypeSetting) =>
  text.length <= maxLettersPerLine(hall, setting)

const heightBelowPosters = (posters: number) => CONTENT_HEIGHT - posterHeight(posters)

export const posterHeight = (posters: number) => (posters === 0 ? 0 : (INNER_WIDTH / posters) * 1.5)

function findLineHeight(days: Day[], posters: number, getName: GetName): number {
  const width = columnWidth(days)
  const height = heightBelowPosters(posters)
  const fits = (line: number) => {
    const columns = splitIntoColumns(days, line, getName)
    const longest = Math.max(0, ...columns.map((column) => countLines(column, { line, width }, getName)))
    return longest * line <= height
  }
  // What fits in one line height fits in every smaller one, so the range is halved until it is one step.
  let [overflowing, fitting] = [-1, Math.ceil((MAX_LINE_HEIGHT - MIN_LINE_HEIGHT) / LINE_HEIGHT_STEP)]
  while (fitting - overflowing > 1) {
    const steps = Math.floor((overflowing + fitting) / 2)
    if (fits(MAX_LINE_HEIGHT - steps * LINE_HEIGHT_STEP)) fitting = steps
    else overflowing = steps
  }
  return Math.max(MIN_LINE_HEIGHT, MAX_LINE_HEIGHT - fitting * LINE_HEIGHT_STEP)
}

/** Splits between days, in order, where the longer column is shortest. */
function splitIntoColumns(days: Day[], line: number, getName: GetName): Day[][] {
  const width = columnWidth(days)
  const lines = days.map((day) => countLines([day], { line, width }, getName))
  const total = lines.reduce((sum, count) => sum + count, 0)
  let best = { index: days.length, longest: total }
  let before = 0
  for (const [index, count] of lines.entries()) {
    before += count
    const longest = Math.max(before, total - before)
    if (longest < best.longest) best = { index: index + 1, longest }
  }
  return [days.slice(0, best.index), days.slice(best.index)].filter((column) => column.length > 0)
}

function countLines(days: Day[], setting: TypeSetting, getName: GetName): number {
  const rows = days.flatMap(({ listings }) => listings)
  const linesOfListing = (listing: Listing) =>
    Math.ceil(getName(listing).length / maxLettersPerLine(listing.showing.hall, setting))
  return rows.reduce((sum, listing) => sum + linesOfListing(listing), days.length * LINES_PER_DAY_HEADING)
}

/** A single day is not split. */
const columnWidth = (days: Day[]) => (days.length === 1 ? INNER_WIDTH : COLUMN_WIDTH)

function maxLettersPerLine(hall: string, { line, width }: TypeSetting): number {
  const type = line * TYPE_SIZE_PER_LINE_HEIGHT
  const remaining = width - FIXED_WIDTH_EM * type - hall.length * HALL_TYPE_SCALE * LETTER_WIDTH_EM * type
  return Math.max(6, Math.floor(remaining / (LETTER_WIDTH_EM * type)))
}
