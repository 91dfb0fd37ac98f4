import type { OpenedRecord } from '@lerret/api/contracts'
import { PUBLISHING_NYNORSK as publishingWords, EDITING_NYNORSK as words } from '@lerret/words/desk'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { screenTitleRef, useDocumentTitle } from '../controls/screen-title.ts'
import { errorMessage } from '../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { RecordProblems } from '../problems/RecordProblems.tsx'
import { ChangeReview } from '../publishing/ChangeReview.tsx'
import { PublishedAnswer } from '../publishing/PublishedAnswer.tsx'
import hidden from '../styles/hidden.module.css'
import styles from './EditorScreen.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'
import { History } from './panel/History.tsx'
import { PlanForm } from './panel/PlanForm.tsx'
import { isShareable, ShareDraft } from './panel/ShareDraft.tsx'
import { isTranslatable, Translations } from './panel/Translations.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { RecordNotices, type RecordNoticesProps } from './RecordNotices.tsx'
import type { EditedRecord, RecordEditor } from './record-editor/edited-record.ts'
import { useSaveAndPublish } from './use-save-and-publish.ts'

// They do not depend on what is typed.
const StablePlanForm = memo(PlanForm)
const StableHistory = memo(History)
const StableShareDraft = memo(ShareDraft)
const StableTranslations = memo(Translations)

export interface EditorScreenProps
  extends Pick<RecordNoticesProps, 'fieldName' | 'fieldText' | 'htmlFields'> {
  editor: RecordEditor
  edited: EditedRecord
  opened: OpenedRecord
  /** The list that the record is in. */
  back: { href: string; label: string }
  /** The name of the record, for the heading and the tab. */
  heading: string
  /** Where the record is shown; null while it has no address. */
  previewPath: string | null
  /** A sentence about what is missing before it can be published; null when nothing is. Shown when somebody tries. */
  obstacle: string | null
  /** Called when somebody tries to publish what has an obstacle. */
  onRefused?(): void
  /** Sets the fields that follow from publishing, such as dates. */
  onBeforePublish?(isPublic: boolean): void
  onPublished?(): void
  /** Reads the record again, when its plan has changed. Must be the same function at each render. */
  onReload(): unknown
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
  opened,
  back,
  heading,
  previewPath,
  obstacle,
  onRefused,
  onBeforePublish,
  onPublished,
  onReload,
  fieldName,
  fieldText,
  htmlFields,
  actions,
  panel,
  panelLabel,
  children,
}: EditorScreenProps) {
  const { kind, id } = opened
  const { role } = useStaff()
  const { body, isChanged } = edited
  const [isPreviewed, setPreviewed] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const toPublish = useMemo(() => [{ kind, id, body }], [kind, id, body])
  const { save, publish, publicState, shownObstacle, tryToPublish } = useSaveAndPublish({
    editor,
    opened,
    obstacle,
    onBeforePublish,
    onPublished,
  })
  const isNew = opened.state === null && !save.isSuccess && !publish.isSuccess
  usePresence({ kind, id }, { title: heading, isEditing: isChanged })
  useDocumentTitle(heading)

  return (
    <div className={styles.screen}>
      <div className={styles.work}>
        <RecordHeader
          back={back}
          state={publicState.describe(isChanged)}
          plan={opened.plan}
          editor={editor}
          people={<PeopleHere subject={{ kind, id }} />}
        >
          {actions}
          {previewPath !== null && (
            <Button onPress={() => setPreviewed(!isPreviewed)}>
              {isPreviewed ? words.hidePreview : words.preview}
            </Button>
          )}
          <Button isPending={save.isPending} isDisabled={!isChanged} onPress={() => save.mutate()}>
            {words.saveVersion}
          </Button>
          {EDITOR_ROLES.includes(role) && (
            <Button
              kind="signal"
              isPending={publish.isPending}
              onPress={() => {
                if (obstacle !== null) onRefused?.()
                tryToPublish()
              }}
            >
              {words.publish}
            </Button>
          )}
        </RecordHeader>
        {publish.data && (
          <PublishedAnswer
            key={publish.data.batch}
            published={publish.data}
            path={previewPath}
            wasPublic={publicState.wasPublic}
            onReverted={publicState.setReverted}
          />
        )}
        <RecordProblems kind={kind} id={id} />
        {shownObstacle !== null && <Problem message={shownObstacle} />}
        {publish.isError && <Problem message={errorMessage(publish.error, REFUSALS)} />}
        {save.isError && <Problem message={errorMessage(save.error, REFUSALS)} />}
        <RecordNotices
          editor={editor}
          edited={edited}
          fieldName={fieldName}
          {...(fieldText && { fieldText })}
          {...(htmlFields && { htmlFields })}
          onRestore={() => save.mutate()}
        />
        <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={hidden.hidden}>
          {heading}
        </h1>
        {children}
        {isReviewed && <ChangeReview records={toPublish} />}
        {isPreviewed && previewPath !== null && (
          <PreviewFrame kind={kind} id={id} path={previewPath} body={body} />
        )}
      </div>
      <aside aria-label={panelLabel} data-region="" tabIndex={-1} className={styles.panel}>
        {panel}
        <Button size="form" aria-expanded={isReviewed} onPress={() => setReviewed(!isReviewed)}>
          {isReviewed ? publishingWords.reviewHide : publishingWords.review}
        </Button>
        {EDITOR_ROLES.includes(role) && (
          <StablePlanForm opened={opened} editor={editor} isChanged={isChanged} onPlanned={onReload} />
        )}
        {previewPath !== null && isShareable(kind) && (
          <StableShareDraft kind={kind} id={id} editor={editor} />
        )}
        {isTranslatable(kind) && <StableTranslations kind={kind} id={id} isNew={isNew} />}
        <StableHistory opened={opened} editor={editor} />
      </aside>
    </div>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  content_conflict: words.refusedConflict,
  address_taken: words.refusedAddress,
  content_deleted: words.saveDeleted,
}
