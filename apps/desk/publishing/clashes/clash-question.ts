import type { Showing } from '@lerret/model'
import { DEFAULT_HOUSE_RULES, eveningDate, listClashesGoingOut } from '@lerret/model/programme-text'
import { callDesk } from '../../data/call-desk.ts'
import { describeClashesGoingOut } from './describe-clashes.ts'
import { listVisible } from './visible-showings.ts'

/**
 * What to ask before showings that begin at these times go out: which of them would clash with each other or with what visitors see; null
 * when none do. `choose` picks what goes out from the drafts of the days.
 */
export async function findClashQuestion(
  starts: readonly string[],
  choose: (drafts: readonly Showing[]) => { published: readonly Showing[]; removedIds?: readonly string[] },
): Promise<string | null> {
  const dates = starts.map((startsAt) => eveningDate(startsAt)).sort()
  const [from, to] = [dates.at(0), dates.at(-1)]
  if (!from || !to) return null
  const programme = await callDesk('programme', { query: { from, to } })
  const clashes = listClashesGoingOut({
    visible: listVisible(programme),
    ...choose(programme.showings.map(({ body }) => body)),
    rules: DEFAULT_HOUSE_RULES,
  })
  return clashes.length === 0 ? null : describeClashesGoingOut(clashes, DEFAULT_HOUSE_RULES)
}
