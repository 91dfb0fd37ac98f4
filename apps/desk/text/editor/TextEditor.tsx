import { TEXT_NYNORSK as words } from '@lerret/words/desk'
import { lazy, Suspense } from 'react'
import styles from './Editor.module.css'
import type { TextEditorProps } from './Editor.tsx'

export type { PickedImage, TextEditorProps } from './Editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

/** A field for a text with headings, lists, pictures and tables. It is loaded when it is first shown. */
export function TextEditor(props: TextEditorProps) {
  return (
    <Suspense fallback={<p className={styles.loading}>{words.textLoading}</p>}>
      <Editor {...props} />
    </Suspense>
  )
}
