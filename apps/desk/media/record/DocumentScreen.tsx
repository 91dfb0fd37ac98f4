import { MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { RecordScreen } from '../../editing/RecordScreen.tsx'
import { DeletedRecord } from './DeletedRecord.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'

/** A document of the library, opened for naming or replacing it. */
export default function DocumentScreen({
  params: { id = '' },
}: {
  params: Readonly<Record<string, string>>
}) {
  return (
    <RecordScreen kind="document" id={id} title={words.media}>
      {({ editor, opened, reopen }) =>
        opened.draft?.body ? (
          <DocumentEditor
            key={`${id} ${opened.draft.version}`}
            editor={editor}
            opened={opened}
            onReload={() => void reopen()}
          />
        ) : (
          <DeletedRecord sentence={words.documentMissing} />
        )
      }
    </RecordScreen>
  )
}
