import { isSlug, LANGUAGE_NAMES, type Translation, toSlug, translationPath } from '@lerret/model'
import { fill, translationWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { EditorScreen } from '../editing/EditorScreen.tsx'
import { type RecordEditor, useEdited } from '../editing/record-editor.ts'
import { pathTo } from '../navigation/routes.ts'
import { findRecordPath } from '../records/record-path.ts'
import { TranslatedText } from './TranslatedText.tsx'
import styles from './TranslationEditor.module.css'
import { replaceText } from './translated-fields.ts'

/** The texts of a translation, each beside that of the original. */
export function TranslationEditor({ editor }: { editor: RecordEditor }) {
  const edited = useEdited(editor)
  const translation = edited.body as unknown as Translation
  const { kind, translationOf: id, language } = translation
  const original = useQuery({
    queryKey: ['content', 'translation-original', kind, id],
    queryFn: ({ signal }) => callDesk('translationOriginal', { params: { kind, id }, signal }),
  })
  const slug = translation.slug ?? ''
  const isSlugInvalid = slug !== '' && !isSlug(slug)
  const originalPath = original.data?.path ?? null
  const address = originalPath === null ? null : translationPath(translation, originalPath)
  return (
    <EditorScreen
      editor={editor}
      edited={edited}
      back={{
        href: findRecordPath(kind, id) ?? pathTo('translations'),
        label: fill(words.originalOf, { title: original.data?.title ?? '' }),
      }}
      heading={`${translation.title || words.untitled} (${LANGUAGE_NAMES[language]})`}
      previewPath={isSlugInvalid ? null : kind === 'house' ? `/${language}` : address}
      publishProblem={translation.title ? (isSlugInvalid ? words.slugInvalid : null) : words.titleMissing}
      fieldName={(field) => FIELD_NAMES[field] ?? words.textsInSentence}
      panelLabel={words.facts}
      panel={
        <>
          {originalPath !== null && originalPath !== '/' && (
            <Field
              label={words.slug}
              path="slug"
              value={slug}
              onChange={(value) => editor.setField('slug', value === '' ? undefined : value)}
              error={isSlugInvalid ? words.slugInvalid : null}
              help={slug ? address : fill(words.slugHelp, { address: address ?? '' })}
            />
          )}
          {kind === 'production' && <p>{words.followsOriginal}</p>}
        </>
      }
    >
      {original.isError && (
        <Problem message={errorMessage(original.error)} onRetry={() => void original.refetch()} />
      )}
      <div className={styles.texts}>
        {original.data?.texts.map((text) => (
          <TranslatedText
            key={text.path.join('/')}
            original={text}
            originalLang={original.data.htmlLang}
            lang={language}
            body={edited.body}
            getBody={editor.getBody}
            onChange={(value) => {
              if (typeof value !== 'string') return editor.setField(text.path[0] ?? '', value)
              const body = editor.getBody()
              const { field, value: changed } = replaceText(body, text.path, value)
              const suggestsSlug =
                field === 'title' && kind !== 'page' && kind !== 'house' && !edited.isPublic
              const isFollowed =
                suggestsSlug && (!body.slug || body.slug === toSlug(String(body.title ?? '')))
              editor.setFields({ [field]: changed, ...(isFollowed && { slug: toSlug(value) || undefined }) })
            }}
          />
        ))}
      </div>
    </EditorScreen>
  )
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.titleInSentence,
  slug: words.slugInSentence,
}
