import { type Article, articlePath, toSlug } from '@lerret/model'
import { fill, articleWords as words } from '@lerret/words/desk'
import { memo, useRef, useState } from 'react'
import { ConflictPlaceAt } from '../controls/fields/ConflictPlaceAt.tsx'
import { useStaff } from '../data/session.ts'
import { EditorScreen } from '../editing/EditorScreen.tsx'
import { type RecordEditor, useEdited } from '../editing/record-editor.ts'
import { TitleField } from '../editing/TitleField.tsx'
import { DocumentChooser } from '../media/picker/DocumentChooser.tsx'
import { PictureChooser } from '../media/picker/PictureChooser.tsx'
import { pathTo } from '../navigation/routes.ts'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import { type PickedImage, TextEditor } from '../text/editor/TextEditor.tsx'
import styles from './ArticleEditor.module.css'
import { ArticleFacts } from './ArticleFacts.tsx'
import { newArticle } from './article-defaults.ts'
import { FIELD_NAMES, listMissing } from './missing-fields.ts'

const StableFacts = memo(ArticleFacts)

/** Title, text and facts of an article. Everything typed is stored at once; a version is made on purpose. */
export function ArticleEditor({ editor }: { editor: RecordEditor }) {
  const { name } = useStaff()
  const edited = useEdited(editor)
  const { body, isPublic } = edited
  const article = { ...newArticle(editor.id, name, 0), ...body } as Article
  /** Receives the picture that is chosen for the text, while somebody chooses. */
  const [pick, setPick] = useState<((picture: PickedImage | null) => void) | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const lead = useRef<HTMLTextAreaElement>(null)
  const hasOwnSlug = useRef(article.slug !== '' && article.slug !== toSlug(article.title))

  function finishPick(picture: PickedImage | null) {
    pick?.(picture)
    setPick(null)
  }

  function change<Name extends keyof Article>(field: Name, value: Article[Name]) {
    // The address follows the title until it is public, or written by hand.
    const isFollowed = field === 'title' && !isPublic && !hasOwnSlug.current
    editor.setFields({ [field]: value, ...(isFollowed && { slug: toSlug(String(value)) }) })
    if (field === 'slug') hasOwnSlug.current = true
  }

  // The facts do not depend on the text, and are not rendered again while it is typed.
  const facts = useUnchanged({ ...article, content: '' })
  const latestChange = useRef(change)
  latestChange.current = change
  const [changeFact] = useState(() => ((field, value) => latestChange.current(field, value)) as typeof change)

  const missing = listMissing(article)
  const shownMissing = hasTried ? missing : []
  return (
    <EditorScreen
      editor={editor}
      edited={edited}
      back={{ href: pathTo('articles'), label: words.backToList }}
      heading={article.title || words.untitled}
      previewPath={article.slug === '' ? null : articlePath(article)}
      publishProblem={
        missing.length === 0
          ? null
          : fill(words.missing, { fields: missing.map((field) => FIELD_NAMES[field]).join(', ') })
      }
      onRefused={() => setHasTried(true)}
      fieldName={(field) => FIELD_NAMES[field]}
      panelLabel={words.facts}
      panel={
        <StableFacts
          article={facts}
          isPublic={isPublic}
          addressError={shownMissing.includes('slug') ? words.fieldMissing : null}
          onChange={changeFact}
        />
      }
    >
      <PreviewedField field="title">
        <TitleField
          label={words.title}
          isNew={edited.isNew}
          isInvalid={shownMissing.includes('title')}
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
        <ConflictPlaceAt path="lead" />
      </PreviewedField>
      {pick && (
        <PictureChooser onChoose={(picture) => finishPick(picture)} onCancel={() => finishPick(null)} />
      )}
      <PreviewedField field="text">
        <TextEditor
          label={words.text}
          path="content"
          value={article.content}
          onChange={(html) => change('content', html)}
          readValue={() => String(editor.getBody().content ?? '')}
          // An empty text has no first paragraph to make a lead of, and lacks more than a lead.
          {...(article.content !== '' && { lead: article.lead ?? '' })}
          onLead={(text) => {
            if (text) change('lead', text)
            lead.current?.focus()
          }}
          DocumentChooser={DocumentChooser}
          onPickImage={() => new Promise((resolve) => setPick(() => resolve))}
        />
      </PreviewedField>
    </EditorScreen>
  )
}

/** Returns the same object as long as its properties are the same. */
function useUnchanged<T extends object>(value: T): T {
  const last = useRef(value)
  const names = new Set([...Object.keys(value), ...Object.keys(last.current)]) as Set<keyof T>
  if ([...names].some((name) => !Object.is(value[name], last.current[name]))) last.current = value
  return last.current
}
