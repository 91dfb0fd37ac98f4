import type { OpenedRecord } from '@lerret/api/contracts'
import {
  EDITING_NYNORSK as editingWords,
  PUBLISHING_NYNORSK as publishingWords,
  PRODUCTION_NYNORSK as words,
} from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useCommands } from '../commands/commands.ts'
import { Button } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { SaveState } from '../controls/SaveState.tsx'
import { readHouseName } from '../controls/Screen.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { History } from '../editing/History.tsx'
import { PlanForm } from '../editing/PlanForm.tsx'
import { PreviewFrame } from '../editing/PreviewFrame.tsx'
import { RecordNotices } from '../editing/RecordNotices.tsx'
import type { RecordEditor } from '../editing/record-editor.ts'
import { useEdited, usePublish } from '../editing/use-record.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { RecordProblems } from '../problems/RecordProblems.tsx'
import { ChangeReview } from '../publishing/ChangeReview.tsx'
import { PublishedAnswer } from '../publishing/PublishedAnswer.tsx'
import { toState } from '../records/RecordTable.tsx'
import styles from './EditorScreen.module.css'

export interface EditorScreenProps {
  editor: RecordEditor
  opened: OpenedRecord
  /** The list that the record is in. */
  back: { href: string; label: string }
  /** The name of the record, for the heading and the tab. */
  heading: string
  /** Where the record is shown; null while it has no address. */
  previewPath: string | null
  /** A sentence about what is missing, or null when it can be published. It is asked when somebody publishes. */
  findObstacle(): string | null
  /** The name of a field as in a sentence. */
  fieldName(field: string): string
  /** The value of a field as text, to compare two of them. */
  fieldText(field: string, value: unknown): string
  /** More buttons beside those that save and publish. */
  actions?: ReactNode
  /** Facts beside the work; the plan and the history follow. */
  panel: ReactNode
  panelLabel: string
  onPublished?(): void
  /** Reads the record again, when its plan has changed. */
  onReload(): unknown
  children: ReactNode
}

/** The frame of a record that is edited: its state, saving, publishing, conflicts, preview, plan and history. */
export function EditorScreen({
  editor,
  opened,
  back,
  heading,
  previewPath,
  findObstacle,
  fieldName,
  fieldText,
  actions,
  panel,
  panelLabel,
  onPublished,
  onReload,
  children,
}: EditorScreenProps) {
  const { kind, id } = opened
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const edited = useEdited(editor)
  const { body, saveState, savedAt, isChanged } = edited
  const publishVersion = usePublish(kind, id, editor)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const toPublish = useMemo(() => [{ kind, id, body }], [kind, id, body])
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [isPublic, setIsPublic] = useState(opened.state === 'published' || opened.state === 'changed')
  const save = useMutation({
    mutationFn: () => editor.commit(),
    onSuccess: () => refreshLists(queryClient),
  })
  const publish = useMutation({
    mutationFn: () => publishVersion(),
    async onSuccess() {
      setIsPublic(true)
      onPublished?.()
      await refreshLists(queryClient)
    },
  })

  function tryToPublish() {
    const found = findObstacle()
    setObstacle(found)
    if (found === null) publish.mutate()
  }

  const commands = useMemo(
    () => [
      {
        id: 'save-version',
        verb: words.commandSave,
        label: words.saveVersion,
        keys: 'Ctrl S',
        run: () => save.mutate(),
      },
    ],
    [save.mutate],
  )
  useCommands(commands)
  useSaveKey(() => save.mutate())
  usePresence({ kind, id }, { title: heading, isEditing: isChanged })
  useEffect(() => {
    document.title = `${heading} · ${readHouseName()}`
  }, [heading])

  const state = isPublic ? (isChanged ? 'changed' : 'published') : 'draft'
  return (
    <div className={styles.screen}>
      <div className={styles.work}>
        <header className={styles.head}>
          <a href={back.href}>‹ {back.label}</a>
          <StateMark state={toState({ state, plan: opened.plan })} />
          <SaveState state={saveState} savedAt={savedAt} />
          <PeopleHere subject={{ kind, id }} />
          <div className={styles.actions}>
            {actions}
            {previewPath !== null && (
              <Button onPress={() => setPreviewed(!isPreviewed)}>
                {isPreviewed ? editingWords.hidePreview : editingWords.preview}
              </Button>
            )}
            <Button isPending={save.isPending} isDisabled={!isChanged} onPress={() => save.mutate()}>
              {words.saveVersion}
            </Button>
            {EDITOR_ROLES.includes(role) && (
              <Button kind="signal" isPending={publish.isPending} onPress={tryToPublish}>
                {words.publish}
              </Button>
            )}
          </div>
        </header>
        {publish.data && <PublishedAnswer key={publish.data.batch} published={publish.data} />}
        <RecordProblems kind={kind} id={id} />
        {obstacle !== null && <Problem message={obstacle} />}
        {publish.isError && <Problem message={errorMessage(publish.error, REFUSALS)} />}
        {save.isError && <Problem message={errorMessage(save.error, REFUSALS)} />}
        <RecordNotices
          editor={editor}
          edited={edited}
          fieldName={fieldName}
          fieldText={fieldText}
          onRestore={() => save.mutate()}
        />
        <h1 tabIndex={-1} data-screen-title="" className={styles.hidden}>
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
          <PlanForm opened={opened} editor={editor} isChanged={isChanged} onPlanned={onReload} />
        )}
        <History opened={opened} editor={editor} />
      </aside>
    </div>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  content_conflict: words.refusedConflict,
  address_taken: words.refusedAddress,
  content_deleted: editingWords.saveDeleted,
}

/** Ctrl S saves a version, instead of the document. */
function useSaveKey(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
