import type { OriginalText } from '@lerret/api/contracts'
import { trustHtml } from '@lerret/ui/trusted-html'
import { translationWords as words } from '@lerret/words/desk'
import { useMemo, useState } from 'react'
import { Field } from '../controls/fields/Field.tsx'
import { DocumentChooser } from '../media/picker/DocumentChooser.tsx'
import { TextEditor } from '../text/editor/TextEditor.tsx'
import styles from './TranslationEditor.module.css'
import { parseList, readText } from './translated-fields.ts'

interface TranslatedTextProps {
  original: OriginalText
  originalLang: string
  lang: string
  body: Readonly<Record<string, unknown>>
  /** The body as it is now, which may not have been rendered yet. */
  getBody(): Readonly<Record<string, unknown>>
  /** A list changes as a whole; an empty one is undefined. */
  onChange(value: string | string[] | undefined): void
}

/** A text of the original, and a field for it in the other language. */
export function TranslatedText({
  original,
  originalLang,
  lang,
  body,
  getBody,
  onChange,
}: TranslatedTextProps) {
  const { label, control, text } = original
  const value = readText(body, original.path)
  const path = original.path.join('.')
  const shown = useMemo(() => (control === 'rich-text' ? toPlainText(text) : text), [control, text])
  return (
    <section aria-label={label} className={styles.text}>
      <div className={styles.original}>
        <h3>{`${words.original}: ${label}`}</h3>
        {shown ? <div lang={originalLang}>{shown}</div> : words.originalEmpty}
      </div>
      <div lang={lang}>
        {control === 'text' && <Field label={label} path={path} value={value} onChange={onChange} />}
        {control === 'list' && <ListField label={label} path={path} value={value} onChange={onChange} />}
        {control === 'long-text' && (
          <Field rows={3} label={label} path={path} value={value} onChange={onChange} />
        )}
        {control === 'rich-text' && (
          <TextEditor
            label={label}
            path={path}
            value={value}
            onChange={onChange}
            readValue={() => readText(getBody(), original.path)}
            DocumentChooser={DocumentChooser}
          />
        )}
      </div>
    </section>
  )
}

/** What is typed stays as it is, although the list has no empty items. */
function ListField({
  label,
  path,
  value,
  onChange,
}: Pick<TranslatedTextProps, 'onChange'> & { label: string; path: string; value: string }) {
  const [typed, setTyped] = useState(value)
  const isSame = (parseList(typed) ?? []).join(', ') === value
  return (
    <Field
      label={label}
      path={path}
      help={words.listHelp}
      value={isSame ? typed : value}
      onChange={(next) => {
        setTyped(next)
        onChange(parseList(next))
      }}
    />
  )
}

/** The text of HTML, a line for each paragraph, heading and cell. */
function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, li, tr, dt, dd, br')) element.append('\n')
  return body.textContent.replace(/\n\s*\n\s*/g, '\n\n').trim()
}
