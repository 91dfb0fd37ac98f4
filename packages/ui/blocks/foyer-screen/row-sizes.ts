/*
 * How large everything stands on the screen, so that it is always full and never runs over. In pixels of a 1920 x 1080
 * screen; FoyerScreen.module.css has the paddings that ROOM and WIDTH leave.
 */

/** What is left for rows under the name of the day, and from margin to margin beside the poster. */
const ROOM = 845
const WIDTH = 1068
const LARGEST_ROW = 210
/** The line that tells how many more there are. */
const MORE = 60

/** The second day: its name with the air above it, and each of its rows. */
const SECOND_DAY = 122
const SECOND_DAY_ROW = 76

/** As parts of a row's height. */
const TIME = 0.78
const TITLE = 0.46
const WHERE = 0.37
/** Larger than this, hall and time would only take room from the title. */
const LARGEST_TIME = 136
const LARGEST_WHERE = 48
/** As parts of the size of the type: five tabular figures, and a letter on average. */
const TIME_WIDTH = 2.3
const LETTER = 0.43
/** The age badge and the air between the columns. */
const BESIDE = 150

/** A title smaller than this part of the others gets a second line instead. */
const SMALLEST = 0.54

export interface RowSizes {
  row: number
  time: number
  title: number
  where: number
}

export function rowSizes(rows: number, isCut: boolean, secondDayRows: number): RowSizes {
  const taken = (isCut ? MORE : 0) + (secondDayRows > 0 ? SECOND_DAY + secondDayRows * SECOND_DAY_ROW : 0)
  const row = Math.min(LARGEST_ROW, Math.floor((ROOM - taken) / Math.max(1, rows)))
  return {
    row,
    time: Math.round(Math.min(LARGEST_TIME, row * TIME)),
    title: Math.round(row * TITLE),
    where: Math.round(Math.min(LARGEST_WHERE, row * WHERE)),
  }
}

/** The size at which a title has room on its line, or on two. */
export function titleSizeFor(title: string, { time, title: largest }: RowSizes): number {
  const width = WIDTH - BESIDE - time * TIME_WIDTH
  const fitting = width / (LETTER * title.length)
  return Math.round(Math.max(SMALLEST * largest, Math.min(largest, fitting)))
}
