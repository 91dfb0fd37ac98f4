import type { Production } from '@lerret/model'
import { PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { useRecord } from '../editing/use-record.ts'
import { ProductionEditor } from './ProductionEditor.tsx'

/** A film or a culture event, opened for writing. */
export function ProductionScreen({
  id,
  newObject,
}: {
  id: string
  /** What it becomes when it is new. */
  newObject: Production['object']
}) {
  const { editor, opened } = useRecord('production', id)
  if (editor && opened.data)
    return (
      <ProductionEditor
        editor={editor}
        opened={opened.data}
        newObject={newObject}
        onReload={() => void opened.refetch()}
      />
    )
  return (
    <Screen title={newObject === 'movie' ? words.film : words.culture}>
      {opened.isError ? (
        <Problem message={errorMessage(opened.error)} onRetry={() => void opened.refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}
