import { textWords as words } from '@lerret/words/desk'
import { lazy, Suspense, startTransition, useCallback } from 'react'
import styles from './Editor.module.css'
import type { TextEditorProps } from './Editor.tsx'

export type { PickedImage, TextEditorProps } from './Editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

/** A field for a text with headings, lists, pictures and tables. It is loaded when it is first shown. */
export function TextEditor({ onChange, ...props }: TextEditorProps) {
  // The text is on the screen already. What else depends on it is rendered in small steps, between key presses.
  const changeLater = useCallback((html: string) => startTransition(() => onChange(html)), [onChange])
  return (
    <Suspense fallback={<p className={styles.loading}>{words.textLoading}</p>}>
      <Editor {...props} onChange={changeLater} />
    </Suspense>
  )
}
