import type { OriginalText } from '@lerret/api/contracts'
import { TRANSLATION_NYNORSK as words } from '@lerret/words/desk'
import { useMemo } from 'react'
import { Field } from '../controls/fields/Field.tsx'
import { TextBox } from '../controls/fields/TextBox.tsx'
import { DocumentChooser } from '../media/picker/DocumentChooser.tsx'
import { TextEditor } from '../text/editor/TextEditor.tsx'
import styles from './TranslationEditor.module.css'

interface TranslatedTextProps {
  original: OriginalText
  originalLang: string
  lang: string
  value: string
  onChange(value: string): void
}

/** A text of the original, and a field for it in the other language. */
export function TranslatedText({ original, originalLang, lang, value, onChange }: TranslatedTextProps) {
  const { label, control, text } = original
  const shown = useMemo(() => (control === 'rich-text' ? toPlainText(text) : text), [control, text])
  return (
    <section aria-label={label} className={styles.text}>
      <div className={styles.original}>
        <h3>{`${words.original}: ${label}`}</h3>
        {shown ? <div lang={originalLang}>{shown}</div> : words.originalEmpty}
      </div>
      <div lang={lang}>
        {control === 'text' && <Field label={label} value={value} onChange={onChange} />}
        {control === 'long-text' && <TextBox rows={3} label={label} value={value} onChange={onChange} />}
        {control === 'rich-text' && (
          <TextEditor label={label} value={value} onChange={onChange} DocumentChooser={DocumentChooser} />
        )}
      </div>
    </section>
  )
}

/** The text of HTML, a line for each paragraph, heading and cell. */
function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, li, tr, dt, dd, br')) element.append('\n')
  return body.textContent.replace(/\n\s*\n\s*/g, '\n\n').trim()
}
