import type { Clash } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { describeProblem, describeSaved, formatDay, formatTime } from '../describe.ts'
import { CELL_SUMMARY_ID } from '../SheetGrid.tsx'
import type { WeekSheetState } from '../use-week-sheet.ts'
import styles from './CellSummary.module.css'

/** Each occupied hall once. */
const describeClashes = (clashes: readonly Clash[]) => [
  ...new Set(
    clashes.map(({ showing, other }) =>
      fill(words.clash, { hall: showing.hall, end: formatTime(other.endsAt) }),
    ),
  ),
]

/** The line over the grid: which cell is active, and how its text was understood. */
export function CellSummary({ state }: { state: WeekSheetState }) {
  const { active, activeCell, sheet, message } = state
  const production = sheet.productions.find(({ id }) => id === active.productionId)
  if (!activeCell || !production) return null
  const { problems, clashes, showings, text } = activeCell
  return (
    <div className={styles.line}>
      <p className={styles.cell}>
        <strong>{production.title}</strong> {formatDay(active.date)}
      </p>
      <p
        id={CELL_SUMMARY_ID}
        role="status"
        className={styles.understood}
        data-wrong={problems.length > 0 || clashes.length > 0 || undefined}
      >
        {message ||
          (problems.length > 0
            ? problems.map(describeProblem).join(' ')
            : [
                ...showings.map((showing) => describeSaved(showing, sheet.drafts.get(showing.id))),
                ...describeClashes(clashes),
              ].join(' · ') || (text === '' ? words.emptyCell : words.understoodNothing))}
      </p>
    </div>
  )
}
