import { textWords as words } from '@lerret/words/desk'
import { findParentNode } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { memo } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { hasHeaderColumn, hasHeaderRow, setHeaders, type TableHeaders } from '../schema/table-headers.ts'
import styles from './Panel.module.css'
import { PanelCheckbox } from './PanelCheckbox.tsx'

/** Caption, headers, rows and columns of the table that the cursor is in. */
export const TablePanel = memo(function TablePanel({ editor }: { editor: Editor }) {
  const table = useEditorState({ editor, selector: ({ editor }) => findTable(editor) })
  if (!table) return null
  const { position, row, column } = table
  const change = (headers: TableHeaders) =>
    editor.view.dispatch(setHeaders(editor.state.tr, position, headers))
  // Cells that are added beside headers become headers too, and need to know of what.
  const add = (command: 'addRowAfter' | 'addColumnAfter') =>
    editor
      .chain()
      .focus()
      [command]()
      .command(({ tr }) => Boolean(setHeaders(tr, position, { row, column })))
      .run()
  return (
    <fieldset className={styles.panel} aria-label={words.table}>
      <div className={styles.wide}>
        <Field
          label={words.tableCaption}
          value={table.caption}
          onChange={(caption) =>
            editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'caption', caption))
          }
        />
      </div>
      <PanelCheckbox
        label={words.tableHeaderRow}
        isSelected={row}
        onChange={(row) => change({ row, column })}
      />
      <PanelCheckbox
        label={words.tableHeaderColumn}
        isSelected={column}
        onChange={(column) => change({ row, column })}
      />
      <Button onPress={() => add('addRowAfter')}>{words.tableAddRow}</Button>
      <Button onPress={() => add('addColumnAfter')}>{words.tableAddColumn}</Button>
      <Button kind="plain" onPress={() => editor.chain().focus().deleteRow().run()}>
        {words.tableRemoveRow}
      </Button>
      <Button kind="plain" onPress={() => editor.chain().focus().deleteColumn().run()}>
        {words.tableRemoveColumn}
      </Button>
      <Button kind="plain" onPress={() => editor.chain().focus().deleteTable().run()}>
        {words.tableRemove}
      </Button>
    </fieldset>
  )
})

function findTable({ state }: Editor) {
  const table = findParentNode(({ type }) => type.name === 'table')(state.selection)
  if (!table) return null
  const { node, pos } = table
  return {
    position: pos,
    caption: String(node.attrs.caption),
    row: hasHeaderRow(node),
    column: hasHeaderColumn(node),
  }
}
