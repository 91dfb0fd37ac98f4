import type { BlockTypes } from '../block-types.ts'
import type { PageCommand } from '../commands/apply-command.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import type { PreviewProblems } from '../preview-problems.ts'
import type { Selection } from '../selection.ts'
import { BlockPanel } from './BlockPanel.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'
import styles from './Inspector.module.css'
import { PagePanel } from './PagePanel.tsx'
import { RowPanel } from './RowPanel.tsx'

export interface InspectorProps {
  document: PageDocument
  types: BlockTypes
  nameBlock: NameBlock
  selection: Selection
  problems: PreviewProblems
  /** The page as it is previewed. */
  html: string | null
  onRun(command: PageCommand): boolean
  /** Called when somebody has left the field of a setting. */
  onLeaveField(dataId: string, path: string): void
  onSelect(selection: Selection): void
  /** Copies blocks, to be pasted here or in another page. */
  onCopy(selection: Selection): void
}

/** The fields of what is selected in the tree. */
export function Inspector(props: InspectorProps) {
  const { selection } = props
  return (
    <div className={styles.inspector}>
      {selection.type === 'page' && <PagePanel {...props} />}
      {selection.type === 'row' && <RowPanel {...props} row={selection.row} />}
      {selection.type === 'column' && (
        <ColumnPanel {...props} row={selection.row} column={selection.column} />
      )}
      {selection.type === 'block' && <BlockPanel key={selection.id} {...props} id={selection.id} />}
    </div>
  )
}
