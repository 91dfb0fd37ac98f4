import type { OpenedRecord } from '@lerret/api/contracts'
import { type Article, articlePath, toSlug } from '@lerret/model'
import {
  EDITING_NYNORSK as editingWords,
  fill,
  PUBLISHING_NYNORSK as publishingWords,
  ARTICLE_NYNORSK as words,
} from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
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
import { ShareDraft } from '../editing/ShareDraft.tsx'
import { TitleField } from '../editing/TitleField.tsx'
import { useEdited, usePublish } from '../editing/use-record.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { PictureChooser } from '../media/picker/PictureChooser.tsx'
import { pathTo } from '../navigation/routes.ts'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import { RecordProblems } from '../problems/RecordProblems.tsx'
import { ChangeReview } from '../publishing/ChangeReview.tsx'
import { PublishedAnswer } from '../publishing/PublishedAnswer.tsx'
import { toState } from '../records/RecordTable.tsx'
import { type PickedImage, TextEditor } from '../text/editor/TextEditor.tsx'
import styles from './ArticleEditor.module.css'
import { ArticleFacts } from './ArticleFacts.tsx'
import { newArticle } from './article-defaults.ts'
import { FIELD_NAMES, listMissing } from './missing-fields.ts'

const StableFacts = memo(ArticleFacts)
const StablePlanForm = memo(PlanForm)
const StableHistory = memo(History)

/** Title, text and facts of an article. Everything typed is stored at once; a version is made on purpose. */
export function ArticleEditor({
  editor,
  opened,
  onReload,
}: {
  editor: RecordEditor
  opened: OpenedRecord
  /** Reads the record again, when its plan has changed. */
  onReload(): unknown
}) {
  const { name, role } = useStaff()
  const queryClient = useQueryClient()
  const edited = useEdited(editor)
  const { body, saveState, savedAt, isChanged } = edited
  const article = { ...newArticle(opened.id, name, 0), ...body } as Article
  const publishVersion = usePublish('article', opened.id, editor)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const toPublish = useMemo(() => [{ kind: 'article' as const, id: opened.id, body }], [opened.id, body])
  /** Receives the picture that is chosen for the text, while somebody chooses. */
  const [pick, setPick] = useState<((picture: PickedImage | null) => void) | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isPublic, setIsPublic] = useState(opened.state === 'published' || opened.state === 'changed')
  const lead = useRef<HTMLTextAreaElement>(null)
  const hasOwnSlug = useRef(article.slug !== '' && article.slug !== toSlug(article.title))

  function finishPick(picture: PickedImage | null) {
    pick?.(picture)
    setPick(null)
  }

  function change<Name extends keyof Article>(field: Name, value: Article[Name]) {
    if (Object.keys(body).length <= 1)
      for (const [key, initial] of Object.entries(newArticle(opened.id, name, Date.now())))
        editor.setField(key, initial)
    editor.setField(field, value)
    // The address follows the title until it is public, or written by hand.
    if (field === 'title' && !isPublic && !hasOwnSlug.current) editor.setField('slug', toSlug(String(value)))
    if (field === 'slug') hasOwnSlug.current = true
    setMissing([])
  }

  // The facts do not depend on the text, and are not rendered again while it is typed.
  const facts = useUnchanged({ ...article, content: '' })
  const latestChange = useRef(change)
  latestChange.current = change
  const [changeFact] = useState(() => ((field, value) => latestChange.current(field, value)) as typeof change)

  const save = useMutation({
    mutationFn: () => editor.commit(),
    onSuccess: () => refreshLists(queryClient),
  })
  const publish = useMutation({
    async mutationFn() {
      const now = Date.now()
      if (!isPublic && article.publishedAt === undefined) editor.setField('publishedAt', now)
      editor.setField('updatedAt', now)
      return publishVersion()
    },
    async onSuccess() {
      setIsPublic(true)
      await refreshLists(queryClient)
    },
  })

  function tryToPublish() {
    const found = listMissing(article)
    setMissing(found)
    if (found.length === 0) publish.mutate()
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
  usePresence({ kind: 'article', id: opened.id }, { title: article.title, isEditing: isChanged })
  useEffect(() => {
    document.title = `${article.title || words.untitled} · ${readHouseName()}`
  }, [article.title])

  const state = isPublic ? (isChanged ? 'changed' : 'published') : 'draft'
  return (
    <div className={styles.screen}>
      <div className={styles.work}>
        <header className={styles.head}>
          <a href={pathTo('articles')}>‹ {words.backToList}</a>
          <StateMark state={toState({ state, plan: opened.plan })} />
          <SaveState state={saveState} savedAt={savedAt} />
          <PeopleHere subject={{ kind: 'article', id: opened.id }} />
          <div className={styles.actions}>
            {article.slug !== '' && (
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
        <RecordProblems kind="article" id={opened.id} />
        {missing.length > 0 && (
          <Problem
            message={fill(words.missing, { fields: missing.map((field) => FIELD_NAMES[field]).join(', ') })}
          />
        )}
        {publish.isError && <Problem message={errorMessage(publish.error, REFUSALS)} />}
        {save.isError && <Problem message={errorMessage(save.error, REFUSALS)} />}
        <RecordNotices
          editor={editor}
          edited={edited}
          fieldName={(field) => FIELD_NAMES[field]}
          htmlFields={HTML_FIELDS}
          onRestore={() => save.mutate()}
        />
        <h1 tabIndex={-1} data-screen-title="" className={styles.hidden}>
          {article.title || words.untitled}
        </h1>
        <PreviewedField field="title">
          <TitleField
            label={words.title}
            isInvalid={missing.includes('title')}
            value={article.title}
            onChange={(value) => change('title', value)}
          />
        </PreviewedField>
        <PreviewedField field="lead">
          <textarea
            ref={lead}
            aria-label={words.lead}
            placeholder={words.lead}
            title={words.leadHelp}
            rows={2}
            value={article.lead ?? ''}
            onChange={(event) => change('lead', event.target.value || undefined)}
            className={styles.lead}
          />
        </PreviewedField>
        {pick && (
          <PictureChooser onChoose={(picture) => finishPick(picture)} onCancel={() => finishPick(null)} />
        )}
        <PreviewedField field="text">
          <TextEditor
            label={words.text}
            value={article.content}
            onChange={(html) => change('content', html)}
            // An empty text has no first paragraph to make a lead of, and lacks more than a lead.
            {...(article.content !== '' && { lead: article.lead ?? '' })}
            onLead={(text) => {
              if (text) change('lead', text)
              lead.current?.focus()
            }}
            onPickImage={() => new Promise((resolve) => setPick(() => resolve))}
          />
        </PreviewedField>
        {isReviewed && <ChangeReview records={toPublish} />}
        {isPreviewed && (
          <PreviewFrame kind="article" id={opened.id} path={articlePath(article)} body={body} />
        )}
      </div>
      <aside aria-label={words.facts} data-region="" tabIndex={-1} className={styles.panel}>
        <StableFacts
          article={facts}
          isPublic={isPublic}
          addressError={missing.includes('slug') ? words.fieldMissing : null}
          onChange={changeFact}
        />
        <Button size="form" aria-expanded={isReviewed} onPress={() => setReviewed(!isReviewed)}>
          {isReviewed ? publishingWords.reviewHide : publishingWords.review}
        </Button>
        {EDITOR_ROLES.includes(role) && (
          <StablePlanForm opened={opened} editor={editor} isChanged={isChanged} onPlanned={onReload} />
        )}
        <ShareDraft kind="article" id={opened.id} editor={editor} />
        <StableHistory opened={opened} editor={editor} />
      </aside>
    </div>
  )
}

const HTML_FIELDS = ['content']

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  content_conflict: words.refusedConflict,
  address_taken: words.refusedAddress,
  content_deleted: editingWords.saveDeleted,
}

/** The same object as before while its properties are the same. */
function useUnchanged<T extends object>(value: T): T {
  const last = useRef(value)
  const names = new Set([...Object.keys(value), ...Object.keys(last.current)]) as Set<keyof T>
  if ([...names].some((name) => !Object.is(value[name], last.current[name]))) last.current = value
  return last.current
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
