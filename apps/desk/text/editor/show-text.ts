import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import { findCommonItems } from '../differences/common-items.ts'
import { type EditedElement, listElements, type TextDocument } from '../document/text-document.ts'

/**
 * Shows a text that comes from outside: a colleague's, or an older version. Only elements that differ are replaced, so that the cursor
 * stays, and it is no step that can be undone.
 */
export function showText(
  state: EditorState,
  ownHtml: TextDocument['ownHtml'],
  next: Pick<TextDocument, 'doc' | 'ownHtml'>,
): Transaction {
  const tr = state.tr.setMeta('addToHistory', false).setMeta('preventUpdate', true)
  const before = listElements({ doc: state.doc, ownHtml })
  // The editor has its own schema, so that nodes from elsewhere are not its own.
  const after = listElements({ ...next, doc: state.schema.nodeFromJSON(next.doc.toJSON()) })
  const common = findCommonItems(before.map(toHtml), after.map(toHtml))
  // From the end, so that the positions before stay.
  let [row, column] = [before.length, after.length]
  for (const [lastRow, lastColumn] of [...common.toReversed(), [-1, -1] as const]) {
    const removed = before.slice(lastRow + 1, row)
    const added = after.slice(lastColumn + 1, column)
    // An empty paragraph is one that somebody is about to write.
    if (added.length > 0 || removed.some(({ html }) => html !== '')) {
      const from = removed[0]?.from ?? before[row]?.from ?? state.doc.content.size
      const to = before[row]?.from ?? state.doc.content.size
      replace(
        tr,
        { from, to },
        added.map(({ node }) => node),
      )
    }
    const [kept, read] = [before[lastRow], after[lastColumn]]
    if (kept && read && getBlank(kept, lastRow) !== getBlank(read, lastColumn))
      tr.setNodeAttribute(kept.from, 'before', read.node.attrs.before)
    ;[row, column] = [lastRow, lastColumn]
  }
  return tr
}

/** The white space before an element, as it is written. */
const getBlank = ({ node }: EditedElement, index: number) => node.attrs.before ?? (index === 0 ? '' : '\n')

const toHtml = ({ html }: { html: string }) => html

/** A cursor in what is replaced is as far from the beginning of it as before. */
function replace(tr: Transaction, { from, to }: { from: number; to: number }, nodes: readonly Node[]) {
  const { head } = tr.selection
  const content = Fragment.from(nodes)
  tr.replaceWith(from, to, content)
  const end = from + content.size
  if (head > from && head < to) tr.setSelection(Selection.near(tr.doc.resolve(Math.min(head, end)), -1))
}
