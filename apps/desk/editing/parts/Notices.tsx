import { DESK_LOCALES, editingWords, fill, eventWords as words } from '@lerret/words/desk'
import { Avatar } from '../../controls/Avatar.tsx'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatWhen } from '../../controls/times/times.ts'
import { errorMessage } from '../../data/error-message.ts'
import { findSaveState } from '../session/select.ts'
import type { RecordName, RecordState, SessionState } from '../session/state/state.ts'
import type { OpenSession } from '../use-session.ts'
import styles from './Notices.module.css'

/** Why the server has not got what was typed, and what colleagues have done to the records meanwhile. */
export function Notices({
  session,
  state,
  fieldName,
  refusals = REFUSALS,
}: {
  session: OpenSession
  state: SessionState
  /** The name of a field as in a sentence: «ingressen». Changes of fields without one are not mentioned. */
  fieldName(field: string, record: RecordState): string | undefined
  /** The sentences for error codes, where they differ from those of most records. */
  refusals?: Readonly<Record<string, string>>
}) {
  const isOnlyHere =
    session.rules.storing !== 'nothing' && findSaveState(state, session.rules) === 'only-here'
  return (
    <>
      {isOnlyHere && state.error !== null && (
        <Problem
          message={errorMessage(state.error, refusals)}
          onRetry={() => session.dispatch({ type: 'due' })}
        />
      )}
      <div role="status" className={styles.notices}>
        {Object.entries(state.records).map(([name, record]) => (
          <Notice key={name} session={session} name={name} record={record} fieldName={fieldName} />
        ))}
      </div>
    </>
  )
}

const REFUSALS = {
  content_invalid: editingWords.saveRefused,
  content_conflict: editingWords.saveConflict,
}

function Notice({
  session,
  name,
  record,
  fieldName,
}: {
  session: OpenSession
  name: RecordName
  record: RecordState
  fieldName(field: string, record: RecordState): string | undefined
}) {
  const { phase, savedBy, remoteChanges } = record
  // What was removed here has no fields any more.
  if (phase === 'deleted' && savedBy && Object.keys(record.base).length > 0)
    return (
      <DeletedNotice
        author={savedBy.author}
        savedAt={savedBy.savedAt}
        onRestore={() => {
          session.dispatch({ type: 'restored', record: name })
          void session.ask({ type: 'version' })
        }}
      />
    )
  const fields = remoteChanges?.fields.flatMap((field) => fieldName(field, record) ?? []) ?? []
  if (!remoteChanges || fields.length === 0) return null
  const values = {
    name: remoteChanges.author || words.colleague,
    fields: new Intl.ListFormat(DESK_LOCALES).format(new Set(fields)),
  }
  return (
    <div className={styles.notice}>
      <Avatar name={values.name} isColleague />
      <p>
        <strong>{fill(words.savedShown, values)}</strong>
      </p>
    </div>
  )
}

function DeletedNotice({
  author,
  savedAt,
  onRestore,
}: {
  author: string
  savedAt: string
  onRestore(): void
}) {
  const name = author || words.colleague
  return (
    <div className={styles.notice}>
      <Avatar name={name} isColleague />
      <p>{fill(words.deletedBy, { name, time: formatWhen(savedAt) })}</p>
      <Button onPress={onRestore}>{words.restoreDeleted}</Button>
    </div>
  )
}
