import { SITE_RECORD_ID, type SiteKind } from '@lerret/model'
import { siteRecordWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Screen } from '../controls/Screen.tsx'
import { ADMIN_ROLES, EDITOR_ROLES, useStaff } from '../data/session.ts'
import { EditorScreen } from '../editing/EditorScreen.tsx'
import type { FindScreen } from '../editing/parts/RefusedFields.tsx'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { type RecordEditor, useEdited } from '../editing/record-editor.ts'
import styles from './SiteRecordScreen.module.css'

type Fields = Readonly<Record<string, unknown>>

export interface SiteRecordScreenProps<Body extends Fields> {
  kind: SiteKind
  heading: string
  lead?: string
  back: { href: string; label: string }
  /** The names of the fields as in a sentence, for what a colleague has changed. */
  fieldNames: Readonly<Record<string, string>>
  /** Where the other fields of the record are edited, when screens share it. They cannot be planned apart. */
  findScreen?: FindScreen
  /** Whether something is missing or wrong, so that it cannot be published. */
  isIncomplete(body: Body): boolean
  /** A page that shows the record; the front page otherwise. Null for what no page shows. */
  previewPath?: string | null
  panel?: ReactNode
  children(record: { body: Body; change(field: keyof Body & string, value: unknown): void }): ReactNode
}

/** One of the records that configure the site, or some of its fields. */
export function SiteRecordScreen<Body extends Fields>(props: SiteRecordScreenProps<Body>) {
  const { role } = useStaff()
  const { kind, heading } = props
  const isFooter = kind === 'footer'
  if (!(isFooter ? EDITOR_ROLES : ADMIN_ROLES).includes(role))
    return (
      <Screen title={heading}>
        <RowsText>{isFooter ? words.needsEditor : words.needsAdmin}</RowsText>
      </Screen>
    )
  return (
    <RecordScreen
      kind={kind}
      id={SITE_RECORD_ID}
      title={heading}
      // Each screen saves and publishes its own fields of the record.
      rules={{ fields: Object.keys(props.fieldNames), findTitle: () => heading }}
    >
      {(editor) => <SiteRecordEditor key={heading} editor={editor} {...props} />}
    </RecordScreen>
  )
}

function SiteRecordEditor<Body extends Fields>({
  editor,
  heading,
  lead,
  back,
  fieldNames,
  findScreen,
  isIncomplete,
  previewPath = '/',
  panel,
  children,
}: SiteRecordScreenProps<Body> & { editor: RecordEditor }) {
  const edited = useEdited(editor)
  const body = edited.body as Body
  return (
    <EditorScreen
      editor={editor}
      edited={edited}
      back={back}
      heading={heading}
      previewPath={previewPath}
      publishProblem={isIncomplete(body) ? words.incomplete : null}
      fieldName={(field) => fieldNames[field]}
      publishedNames={fieldNames}
      findScreen={findScreen}
      canPlan={findScreen === undefined}
      panelLabel={words.panel}
      panel={panel}
    >
      <div className={styles.heading} aria-hidden="true">
        {heading}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>
        {children({ body, change: (field, value) => editor.setField(field, value) })}
      </div>
    </EditorScreen>
  )
}
