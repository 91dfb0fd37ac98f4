import type { Showing } from '@lerret/model'
import {
  type ClashPair,
  type EvaluatedSheet,
  listClashesGoingOut,
  type Sheet,
  type SheetChange,
} from '@lerret/model/programme-text'

/** The changes that can be published: those without a clash. The others wait as drafts. */
export function changesWithoutClash({ changes, cells }: EvaluatedSheet): SheetChange[] {
  const clashing = new Set(
    [...cells.values()].flatMap(({ clashes }) => clashes.map(({ showing }) => showing)),
  )
  return changes.filter(({ showing }) => !clashing.has(showing))
}

/** The changes that go out when one publishes: those without a clash, or all when each of them has one. */
export function changesGoingOut(evaluated: EvaluatedSheet): SheetChange[] {
  const withoutClash = changesWithoutClash(evaluated)
  return withoutClash.length > 0 ? withoutClash : evaluated.changes
}

/** The clashes that they have with what visitors see, and with the drafts that may go out later. */
export function clashesGoingOut(
  { rules, showings, drafts }: Pick<Sheet, 'rules' | 'showings' | 'drafts'>,
  evaluated: EvaluatedSheet,
  visible: readonly Showing[],
): ClashPair[] {
  const goingOut = changesGoingOut(evaluated)
  const replaced = new Set(
    evaluated.changes.map((change) => (change.kind === 'changed' ? change.before : change.showing)),
  )
  const isRemoved = ({ kind }: SheetChange) => kind === 'removed'
  return listClashesGoingOut({
    visible: [...visible, ...showings.filter((showing) => drafts.has(showing.id) && !replaced.has(showing))],
    published: goingOut.filter((change) => !isRemoved(change)).map(({ showing }) => showing),
    removedIds: goingOut.filter(isRemoved).map(({ showing }) => showing.id),
    rules,
  })
}

/** How many showings are new, changed and so on. */
export function countSheet({ drafts }: Pick<Sheet, 'drafts'>, evaluated: EvaluatedSheet) {
  const { changes, cells } = evaluated
  const withoutClash = changesWithoutClash(evaluated)
  const count = (kind: SheetChange['kind']) => withoutClash.filter((change) => change.kind === kind).length
  const list = [...cells.values()]
  const clashes = list.reduce((sum, cell) => sum + cell.clashes.length, 0)
  return {
    total: changes.length,
    typed: changes.filter(({ kind }) => kind === 'added').length,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    clashes: changes.length - withoutClash.length,
    savedClashes: clashes - (changes.length - withoutClash.length),
    drafts: list
      .flatMap(({ showings, locked }) => [...showings, ...locked])
      .filter(({ id }) => drafts.has(id)).length,
    problems: list.filter(({ problems }) => problems.length > 0).length,
    locked: list.reduce((sum, { locked }) => sum + locked.length, 0),
    previous: list.filter(
      ({ previousText, showings, locked }) => previousText !== '' && showings.length + locked.length === 0,
    ).length,
  }
}
