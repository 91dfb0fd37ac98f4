import type { OpenedRecord } from '@lerret/api/contracts'
import { MEDIA_NYNORSK as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { screenTitleRef, useDocumentTitle } from '../../controls/screen-title.ts'
import { errorMessage } from '../../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import { RecordHeader } from '../../editing/RecordHeader.tsx'
import type { RecordEditor } from '../../editing/record-editor/edited-record.ts'
import { useEdited } from '../../editing/use-record.ts'
import { useSaveAndPublish } from '../../editing/use-save-and-publish.ts'
import { pathTo } from '../../navigation/routes.ts'
import { PublishedAnswer } from '../../publishing/PublishedAnswer.tsx'
import hidden from '../../styles/hidden.module.css'
import { FieldConflict } from '../../text/conflict/FieldConflict.tsx'
import styles from './MediaEditor.module.css'
import { MediaUsages } from './MediaUsages.tsx'

interface LibraryRecordProps {
  kind: 'media' | 'document'
  editor: RecordEditor
  opened: OpenedRecord
  name: string
  /** How fields are named in the sentence about a conflict. */
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
  opened,
  name,
  fieldNames,
  toText,
  side,
  children,
}: LibraryRecordProps) {
  const { id } = opened
  const { role } = useStaff()
  const { saveState, conflicts, error, isChanged } = useEdited(editor)
  const { save, publish, publicState } = useSaveAndPublish({ editor, opened, obstacle: null })
  useDocumentTitle(name)
  const state = publicState.describe(isChanged)
  const problem = [publish.error, save.error, saveState === 'only-here' ? null : error].find(Boolean)
  return (
    <div className={styles.screen}>
      <RecordHeader back={{ href: pathTo('media'), label: words.backToList }} state={state} editor={editor}>
        <Button isPending={save.isPending} isDisabled={!isChanged} onPress={() => save.mutate()}>
          {words.saveVersion}
        </Button>
        {EDITOR_ROLES.includes(role) && (
          <Button kind="signal" isPending={publish.isPending} onPress={() => publish.mutate()}>
            {words.publish}
          </Button>
        )}
      </RecordHeader>
      <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={hidden.hidden}>
        {name}
      </h1>
      {publish.data && (
        <PublishedAnswer
          key={publish.data.batch}
          published={publish.data}
          wasPublic={publicState.wasPublic}
          onReverted={publicState.setReverted}
        />
      )}
      {problem ? <Problem message={errorMessage(problem)} /> : null}
      {conflicts.map(({ field, mine, theirs }) => (
        <FieldConflict
          key={field}
          field={fieldNames[field] ?? field}
          mine={{ text: toText(mine.value) }}
          theirs={{ text: toText(theirs.value), name: opened.draft?.author ?? words.colleague }}
          onChoose={(choice) => editor.resolve(field, choice === 'both' ? 'mine' : choice)}
        />
      ))}
      <div className={styles.columns}>
        <div className={styles.work}>{children}</div>
        <aside className={styles.side}>
          {side}
          <MediaUsages kind={kind} id={id} isPublic={publicState.isPublic} />
        </aside>
      </div>
    </div>
  )
}
