/*
 * Sizes that fill the foyer screen without overflowing it, in pixels of a 1920 x 1080 screen. ROWS_HEIGHT and ROW_WIDTH are what the
 * paddings in FoyerScreen.module.css leave.
 */

/** The height below the day's heading, and the width beside the poster. */
const ROWS_HEIGHT = 845
const ROW_WIDTH = 1068
const MAX_ROW_HEIGHT = 210
/** The line that says how many more showings there are. */
const MORE_LINE_HEIGHT = 60

/** The second day: its heading with the space above it, and each of its rows. */
const SECOND_DAY_HEADING_HEIGHT = 122
const SECOND_DAY_ROW_HEIGHT = 76

/** Font sizes as fractions of a row's height. */
const TIME_PER_ROW_HEIGHT = 0.78
const TITLE_PER_ROW_HEIGHT = 0.46
const HALL_PER_ROW_HEIGHT = 0.37
/** Above these sizes, time and hall would only take space from the title. */
const MAX_TIME_SIZE = 136
const MAX_HALL_SIZE = 48
/** Multiples of the font size: the width of five tabular figures, and of an average letter. */
const TIME_WIDTH_EM = 2.3
const LETTER_WIDTH_EM = 0.43
/** The age badge and the gaps between the columns. */
const BADGE_AND_GAPS_WIDTH = 150

/** A title is not set smaller than this fraction of the others: it gets a second line instead. */
const MIN_TITLE_SCALE = 0.54

export interface RowSizes {
  row: number
  time: number
  title: number
  where: number
}

export function rowSizes(rows: number, hasMoreLine: boolean, secondDayRows: number): RowSizes {
  const secondDayHeight =
    secondDayRows > 0 ? SECOND_DAY_HEADING_HEIGHT + secondDayRows * SECOND_DAY_ROW_HEIGHT : 0
  const available = ROWS_HEIGHT - ((hasMoreLine ? MORE_LINE_HEIGHT : 0) + secondDayHeight)
  const row = Math.min(MAX_ROW_HEIGHT, Math.floor(available / Math.max(1, rows)))
  return {
    row,
    time: Math.round(Math.min(MAX_TIME_SIZE, row * TIME_PER_ROW_HEIGHT)),
    title: Math.round(row * TITLE_PER_ROW_HEIGHT),
    where: Math.round(Math.min(MAX_HALL_SIZE, row * HALL_PER_ROW_HEIGHT)),
  }
}

/** The font size at which a title fits on one line, or on two. */
export function fitTitleSize(title: string, { time, title: maxSize }: RowSizes): number {
  const width = ROW_WIDTH - BADGE_AND_GAPS_WIDTH - time * TIME_WIDTH_EM
  const fittingSize = width / (LETTER_WIDTH_EM * title.length)
  return Math.round(Math.max(MIN_TITLE_SCALE * maxSize, Math.min(maxSize, fittingSize)))
}
