import { MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { RecordScreen } from '../../editing/RecordScreen.tsx'
import { DeletedRecord } from './DeletedRecord.tsx'
import { MediaEditor } from './MediaEditor.tsx'

/** A picture of the library, opened for describing and cropping it. */
export default function MediaRecordScreen({
  params: { id = '' },
}: {
  params: Readonly<Record<string, string>>
}) {
  return (
    <RecordScreen kind="media" id={id} title={words.media}>
      {({ editor, opened, reopen }) =>
        opened.draft?.body ? (
          <MediaEditor
            key={`${id} ${opened.draft.version}`}
            editor={editor}
            opened={opened}
            onReload={() => void reopen()}
          />
        ) : (
          <DeletedRecord sentence={words.loadFailed} />
        )
      }
    </RecordScreen>
  )
}
