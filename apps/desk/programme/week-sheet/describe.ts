import { addDays, dayName, formatDayOfMonth, osloClock, type Showing } from '@lerret/model'
import {
  type CellPosition,
  cellPosition,
  type DraftState,
  type Sheet,
  type TextProblem,
  type TextProblemCode,
} from '@lerret/model/programme-text'
import { dateWords, fill, stateWords, programmeWords as words } from '@lerret/words/desk'

export const formatTime = (instant: string) => osloClock(instant).time

/** `14.00 Sal 2, ferdig 15.18` */
export function describeShowing({ startsAt, endsAt, hall, formats }: Showing): string {
  const special = formats.filter((format) => format !== '2D')
  const template = special.length > 0 ? words.understoodFormats : words.understood
  return fill(template, {
    time: formatTime(startsAt),
    hall,
    end: formatTime(endsAt),
    formats: special.join(', '),
  })
}

export const DRAFT_WORDS: Record<DraftState, string> = {
  draft: stateWords.stateDraft,
  changed: stateWords.stateChanged,
}

/** `14.00 Sal 2, ferdig 15.18 (utkast)` */
export const describeSaved = (showing: Showing, draft: DraftState | undefined): string =>
  draft
    ? fill(words.understoodDraft, {
        showing: describeShowing(showing),
        state: DRAFT_WORDS[draft].toLowerCase(),
      })
    : describeShowing(showing)

const SENTENCES: Record<TextProblemCode, string> = {
  'unknown-word': words.problemUnknownWord,
  'invalid-time': words.problemInvalidTime,
  'skipped-time': words.problemSkippedTime,
  'missing-time': words.problemMissingTime,
  'conflicting-word': words.problemConflictingWord,
  'repeated-showing': words.problemRepeatedShowing,
  'unclosed-quote': words.problemUnclosedQuote,
  'misplaced-hyphen': words.problemMisplacedHyphen,
  'unknown-day': words.problemUnknownDay,
}

export const describeProblem = ({ code, text, suggestion }: TextProblem): string =>
  suggestion === undefined
    ? fill(SENTENCES[code], { text })
    : fill(words.problemSuggestion, { text, suggestion })

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `Laurdag 5.` */
export const formatDay = (date: string) =>
  fill(words.day, { day: capitalize(dayName(date, dateWords)), date: String(Number(date.slice(8))) })

/** `30. november – 6. desember` */
export const formatWeek = (firstDate: string) =>
  fill(words.weekDates, {
    first: formatDayOfMonth(firstDate, dateWords),
    last: formatDayOfMonth(addDays(firstDate, 6), dateWords),
  })

/** `La 5`, for a narrow screen. */
export const formatShortDay = (date: string) =>
  `${capitalize(dayName(date, dateWords)).slice(0, 2)} ${Number(date.slice(8))}`

/** `Häxan, Laurdag 5.` */
export function describeCell(
  { productions }: Pick<Sheet, 'productions'>,
  { productionId, date }: CellPosition,
) {
  const title = productions.find(({ id }) => id === productionId)?.title ?? ''
  return fill(words.cellName, { title, day: formatDay(date) })
}

/** Cells by their keys: the one, or how many. */
export function describeCells(sheet: Pick<Sheet, 'productions'>, keys: readonly string[]): string {
  const [key = '', ...others] = keys
  if (others.length > 0) return fill(words.cells, { count: String(keys.length) })
  return describeCell(sheet, cellPosition(key))
}
