import { isReadableSheet, type SheetColumns } from '@lerret/model'
import { fold } from '@lerret/model/programme-text'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { escapeHtml } from '../../../../platform/text/escape-html.ts'
import type { OldDocument, OldSite, ReadFailure, RowProblem } from '../../old-site.ts'
import { readRow, type SheetRow, toRow } from './read-row.ts'
import { recogniseColumns } from './recognise-columns.ts'

/** All sheets are one source: a row that is in two of them is one showing. */
const SOURCE = 'sheet'

const PROBLEMS: Record<RowProblem, string> = {
  title: 'It has no title.',
  date: 'It has no date that can be read.',
  weekday: 'Its weekday is not that of its date.',
  time: 'It has no time of day that can be read.',
  several: 'It names several dates or times.',
  double: 'It stands in the sheet before.',
}

/** A programme in a sheet: its productions with their showings. Without columns, those that are recognised are read. */
export function readSheet(rows: readonly string[][], today: string, chosen: SheetColumns | null): OldSite {
  const { headerRow, columns: recognised } = recogniseColumns(rows, today)
  const columns = chosen ?? recognised
  if (!isReadableSheet(columns))
    throw new AppError(
      'import_sheet_columns',
      'The sheet needs a column with titles and one with dates, each only once.',
    )
  const { read, failures } = readSheetRows(rows, { headerRow, columns }, today)
  return {
    source: SOURCE,
    home: '',
    documents: [...Map.groupBy(read, toKey)].map(([key, entries]) => toDocument(key, entries)),
    media: [],
    archives: [],
    skipped: [],
    failures,
  }
}

/** The rows below the headings, read one by one. */
export function readSheetRows(
  rows: readonly string[][],
  { headerRow, columns }: { headerRow: number; columns: SheetColumns },
  today: string,
): { read: SheetRow[]; failures: ReadFailure[] } {
  const read: SheetRow[] = []
  const failures: ReadFailure[] = []
  const known = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow || cells.every((cell) => cell === '')) continue
    const row = readRow(toRow(columns, cells), today)
    const key = 'problem' in row ? '' : `${toKey(row)} ${row.showing.key}`
    const problem = 'problem' in row ? row.problem : known.has(key) ? 'double' : null
    if (problem)
      failures.push({
        address: cells.filter((cell) => cell !== '').join(' · '),
        reason: PROBLEMS[problem],
        row: { number: index + 1, problem },
      })
    else if (!('problem' in row)) read.push(row)
    known.add(key)
  }
  return { read, failures }
}

const toKey = ({ filmNumber, title }: SheetRow) =>
  filmNumber === '' ? `title:${fold(title) || title}` : `film:${filmNumber}`

function toDocument(key: string, entries: readonly SheetRow[]): OldDocument {
  const [first] = entries as [SheetRow]
  const text = entries.find((entry) => entry.text !== '')?.text ?? ''
  return {
    type: 'event',
    key,
    title: first.title,
    slug: '',
    html: text === '' ? '' : `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    isStoredText: false,
    lead: '',
    author: '',
    publishedAt: 0,
    updatedAt: 0,
    categories: first.category === '' ? [] : [first.category],
    picture: null,
    address: '',
    otherAddresses: [],
    organizer: '',
    filmNumber: first.filmNumber,
    isProgrammeEntry: true,
    showings: entries.map(({ showing }) => showing),
  }
}
