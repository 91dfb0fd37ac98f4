import { EVENT_NYNORSK as words } from '@lerret/words/desk'
import { formatWhen } from '../../controls/times/times.ts'
import { FieldConflict, type FieldConflictProps } from '../../text/conflict/FieldConflict.tsx'
import { listConflicts } from '../session/select.ts'
import type { Conflict } from '../session/state/merging.ts'
import type { RecordName, SessionState } from '../session/state/state.ts'
import type { OpenSession } from '../use-session.ts'

/** How a conflict is shown: the place as in a sentence, and both values as texts. */
export interface ConflictTexts extends Pick<FieldConflictProps, 'field' | 'canJoin'> {
  mine: string
  theirs: string
}

/** What two people have written in the same place. Nothing is lost before one of the texts is chosen. */
export function Conflicts({
  session,
  state,
  describe,
}: {
  session: OpenSession
  state: SessionState
  /** null for a conflict that is shown elsewhere. */
  describe(conflict: Conflict & { record: RecordName }): ConflictTexts | null
}) {
  return listConflicts(state, session.rules).map((conflict) => {
    const texts = describe(conflict)
    if (!texts) return null
    const { record, field, part } = conflict
    const theirs = state.records[record]?.theirs
    return (
      <FieldConflict
        key={`${record} ${field} ${part}`}
        field={texts.field}
        canJoin={texts.canJoin ?? true}
        mine={{ text: texts.mine }}
        theirs={{
          text: texts.theirs,
          name: theirs?.author || words.colleague,
          time: theirs ? formatWhen(theirs.savedAt) : '',
        }}
        onChoose={(choice) => session.dispatch({ type: 'settled', record, conflict, choice })}
      />
    )
  })
}
