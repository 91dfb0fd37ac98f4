import { eventWords as words } from '@lerret/words/desk'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import {
  type ElementConflict,
  useConflictPlaces,
  useKnownPlaces,
} from '../../controls/fields/conflict-places.ts'
import { formatWhen } from '../../controls/times/times.ts'
import { FieldConflict, type FieldConflictProps } from '../../text/conflict/FieldConflict.tsx'
import { conflictPath } from '../merge-parts.ts'
import { listConflicts } from '../session/select.ts'
import type { Conflict } from '../session/state/merging.ts'
import type { RecordName, SessionState } from '../session/state/state.ts'
import type { OpenSession } from '../use-session.ts'

/** How a conflict is shown: the place as in a sentence, and both values as texts. */
export interface ConflictTexts extends Pick<FieldConflictProps, 'field' | 'canJoin'> {
  mine: string
  theirs: string
}

/**
 * What two people have written in the same place. Nothing is lost before one of the texts is chosen. Each is shown at its field, or after
 * its paragraph; here stand those whose field is not on the screen.
 */
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
  const places = useConflictPlaces()
  const known = useKnownPlaces(places)
  const conflicts = listConflicts(state, session.rules).map((conflict) => ({
    conflict,
    ...namePlace(conflict),
  }))
  const inTexts = JSON.stringify(listElementConflicts(conflicts))
  useEffect(() => places?.setConflicts(JSON.parse(inTexts)), [places, inTexts])
  return conflicts.map(({ conflict, name, isElement }) => {
    const texts = describe(conflict)
    if (!texts) return null
    const { record } = conflict
    const theirs = state.records[record]?.theirs
    const place = known.get(name)
    const shown = (
      <FieldConflict
        key={name}
        field={texts.field}
        isInText={isElement && place !== undefined}
        canJoin={texts.canJoin ?? true}
        mine={{ text: texts.mine }}
        theirs={{
          text: texts.theirs,
          name: theirs?.author || words.colleague,
          time: theirs ? formatWhen(theirs.savedAt) : '',
        }}
        onChoose={(choice) => {
          session.dispatch({ type: 'settled', record, conflict, choice })
          place?.focus()
        }}
      />
    )
    return place ? createPortal(shown, place.element, name) : shown
  })
}

/** Where a conflict belongs: at a field, or at an element of the text of a field. */
function namePlace(conflict: Conflict & { record: RecordName }) {
  const field = `${conflict.record} ${conflictPath(conflict)}`
  const isElement = conflict.index !== undefined
  return { field, isElement, name: isElement ? `${field} ${conflict.part}` : field }
}

function listElementConflicts(
  conflicts: readonly (ReturnType<typeof namePlace> & { conflict: Conflict })[],
): Record<string, ElementConflict[]> {
  const found: Record<string, ElementConflict[]> = {}
  for (const { conflict, field, name } of conflicts) {
    const { index, mine, theirs } = conflict
    if (index === undefined) continue
    found[field] ??= []
    found[field].push({ name, index, mine: String(mine), theirs: String(theirs) })
  }
  return found
}
