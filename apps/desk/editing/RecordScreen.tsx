import type { OpenedRecord } from '@lerret/api/contracts'
import { EDITING_NYNORSK as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import type { CallInput } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { RecordEditor } from './record-editor/edited-record.ts'
import { useRecord } from './use-record.ts'

interface RecordScreenProps {
  kind: CallInput<'openRecord'>['params']['kind']
  id: string
  /** The heading until the record has been read. */
  title: string
  children(record: {
    editor: RecordEditor
    opened: OpenedRecord
    /** Reads the record again. The same function at each render. */
    onReload(): unknown
    /** Reads the record again, and begins anew with what it is then. */
    reopen(): Promise<void>
  }): ReactNode
}

/** Opens a record for editing, and renders its editor when it has been read. */
export function RecordScreen({ kind, id, title, children }: RecordScreenProps) {
  const { editor, opened, reopen } = useRecord(kind, id)
  if (editor && opened.data)
    return children({ editor, opened: opened.data, onReload: opened.refetch, reopen })
  return (
    <Screen title={title}>
      {opened.isError ? (
        <Problem message={errorMessage(opened.error)} onRetry={() => void opened.refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}
