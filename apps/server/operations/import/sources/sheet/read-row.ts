import { MINUTE_MS, osloInstant, type SheetColumn, type SheetColumns } from '@lerret/model'
import { endAfter } from '@lerret/model/programme-text'
import type { OldShowing, RowProblem } from '../../old-site.ts'
import { readSheetMoment, readSheetTime, type SheetTime } from './dates.ts'

export type Row = Partial<Record<SheetColumn, string>>

/** The facts in a row of a programme. */
export interface SheetRow {
  title: string
  filmNumber: string
  category: string
  text: string
  showing: OldShowing
}

const DEFAULT_MINUTES = 120

export const toRow = (columns: SheetColumns, cells: readonly string[]): Row =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]]] : [])),
  )

/** Reads a row, or says what is wrong with it. */
export function readRow(row: Row, today: string): SheetRow | { problem: RowProblem } {
  const title = row.title?.trim() ?? ''
  if (title === '') return { problem: 'title' }
  const moment = readSheetMoment(row.start ?? row.date ?? '', today)
  if ('problem' in moment) return moment
  const time = (row.time === undefined ? null : readSheetTime(row.time)) ?? moment.time
  if (!time) return { problem: 'time' }
  const startsAt = osloInstant(moment.date, time.start)
  const hall = row.hall?.trim() ?? ''
  return {
    title,
    filmNumber: row.filmNumber?.trim() ?? '',
    category: row.category?.trim() ?? '',
    text: row.text?.trim() ?? '',
    showing: {
      key: row.id ? `id ${row.id.trim()}` : `${startsAt.toISOString()} ${hall}`.trim(),
      startsAt: startsAt.toISOString(),
      endsAt: findEnd(row, startsAt, time, today).toISOString(),
      venue: hall,
      price: row.price ?? '',
      ticketUrl: row.url ?? '',
      state: toState(row.state ?? ''),
    },
  }
}

/** The end that the row names, or what its length gives. */
function findEnd(row: Row, start: Date, time: SheetTime, today: string): Date {
  const named = time.end ?? (row.end === undefined ? null : (readSheetTime(row.end)?.start ?? null))
  if (named !== null) return endAfter(start, named)
  const moment = row.end === undefined ? null : readSheetMoment(row.end, today)
  if (moment && 'date' in moment && moment.time) {
    const end = osloInstant(moment.date, moment.time.start)
    if (end > start) return end
  }
  const minutes = Number(/\d+/.exec(row.minutes ?? '')?.[0] ?? 0) || DEFAULT_MINUTES
  return new Date(start.getTime() + minutes * MINUTE_MS)
}

function toState(text: string): OldShowing['state'] {
  if (/^(avlyst|cancelled|canceled)$/i.test(text.trim())) return 'cancelled'
  return /^(utsett|utsatt|postponed)$/i.test(text.trim()) ? 'postponed' : 'planned'
}
