import type { RecordEditor } from '../../editing/record-editor/edited-record.ts'

const LAYOUT = ['template', 'blocks']

/** Rows and blocks are chosen together: blocks of one version have no place in the rows of another. */
export function resolveLayout(page: RecordEditor, choice: 'mine' | 'theirs') {
  const { body, conflicts } = page.getState()
  const isConflict = (field: string) => conflicts.some((conflict) => conflict.field === field)
  const mine = Object.fromEntries(LAYOUT.map((field) => [field, body[field]]))
  for (const field of LAYOUT) if (isConflict(field)) page.resolve(field, choice)
  if (choice === 'mine') for (const field of LAYOUT) page.setField(field, mine[field])
}
