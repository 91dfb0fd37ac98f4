import { findParentNode } from '@tiptap/core'
import { Table as BaseTable, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { paragraphTags } from './paragraph-tags.ts'
import { setHeaders } from './table-headers.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tableWithHeader: { insertTableWithHeader: () => ReturnType }
  }
}

/** Its caption is plain text; a table with anything else in it is frozen. */
const Table = BaseTable.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) =>
    node.attrs.caption
      ? ['table', ['caption', { contenteditable: 'false' }, node.attrs.caption], ['tbody', 0]]
      : ['table', ['tbody', 0]],
  addCommands() {
    return {
      ...this.parent?.(),
      insertTableWithHeader:
        () =>
        ({ chain }) =>
          chain()
            .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
            .command(({ tr }) => {
              const table = findParentNode(({ type }) => type.name === 'table')(tr.selection)
              return table !== undefined && Boolean(setHeaders(tr, table.pos, { row: true, column: false }))
            })
            .run(),
    }
  },
  // The view of the base is there for widths of columns, which are not set here.
  addNodeView: () => null,
})

/** Which section of the table the row is in. */
const Row = TableRow.extend({
  content: '(tableCell | tableHeader)+',
  addAttributes: () => ({
    section: {
      default: 'tbody',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.parentElement?.tagName.toLowerCase() ?? 'tbody',
    },
  }),
})

const Cell = TableCell.extend({
  content: 'paragraph+',
  addAttributes() {
    return { ...this.parent?.(), ...paragraphTags }
  },
})

const HeaderCell = TableHeader.extend({
  content: 'paragraph+',
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null }, ...paragraphTags }
  },
})

export const tableExtensions = [Table, Row, Cell, HeaderCell]
