import { parseCsv } from '../../../../platform/text/parse-csv.ts'
import { titleId, toCount, toId, toPrice, toSeats, toWebUrl } from '../../provider/entries.ts'
import { buildFeed } from '../../provider/feed-builder.ts'
import type { ProviderFeed } from '../../provider/provider.ts'
import type { DocumentText } from './document-text.ts'
import { findColumn, type SHEET_HEADINGS } from './sheet-headings.ts'

type Column = keyof typeof SHEET_HEADINGS
type Row = Partial<Record<Column, string>>

/** Reads a sheet as CSV; null when its first line does not name a title and a start. */
export function readSheet({ text, url }: DocumentText): ProviderFeed | null {
  const rows = parseCsv(text)
  const columns = rows?.[0]?.map(findColumn) ?? []
  const hasStart = columns.includes('start') || (columns.includes('date') && columns.includes('time'))
  if (!rows || !columns.includes('title') || !hasStart) return null
  const feed = buildFeed(new URL(url).origin)
  for (const cells of rows.slice(1)) addRow(feed, toRow(columns, cells), url)
  return feed.finish()
}

const toRow = (columns: (Column | null)[], cells: string[]): Row =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]]] : [])),
  )

function addRow(feed: ReturnType<typeof buildFeed>, row: Row, url: string) {
  const { title } = row
  const start = toDateTime(row.start, row.date, row.time)
  const id = row.id ? toId(row.id) : title && start ? toId(`${title} ${row.hall ?? ''} ${start}`) : null
  if (!title || !start || !id) {
    feed.addUnreadable(id)
    return
  }
  const date = start.slice(0, 10)
  feed.add(
    {
      id: row.filmNumber ? toId(row.filmNumber) : titleId(title),
      title,
      filmNumber: row.filmNumber ?? null,
      minutes: toCount(toNumber(row.minutes)) || null,
    },
    {
      id,
      start,
      end: row.end ? toDateTime(row.end, date, row.end) : null,
      hall: row.hall,
      state: toState(row.state),
      priceFrom: toPrice(toNumber(row.price)),
      seats: toSeats(toNumber(row.capacity), toNumber(row.free)),
      url: toWebUrl(row.url, url),
    },
  )
}

/** `2026-11-21T19:00`, from one cell or from a date and a time of day; the text itself when it is neither. */
function toDateTime(
  whole: string | undefined,
  date: string | undefined,
  time: string | undefined,
): string | null {
  const text = whole && toDate(whole) ? whole : date && time ? `${date} ${time}` : whole
  if (!text) return null
  const day = toDate(text)
  const clock = /(?:^|[ T]|kl\.? ?)(\d{1,2})[.:](\d\d)(?::\d\d)?$/.exec(text.trim())
  if (!day || !clock || /[Z+]/.test(text.slice(10))) return text
  return `${day}T${clock[1]?.padStart(2, '0')}:${clock[2]}`
}

/** The date at the beginning of a text, as `2026-11-21`; days come before months, as in Norway. */
function toDate(text: string): string | null {
  const iso = /^\d{4}-\d\d-\d\d/.exec(text)
  if (iso) return iso[0]
  const norwegian = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text)
  if (!norwegian) return null
  const [, day = '', month = '', year = ''] = norwegian
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function toNumber(text: string | undefined): number | null {
  const number = Number(text?.replace(/[^\d,.]/g, '').replace(',', '.'))
  return text && /\d/.test(text) && Number.isFinite(number) ? number : null
}

function toState(text: string | undefined) {
  if (/^(avlyst|cancelled|canceled)$/i.test(text ?? '')) return 'cancelled'
  return /^(utsett|utsatt|postponed)$/i.test(text ?? '') ? 'postponed' : 'planned'
}
