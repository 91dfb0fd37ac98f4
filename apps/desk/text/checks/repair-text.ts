import type { EditorState, Transaction } from '@tiptap/pm/state'
import { setHeaders } from '../schema/table-headers.ts'
import type { TextProblem } from './check-text.ts'

/** The change that repairs a problem, or null when a person has to write something. */
export function repairText(state: EditorState, { position, end, repair }: TextProblem): Transaction | null {
  const { tr, doc, schema } = state
  switch (repair.type) {
    case 'set-heading-level':
      return tr.setNodeAttribute(position, 'level', repair.level)
    case 'replace-text': {
      const marks = doc.nodeAt(position)?.marks ?? []
      return tr.replaceWith(position, end, schema.text(repair.text, marks))
    }
    case 'remove-link':
      return tr.removeMark(position, end, schema.marks.link)
    case 'add-header-row':
      return setHeaders(tr, position, { row: true, column: false })
    case 'use-as-lead':
      return doc.childCount > 1 ? tr.delete(position, end) : tr.delete(position + 1, end - 1)
    default:
      return null
  }
}
