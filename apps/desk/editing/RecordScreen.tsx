import { editingWords as words } from '@lerret/words/desk'
import { type ReactNode, useMemo } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { type ContentKey, createRecordEditor, type RecordEditor } from './record-editor.ts'
import { type RecordRules, recordRules } from './record-rules.ts'
import { recordName } from './session/state/state.ts'
import { type OpenSession, selectHasOpened, useSelected, useSession, useSessionState } from './use-session.ts'

interface RecordScreenProps extends ContentKey {
  /** The heading until the record has been read. */
  title: string
  rules?: RecordRules
  children(editor: RecordEditor): ReactNode
}

/** Opens a record for editing, and renders its editor when it has been read. */
export function RecordScreen({ kind, id, title, rules, children }: RecordScreenProps) {
  const name = recordName({ kind, id })
  const key = [name, ...(rules?.fields ?? [])].join(' ')
  const session = useSession(key, () => ({ keys: [{ kind, id }], rules: recordRules(rules) }))
  const editor = useMemo(() => session && createRecordEditor(session, { kind, id }), [session, kind, id])
  if (!editor)
    return (
      <Screen title={title}>
        <Reading session={null} />
      </Screen>
    )
  return (
    <WhenRead session={editor.session} title={title}>
      {() => children(editor)}
    </WhenRead>
  )
}

/** Renders an editor when all that it opened at first has been read. */
export function WhenRead({
  session,
  title,
  children,
}: {
  session: OpenSession
  title: string
  children(): ReactNode
}) {
  const hasOpened = useSelected(session, selectHasOpened)
  if (hasOpened) return children()
  return (
    <Screen title={title}>
      <Reading session={session} />
    </Screen>
  )
}

/** That records are being read, or why they could not be. */
export function Reading({ session }: { session: OpenSession | null }) {
  return session ? <ReadState session={session} /> : <RowsText>{words.loading}</RowsText>
}

function ReadState({ session }: { session: OpenSession }) {
  const { records, error } = useSessionState(session)
  const hasFailed = Object.values(records).some(({ phase }) => phase === 'failed')
  if (!hasFailed || error === null) return <RowsText>{words.loading}</RowsText>
  return <Problem message={errorMessage(error)} onRetry={() => session.dispatch({ type: 'due' })} />
}
