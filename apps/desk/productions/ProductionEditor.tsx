import { type Production, productionPath } from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'
import { useRef, useState } from 'react'
import { Field } from '../controls/fields/Field.tsx'
import { EditorScreen } from '../editing/EditorScreen.tsx'
import { type RecordEditor, useEdited } from '../editing/record-editor.ts'
import { TitleField } from '../editing/TitleField.tsx'
import { DocumentChooser } from '../media/picker/DocumentChooser.tsx'
import { PictureChooser } from '../media/picker/PictureChooser.tsx'
import { pathTo } from '../navigation/routes.ts'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import { ProviderNote } from '../provider/ProviderNote.tsx'
import { useProviderFacts } from '../provider/provider-facts.ts'
import { type PickedImage, TextEditor } from '../text/editor/TextEditor.tsx'
import { toPlainText } from '../text/html/plain-text.ts'
import { CopyProduction } from './CopyProduction.tsx'
import { checkProduction } from './check-production.ts'
import {
  type ChangeField,
  type DraftProduction,
  getSlug,
  newProduction,
  suggestSlugs,
  toSlugs,
} from './draft-production.ts'
import styles from './ProductionEditor.module.css'
import { ProductionFacts } from './ProductionFacts.tsx'
import { ProductionPanel } from './ProductionPanel.tsx'
import { ProductionPictures } from './ProductionPictures.tsx'
import { ProductionShowings } from './ProductionShowings.tsx'

/** A film or a culture event: texts, facts, pictures and showings. */
export function ProductionEditor({
  editor,
  newObject,
}: {
  editor: RecordEditor
  newObject: Production['object']
}) {
  const { id } = editor
  const edited = useEdited(editor)
  const { body, isPublic } = edited
  const production = { ...newProduction(id, newObject), ...body } as DraftProduction
  const { object, title, contents } = production
  const hasOwnSlug = useRef(
    getSlug(production) !== '' &&
      getSlug(production) !== getSlug({ ...production, ...suggestSlugs(production) }),
  )
  /** Receives the picture that is chosen for the text, while somebody chooses. */
  const [pick, setPick] = useState<((picture: PickedImage | null) => void) | null>(null)
  const finishPick = (picture: PickedImage | null) => {
    pick?.(picture)
    setPick(null)
  }
  const facts = useProviderFacts('production', id)
  const [content = EMPTY] = contents
  const isFilm = object === 'movie'

  const change: ChangeField = (field, value) => {
    // The address follows the title and the number until it is public, or written by hand.
    const isFollowed = (field === 'title' || field === 'ediNumber') && !isPublic && !hasOwnSlug.current
    const slugs = isFollowed ? suggestSlugs({ ...production, [field]: value ?? '' }) : {}
    editor.setFields({ [field]: value, ...slugs })
  }
  // The contents are read when they are changed: what a colleague has changed may not have been rendered yet.
  const getContents = () => (editor.getBody().contents ?? []) as DraftProduction['contents']
  const changeContent = (changes: Partial<typeof content>) => {
    const [first = EMPTY, ...others] = getContents()
    change('contents', [{ ...first, ...changes }, ...others])
  }

  const required = checkProduction(production).filter(({ isRequired }) => isRequired)
  return (
    <EditorScreen
      editor={editor}
      edited={edited}
      back={
        isFilm
          ? { href: pathTo('films'), label: words.films }
          : { href: pathTo('culture'), label: words.culture }
      }
      heading={title || words.untitled}
      previewPath={getSlug(production) === '' ? null : productionPath(production)}
      publishProblem={
        required.length === 0
          ? null
          : fill(words.missing, { fields: required.map(({ field }) => field).join(', ') })
      }
      fieldName={describeField}
      describeConflict={({ field, mine, theirs }) => ({
        mine: toFieldText(field, mine),
        theirs: toFieldText(field, theirs),
      })}
      actions={!edited.isNew && <CopyProduction production={production} />}
      panelLabel={words.panel}
      panel={
        <ProductionPanel
          production={production}
          facts={facts}
          onChange={change}
          onSlug={(slug) => {
            hasOwnSlug.current = true
            editor.setFields(toSlugs(object, slug))
          }}
        />
      }
    >
      <div>
        <PreviewedField field="title">
          <TitleField
            label={words.title}
            isNew={edited.isNew}
            value={title}
            onChange={(value) => change('title', value)}
          />
        </PreviewedField>
        {typeof facts?.title === 'string' && (
          <ProviderNote
            field={words.title}
            isFollowing={facts.title === title}
            says={fill(words.quoted, { text: facts.title })}
            onFollow={() => change('title', facts.title as string)}
          />
        )}
      </div>
      <PreviewedField field="lead">
        <Field
          label={words.summary}
          path="contents.0.summary"
          help={words.summaryHelp}
          rows={3}
          value={content.summary}
          onChange={(summary) => changeContent({ summary })}
        />
      </PreviewedField>
      <div>
        <h2 className={styles.heading}>{words.text}</h2>
        {pick && (
          <PictureChooser onChoose={(picture) => finishPick(picture)} onCancel={() => finishPick(null)} />
        )}
        <PreviewedField field="text">
          <TextEditor
            label={words.text}
            path="contents.0.body"
            value={content.body}
            onChange={(html) => changeContent({ body: html })}
            readValue={() => getContents()[0]?.body ?? ''}
            DocumentChooser={DocumentChooser}
            onPickImage={() => new Promise((resolve) => setPick(() => resolve))}
          />
        </PreviewedField>
      </div>
      <PreviewedField field="facts">
        <ProductionFacts production={production} onChange={change} />
      </PreviewedField>
      <PreviewedField field="picture">
        <ProductionPictures assets={production.assets} onChange={(assets) => change('assets', assets)} />
      </PreviewedField>
      <ProductionShowings productionId={id} />
    </EditorScreen>
  )
}

const EMPTY = { summary: '', body: '' }

const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.titleInSentence,
  contents: words.contentsInSentence,
}
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ageLimit: words.ageLimit,
  minutes: words.minutes,
  features: words.features,
  originalTitle: words.originalTitle,
  year: words.year,
  countries: words.countries,
  genres: words.genres,
  directors: words.directors,
  cast: words.cast,
  distributor: words.distributor,
  performers: words.performers,
  organizer: words.organizer,
  premiere: words.premiere,
  trailerUrl: words.trailer,
  ediNumber: words.ediNumber,
  parentSlug: words.slug,
  pageReference: words.slug,
  assets: words.pictures,
}

const describeField = (field: string) =>
  FIELD_NAMES[field] ?? fill(words.otherInSentence, { field: FIELD_LABELS[field] ?? field })

function toFieldText(field: string, value: unknown): string {
  if (field === 'contents' && Array.isArray(value))
    return value.map(({ summary, body }) => `${summary} ${toPlainText(String(body))}`.trim()).join(' ')
  if (field === 'assets' && Array.isArray(value)) return value.map(({ alt }) => alt).join(', ')
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
