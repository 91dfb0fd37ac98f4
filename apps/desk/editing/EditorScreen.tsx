import { publishingWords, editingWords as words } from '@lerret/words/desk'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { screenTitleRef, useDocumentTitle } from '../controls/screen-title.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { RecordProblems } from '../problems/RecordProblems.tsx'
import { ChangeReview } from '../publishing/ChangeReview.tsx'
import hidden from '../styles/hidden.module.css'
import styles from './EditorScreen.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'
import { History } from './panel/History.tsx'
import { PlanForm } from './panel/PlanForm.tsx'
import { isShareable, ShareDraft } from './panel/ShareDraft.tsx'
import { isTranslatable, Translations } from './panel/Translations.tsx'
import { Answers } from './parts/Answers.tsx'
import { ConflictScope } from './parts/ConflictScope.tsx'
import { Conflicts, type ConflictTexts } from './parts/Conflicts.tsx'
import { Notices } from './parts/Notices.tsx'
import { type FindScreen, MarkRefusedFields } from './parts/RefusedFields.tsx'
import { SaveButtons } from './parts/SaveButtons.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import type { EditedRecord, RecordEditor } from './record-editor.ts'
import type { Conflict } from './session/state/merging.ts'
import { useSaveAndPublish } from './use-save-and-publish.ts'

// They do not depend on what is typed.
const StablePlanForm = memo(PlanForm)
const StableHistory = memo(History)
const StableShareDraft = memo(ShareDraft)
const StableTranslations = memo(Translations)

export interface EditorScreenProps {
  editor: RecordEditor
  edited: EditedRecord
  /** The list that the record is in. */
  back: { href: string; label: string }
  /** The name of the record, for the heading and the tab. */
  heading: string
  /** Where the record is shown; null while it has no address. */
  previewPath: string | null
  /** A sentence about what is missing before it can be published; null when nothing is. Shown when somebody tries. */
  publishProblem: string | null
  /** Called when somebody tries to publish a record with a problem. */
  onRefused?(): void
  /** The name of a field as in a sentence: «ingressen». Changes of fields without one, such as dates, are not mentioned. */
  fieldName(field: string): string | undefined
  /** The names of the fields in the sentence that says what goes out, where not all fields of the kind are edited. */
  publishedNames?: Readonly<Record<string, string>>
  /** Where the other fields are edited, when this screen has some of them. */
  findScreen?: FindScreen | undefined
  /** Whether it can be published at a time to come. */
  canPlan?: boolean
  /** How a conflict is shown; null for one that is shown in its field. */
  describeConflict?(conflict: Conflict): Partial<ConflictTexts> | null
  /** More buttons beside those that save and publish. */
  actions?: ReactNode
  /** Facts beside the work; the plan and the history follow. */
  panel: ReactNode
  panelLabel: string
  children: ReactNode
}

/** The screen of a record that is edited: its state, saving, publishing, conflicts, preview, plan and history. */
export function EditorScreen({
  editor,
  edited,
  back,
  heading,
  previewPath,
  publishProblem,
  onRefused,
  fieldName,
  publishedNames,
  findScreen,
  canPlan = true,
  describeConflict,
  actions,
  panel,
  panelLabel,
  children,
}: EditorScreenProps) {
  const { role } = useStaff()
  const { session, kind, id } = editor
  const { state, record, body, isChanged, isNew } = edited
  const [isPreviewed, setPreviewed] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const toPublish = useMemo(() => [{ kind, id, body }], [kind, id, body])
  const saving = useSaveAndPublish(session, publishProblem)
  usePresence({ kind, id }, { title: heading, isEditing: isChanged })
  useDocumentTitle(heading)

  return (
    <ConflictScope record={editor.name}>
      <div className={styles.screen}>
        <div className={styles.work}>
          <RecordHeader
            back={back}
            editor={editor}
            edited={edited}
            people={<PeopleHere subject={{ kind, id }} />}
          >
            {actions}
            {previewPath !== null && (
              <Button onPress={() => setPreviewed(!isPreviewed)}>
                {isPreviewed ? words.hidePreview : words.preview}
              </Button>
            )}
            <SaveButtons
              actions={saving}
              fieldNames={publishedNames}
              onRefused={() => {
                if (publishProblem !== null) onRefused?.()
              }}
            />
          </RecordHeader>
          <Answers actions={saving} path={previewPath} fieldName={fieldName} findScreen={findScreen} />
          <RecordProblems kind={kind} id={id} />
          <Notices session={session} state={state} fieldName={fieldName} />
          <Conflicts
            session={session}
            state={state}
            describe={(conflict) => {
              const texts = describeConflict?.(conflict)
              if (texts === null) return null
              const { field, mine, theirs } = conflict
              return {
                field: fieldName(field) ?? field,
                mine: toText(mine),
                theirs: toText(theirs),
                ...texts,
              }
            }}
          />
          <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={hidden.hidden}>
            {heading}
          </h1>
          <MarkRefusedFields actions={saving}>{children}</MarkRefusedFields>
          {isReviewed && <ChangeReview records={toPublish} />}
          {isPreviewed && previewPath !== null && (
            <PreviewFrame kind={kind} id={id} path={previewPath} body={body} />
          )}
        </div>
        <aside aria-label={panelLabel} data-region="" tabIndex={-1} className={styles.panel}>
          <MarkRefusedFields actions={saving}>{panel}</MarkRefusedFields>
          <Button size="form" aria-expanded={isReviewed} onPress={() => setReviewed(!isReviewed)}>
            {isReviewed ? publishingWords.reviewHide : publishingWords.review}
          </Button>
          {EDITOR_ROLES.includes(role) && (canPlan || record.plan !== null) && (
            <StablePlanForm
              session={session}
              plan={record.plan}
              isNewer={isChanged || record.basedOn > (record.plan?.version ?? record.basedOn)}
            />
          )}
          {previewPath !== null && isShareable(kind) && (
            <StableShareDraft kind={kind} id={id} editor={editor} />
          )}
          {isTranslatable(kind) && <StableTranslations kind={kind} id={id} isNew={isNew} />}
          <StableHistory editor={editor} isNew={isNew} />
        </aside>
      </div>
    </ConflictScope>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
