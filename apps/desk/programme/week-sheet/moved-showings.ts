import { markAsMoved, type Showing } from '@lerret/model'
import type { SheetChange } from '@lerret/model/programme-text'

export interface MovedShowing {
  before: Showing
  showing: Showing
}

/** Public showings whose time was typed over: visitors know the time before. */
export const listMoved = (changes: readonly SheetChange[], publicIds: ReadonlySet<string>): MovedShowing[] =>
  changes.flatMap((change) => (isMove(change, publicIds) ? [change] : []))

const isMove = (
  change: SheetChange,
  publicIds: ReadonlySet<string>,
): change is Extract<SheetChange, { kind: 'changed' }> =>
  change.kind === 'changed' &&
  publicIds.has(change.showing.id) &&
  Date.parse(change.before.startsAt) !== Date.parse(change.showing.startsAt)

/** A change as it is saved: a public showing with another time is marked as moved, unless it is a correction. */
export const withNotice = (
  change: SheetChange,
  { publicIds, corrections }: { publicIds: ReadonlySet<string>; corrections: ReadonlySet<string> },
): SheetChange =>
  isMove(change, publicIds) && !corrections.has(change.showing.id)
    ? { ...change, showing: markAsMoved(change.showing, change.before) }
    : change
