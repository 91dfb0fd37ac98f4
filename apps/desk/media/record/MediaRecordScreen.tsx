import { MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useRecord } from '../../editing/use-record.ts'
import { MediaEditor } from './MediaEditor.tsx'

/** A picture of the library, opened for describing and cropping it. */
export default function MediaRecordScreen({
  params: { id = '' },
}: {
  params: Readonly<Record<string, string>>
}) {
  const { editor, opened, reopen } = useRecord('media', id)
  if (editor && opened.data?.draft?.body)
    return (
      <MediaEditor
        key={`${id} ${opened.data.draft.version}`}
        editor={editor}
        opened={opened.data}
        onReload={() => void reopen()}
      />
    )
  return (
    <Screen title={words.media}>
      {opened.isError ? (
        <Problem message={errorMessage(opened.error)} onRetry={() => void opened.refetch()} />
      ) : (
        <RowsText>{opened.data && !opened.data.draft?.body ? words.loadFailed : words.loading}</RowsText>
      )}
    </Screen>
  )
}
