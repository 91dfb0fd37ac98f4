import { mediaWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { screenTitleRef, useDocumentTitle } from '../../controls/screen-title.ts'
import { Answers } from '../../editing/parts/Answers.tsx'
import { ConflictScope } from '../../editing/parts/ConflictScope.tsx'
import { Conflicts } from '../../editing/parts/Conflicts.tsx'
import { Notices } from '../../editing/parts/Notices.tsx'
import { SaveButtons } from '../../editing/parts/SaveButtons.tsx'
import { RecordHeader } from '../../editing/RecordHeader.tsx'
import { type RecordEditor, useEdited } from '../../editing/record-editor.ts'
import { useSaveAndPublish } from '../../editing/use-save-and-publish.ts'
import { pathTo } from '../../navigation/routes.ts'
import hidden from '../../styles/hidden.module.css'
import styles from './MediaEditor.module.css'
import { MediaUsages } from './MediaUsages.tsx'

interface LibraryRecordProps {
  kind: 'media' | 'document'
  editor: RecordEditor
  name: string
  /** How fields are named in sentences about colleagues. */
  fieldNames: Readonly<Record<string, string>>
  /** A value as text, to compare two of them. */
  toText(value: unknown): string
  /** Beside where it is used. */
  side?: ReactNode
  children: ReactNode
}

/** What the screens of pictures and documents share: saving, publishing, conflicts, and where it is used. */
export function LibraryRecord({
  kind,
  editor,
  name,
  fieldNames,
  toText,
  side,
  children,
}: LibraryRecordProps) {
  const { session, id } = editor
  const edited = useEdited(editor)
  const saving = useSaveAndPublish(session)
  useDocumentTitle(name)
  return (
    <ConflictScope record={editor.name}>
      <div className={styles.screen}>
        <RecordHeader
          back={{ href: pathTo('media'), label: words.backToList }}
          editor={editor}
          edited={edited}
        >
          <SaveButtons actions={saving} />
        </RecordHeader>
        <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={hidden.hidden}>
          {name}
        </h1>
        <Answers actions={saving} fieldName={(field) => fieldNames[field]} />
        <Notices session={session} state={edited.state} fieldName={(field) => fieldNames[field]} />
        <Conflicts
          session={session}
          state={edited.state}
          describe={({ field, mine, theirs }) => ({
            field: fieldNames[field] ?? field,
            mine: toText(mine),
            theirs: toText(theirs),
            canJoin: typeof mine === 'string',
          })}
        />
        <div className={styles.columns}>
          <div className={styles.work}>{children}</div>
          <aside className={styles.side}>
            {side}
            <MediaUsages kind={kind} id={id} isPublic={edited.isPublic} />
          </aside>
        </div>
      </div>
    </ConflictScope>
  )
}
