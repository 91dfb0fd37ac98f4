import { isReadableSheet, type SheetColumn } from '@lerret/model'
import { fill, importWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Imports.module.css'
import { IMPORT_PROBLEMS } from '../import-data.ts'
import { ROW_PROBLEMS, type SheetPreview, useSheetPreview, useStartSheetImport } from './sheet-data.ts'

type Choice = SheetColumn | 'none'

const CHOICES: readonly (readonly [Choice, string])[] = [
  ['none', words.columnNone],
  ['title', words.sheetTitle],
  ['start', words.sheetStart],
  ['date', words.sheetDate],
  ['time', words.sheetTime],
  ['end', words.sheetEnd],
  ['hall', words.sheetHall],
  ['price', words.sheetPrice],
  ['url', words.sheetUrl],
  ['state', words.sheetState],
  ['minutes', words.sheetMinutes],
  ['category', words.sheetCategory],
  ['text', words.sheetText],
  ['filmNumber', words.sheetFilmNumber],
  ['id', words.sheetId],
]

/** Shows how a sheet is read, lets an editor correct its columns, and imports it. */
export function SheetPreviewForm({ name, uploaded }: { name: string; uploaded: SheetPreview }) {
  const reading = useSheetPreview(uploaded.id)
  const start = useStartSheetImport(uploaded.id)
  const preview = reading.data ?? uploaded
  const columns = reading.isPending ? reading.variables : preview.columns
  const error = start.error ?? reading.error

  /** What another column held before is no longer there. */
  function choose(index: number, choice: Choice) {
    const chosen = choice === 'none' ? null : choice
    reading.mutate(
      columns.map((column, each) => (each === index ? chosen : column === chosen ? null : column)),
    )
  }

  return (
    <div className={styles.fields}>
      <h2 className={styles.sheetTitle}>{words.sheetColumns}</h2>
      <p className={styles.help}>{words.sheetColumnsHelp}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls needs the keyboard. */}
      <section className={styles.sheet} tabIndex={0} aria-label={words.sheetRows}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
                <th key={index} scope="col">
                  <Select
                    isStacked
                    label={preview.headings[index] || fill(words.sheetColumn, { number: index + 1 })}
                    options={CHOICES}
                    value={column ?? 'none'}
                    onChange={(choice) => choose(index, choice)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
              <tr key={number}>
                {row.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: and so are cells.
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p role="status">{fill(words.sheetReadable, { count: preview.readable })}</p>
      <UnreadableRows list={preview.unreadable} />
      {!isReadableSheet(columns) && <p className={styles.problem}>{words.problemColumns}</p>}
      <div>
        <Button
          size="large"
          isPending={start.isPending}
          isDisabled={!isReadableSheet(columns) || preview.readable === 0 || reading.isPending}
          onPress={() => start.mutate({ name, columns })}
        >
          {words.startSheet}
        </Button>
      </div>
      {error && <Problem message={errorMessage(error, IMPORT_PROBLEMS)} />}
    </div>
  )
}

function UnreadableRows({ list: { total, items } }: { list: SheetPreview['unreadable'] }) {
  if (total === 0) return null
  return (
    <details className={styles.entries}>
      <summary>{fill(words.sheetUnreadable, { count: total })}</summary>
      <p className={styles.help}>{words.sheetUnreadableHelp}</p>
      <ul>
        {items.map(({ number, problem, text }) => (
          <li key={number}>{fill(words.sheetRow, { number, problem: ROW_PROBLEMS[problem], text })}</li>
        ))}
        {total > items.length && <li>{fill(words.more, { count: total - items.length })}</li>}
      </ul>
    </details>
  )
}
