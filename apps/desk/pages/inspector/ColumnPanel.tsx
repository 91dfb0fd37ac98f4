import { fill, pageWords as words } from '@lerret/words/desk'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { toTree } from '../commands/page-tree.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { WidthFields } from './WidthFields.tsx'

/** A column: how wide it is, and whether it is split or merged. */
export function ColumnPanel({
  row,
  column,
  document,
  onRun,
}: InspectorProps & { row: number; column: number }) {
  const columns = toTree(document.page).rows[row]?.columns ?? []
  return (
    <>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{fill(words.column, { column: column + 1 })}</h2>
        <p>{fill(words.row, { row: row + 1 })}</p>
      </header>
      <ButtonRow>
        <Button onPress={() => onRun({ type: 'splitColumn', row, column })}>{words.split}</Button>
        {column < columns.length - 1 && (
          <Button onPress={() => onRun({ type: 'mergeColumns', row, column })}>{words.merge}</Button>
        )}
      </ButtonRow>
      <WidthFields document={document} row={row} column={column} onRun={onRun} />
    </>
  )
}
