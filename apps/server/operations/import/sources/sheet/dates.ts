import { addDays, osloClock } from '@lerret/model'
import { readMoments, readTimes } from '@lerret/model/programme-text'
import { toInstant } from '../../../../programme/ticketing/provider/times.ts'

/** The moment that a cell names: a day in Oslo, and a time of day if it has one. */
export type SheetMoment =
  | { date: string; time: SheetTime | null }
  | { problem: 'date' | 'weekday' | 'several' }

/** Times of day as `19.00`. */
export interface SheetTime {
  start: string
  end: string | null
}

/** The date in a cell: `24.12.`, `tysdag 24. desember kl. 19`, `2026-12-24 19:00`, `46380.79`. Without a year it is near today. */
export function readSheetMoment(cell: string, today: string): SheetMoment {
  const serial = findSerial(cell)
  if (serial !== null)
    return { date: addDays(SERIAL_START, Math.floor(serial)), time: toTimeOfDay(serial % 1) }
  const instant = toInstant(cell)
  if (instant !== null) {
    const { date, time } = osloClock(instant)
    return { date, time: { start: time, end: null } }
  }
  const { dates, times } = readMoments(addDot(cell.normalize('NFC')), { today, firstDate: today })
  const [item] = dates
  if (!item) return { problem: 'date' }
  const found = times.flatMap((each) => each.times)
  if (dates.length > 1 || item.dates.length > 1 || found.length > 1) return { problem: 'several' }
  if (item.isWrongWeekday) return { problem: 'weekday' }
  return { date: item.dates[0] as string, time: toSheetTime(found[0]) }
}

/** The first day of Excel's calendar; it counts a 29 February 1900 that never was. */
const SERIAL_START = '1899-12-30'
/** Serial numbers of the years from 2000 to 2100: other numbers are hardly dates. */
const [MIN_SERIAL, MAX_SERIAL] = [36_526, 73_050]

function findSerial(cell: string): number | null {
  const number = /^\d{5}(?:[.,]\d+)?$/.test(cell.trim()) ? Number(cell.trim().replace(',', '.')) : 0
  return number >= MIN_SERIAL && number < MAX_SERIAL ? number : null
}

/** A share of the day as a time; midnight is no time that somebody has typed. */
function toTimeOfDay(fraction: number): SheetTime | null {
  const minutes = Math.round(fraction * 24 * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return minutes === 0
    ? null
    : { start: `${two(Math.floor(minutes / 60) % 24)}.${two(minutes % 60)}`, end: null }
}

/** `24.12` at the beginning of a cell is a date, as `24.12.` is; elsewhere it may be a time. */
const addDot = (cell: string) => cell.replace(/^(\s*(?:\p{L}+\.?,?\s+)?\d{1,2}\.\d{1,2})(?=\s|,|$)/u, '$1.')

/** The time in a cell that has no date: `19`, `kl. 19.30`, `18–20`, `0.79`; null when it names none or several. */
export function readSheetTime(cell: string): SheetTime | null {
  const text = cell.trim()
  if (/^0?[.,]\d{2,}$/.test(text)) return toTimeOfDay(Number(text.replace(',', '.')))
  const hour = /^([01]?\d|2[0-3])$/.exec(text)?.[1]
  if (hour !== undefined) return { start: `${hour.padStart(2, '0')}.00`, end: null }
  const times = readTimes(text.replaceAll(/(\d{1,2}:\d\d):\d\d/g, '$1'), { canGuess: false }).flatMap(
    (item) => item.times,
  )
  return times.length === 1 ? toSheetTime(times[0]) : null
}

interface ReadTime {
  from: { time: string }
  to: { time: string } | null
}

const toSheetTime = (time: ReadTime | undefined): SheetTime | null =>
  time ? { start: time.from.time, end: time.to?.time ?? null } : null
