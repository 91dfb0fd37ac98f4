import { mediaWords as words } from '@lerret/words/desk'
import { RowsText } from '../../controls/ListSection.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { RecordScreen } from '../../editing/RecordScreen.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { DELETED_FILTER } from '../media-data.ts'
import { DocumentEditor } from './DocumentEditor.tsx'
import { MediaEditor } from './MediaEditor.tsx'

interface LibraryScreenProps {
  params: Readonly<Record<string, string>>
}

/** A picture of the library, opened for describing and cropping it. */
export const PictureScreen = ({ params: { id = '' } }: LibraryScreenProps) => (
  <LibraryScreen kind="media" id={id} />
)

/** A document of the library, opened for naming or replacing it. */
export const DocumentScreen = ({ params: { id = '' } }: LibraryScreenProps) => (
  <LibraryScreen kind="document" id={id} />
)

function LibraryScreen({ kind, id }: { kind: 'media' | 'document'; id: string }) {
  const Editor = kind === 'media' ? MediaEditor : DocumentEditor
  return (
    <RecordScreen kind={kind} id={id} title={words.media}>
      {(editor) =>
        editor.getBody().fileName === undefined ? (
          <Missing kind={kind} />
        ) : (
          <Editor key={id} editor={editor} />
        )
      }
    </RecordScreen>
  )
}

const Missing = ({ kind }: { kind: 'media' | 'document' }) => (
  <Screen title={words.media}>
    <RowsText>
      {kind === 'media' ? words.loadFailed : words.documentMissing}{' '}
      <a href={`${pathTo('media')}?vis=${DELETED_FILTER}`}>{words.toDeleted}</a>
    </RowsText>
  </Screen>
)
