import { fill, pageWords as words } from '@lerret/words/desk'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { toTree } from '../commands/page-tree.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { SwitchField } from './SwitchField.tsx'
import { WidthFields } from './WidthFields.tsx'

/** A row: its place, its margins, and its columns. */
export function RowPanel({ row, document, onRun, onSelect, onCopy }: InspectorProps & { row: number }) {
  const { rows } = toTree(document.page)
  const target = rows[row]
  if (!target) return null
  const move = (position: number) => {
    if (onRun({ type: 'moveRow', row, position })) onSelect({ type: 'row', row: position })
  }
  return (
    <>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{fill(words.row, { row: row + 1 })}</h2>
      </header>
      <ButtonRow>
        {row > 0 && <Button onPress={() => move(row - 1)}>{words.moveRowUp}</Button>}
        {row < rows.length - 1 && <Button onPress={() => move(row + 1)}>{words.moveRowDown}</Button>}
        {target.columns.length === 1 && (
          <Button onPress={() => onRun({ type: 'splitColumn', row, column: 0 })}>{words.split}</Button>
        )}
        {target.columns.some(({ blocks }) => blocks.length > 0) && (
          <Button onPress={() => onCopy({ type: 'row', row })}>{words.copyRow}</Button>
        )}
        <Button kind="plain" onPress={() => onRun({ type: 'removeRow', row })}>
          {words.removeRow}
        </Button>
      </ButtonRow>
      <SwitchField
        label={words.fullWidth}
        help={words.fullWidthHelp}
        isOn={!target.row.container}
        onChange={(isFull) => onRun({ type: 'setRowContainer', row, isContainer: !isFull })}
      />
      {target.columns.length === 1 && <WidthFields document={document} row={row} column={0} onRun={onRun} />}
    </>
  )
}
