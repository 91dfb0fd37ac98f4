import { translationWords as words } from '@lerret/words/desk'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { TranslationEditor } from './TranslationEditor.tsx'

/** A translation, opened for writing. */
export default function TranslationScreen({
  params: { id = '' },
}: {
  params: Readonly<Record<string, string>>
}) {
  return (
    <RecordScreen kind="translation" id={id} title={words.translation}>
      {(editor) => <TranslationEditor key={id} editor={editor} />}
    </RecordScreen>
  )
}
