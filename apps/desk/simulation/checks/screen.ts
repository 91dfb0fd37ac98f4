import { isSameValue } from '../../editing/merging/same-value.ts'
import { findMarkers } from '../markers.ts'
import type { ActType } from '../people.ts'
import type { View } from '../tab.ts'
import type { TrackedTab, Violation } from './violation.ts'

/** Checks a screen after something has happened in its tab: an act of the person, or a reply, a timer or an announcement. */
export function checkScreen(
  tracked: TrackedTab,
  { act, now, report }: { act: ActType | null; now: number; report(violation: Violation): void },
) {
  const { tab, view: before, focus, name, screen } = tracked
  const view = tab.view()
  tracked.view = view
  const isChanged = isOtherView(before.shown, view.shown)
  // What waited while a field was typed in.
  const isMerged = before.versions !== view.versions || Object.keys(view.named).length > 0
  if (act === null) {
    if (isChanged && focus && now < focus.until) checkFocus()
    if (isChanged) tracked.undone = tracked.done = null
  } else if (act === 'undo' || act === 'redo' || act === 'undoAll' || act === 'redoAll') {
    checkHistory()
    if (Object.keys(before.named).length > 0 || isMerged) tracked.undone = tracked.done = null
  } else if (isChanged && (act === 'type' || act === 'run')) tracked.done = tracked.done && view.shown
  else if (isChanged) tracked.undone = tracked.done = null
  if (!tab.canUndo() && !tab.canRedo()) tracked.undone = tracked.done = view.shown

  function checkFocus() {
    const { record, field } = focus as NonNullable<typeof focus>
    const [old, fresh] = [before.shown[record]?.[field], view.shown[record]?.[field]]
    if (!isSameValue(old, fresh))
      report({
        rule: 'typed-over',
        screen,
        text: `${field} of ${record} changes while ${name} is typing in it`,
      })
  }

  function checkHistory() {
    if (isMerged) return
    if (!tab.canUndo() && tab.canRedo() && tracked.undone) compare(tracked.undone, 'undo')
    if (tab.canUndo() && !tab.canRedo() && tracked.done) compare(tracked.done, 'redo')
    const shown = new Set(listMarkers(view.shown))
    // A conflict shows a colleague's change of what is undone.
    const others = Object.entries(before.shown).filter(([record]) => !before.named[record])
    const taken = listMarkers(Object.fromEntries(others)).filter(
      (marker) => !shown.has(marker) && !tracked.touched.has(marker),
    )
    if (taken.length > 0)
      report({
        rule: 'undo',
        screen,
        text: `${act} in ${name} takes away ${taken.join(', ')} of somebody else`,
      })
  }

  function compare(expected: View['shown'], direction: string) {
    // The showings of a week follow from its cells, and from what visitors see of them.
    const { cells } = expected
    for (const [record, body] of Object.entries(cells ? { cells } : expected))
      if (!before.named[record] && !isSameValue(body, view.shown[record]))
        report({ rule: 'undo', screen, text: `${direction} in ${name} does not bring ${record} back` })
  }
}

const listMarkers = (shown: View['shown']) => Object.values(shown).flatMap(findMarkers)

function isOtherView(before: View['shown'], after: View['shown']): boolean {
  if (before === after) return false
  const names = Object.keys(after)
  if (names.length !== Object.keys(before).length) return true
  return names.some((name) => {
    const [old, fresh] = [before[name], after[name]]
    if (old === fresh) return false
    if (!old || !fresh) return true
    const fields = Object.keys(fresh)
    return fields.length !== Object.keys(old).length || fields.some((field) => old[field] !== fresh[field])
  })
}
