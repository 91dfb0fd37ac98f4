import type { OpenedRecord } from '@lerret/api/contracts'
import { isSlug, LANGUAGE_NAMES, type Translation, toSlug, translationPath } from '@lerret/model'
import { fill, TRANSLATION_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { EditorScreen } from '../editing/EditorScreen.tsx'
import type { RecordEditor } from '../editing/record-editor/edited-record.ts'
import { useEdited } from '../editing/use-record.ts'
import { pathTo } from '../navigation/routes.ts'
import { findRecordPath } from '../records/record-path.ts'
import { TranslatedText } from './TranslatedText.tsx'
import styles from './TranslationEditor.module.css'
import { replaceText } from './translated-fields.ts'

/** The texts of a translation, each beside that of the original. */
export function TranslationEditor({
  editor,
  opened,
  onReload,
}: {
  editor: RecordEditor
  opened: OpenedRecord
  onReload(): unknown
}) {
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
      opened={opened}
      back={{
        href: findRecordPath(kind, id) ?? pathTo('translations'),
        label: fill(words.originalOf, { title: original.data?.title ?? '' }),
      }}
      heading={`${translation.title || words.untitled} (${LANGUAGE_NAMES[language]})`}
      previewPath={isSlugInvalid ? null : kind === 'house' ? `/${language}` : address}
      obstacle={translation.title ? (isSlugInvalid ? words.slugInvalid : null) : words.titleMissing}
      onReload={onReload}
      fieldName={(field) => FIELD_NAMES[field] ?? words.textsInSentence}
      panelLabel={words.facts}
      panel={
        <>
          {originalPath !== null && originalPath !== '/' && (
            <Field
              label={words.slug}
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
            onChange={(value) => {
              if (typeof value !== 'string') return editor.setField(text.path[0] ?? '', value)
              const { body } = editor.getState()
              const { field, value: changed } = replaceText(body, text.path, value)
              editor.setField(field, changed)
              const suggestsSlug =
                field === 'title' && kind !== 'page' && kind !== 'house' && opened.stableVersion === null
              if (suggestsSlug && (!body.slug || body.slug === toSlug(String(body.title ?? ''))))
                editor.setField('slug', toSlug(value) || undefined)
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
