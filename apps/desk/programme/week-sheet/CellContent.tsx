import type { Showing } from '@lerret/model'
import type { DraftState, Sheet, SheetCell } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { StateMark } from '../../controls/StateMark.tsx'
import styles from './CellContent.module.css'
import { DRAFT_WORDS, formatTime } from './describe.ts'

/** The showings of a cell as they are read: times, marks of halls, labels. Last week's times stand in an empty cell. */
export function CellContent({ cell, sheet }: { cell: SheetCell; sheet: Sheet }) {
  const { showings, locked, problems, clashes, previous, text } = cell
  if (problems.length > 0) return <span className={styles.wrong}>{text}</span>
  const clashing = new Set(clashes.map(({ showing }) => showing))
  return (
    <>
      {[...locked, ...showings].map((showing) => (
        <ShowingTime
          key={showing.id}
          showing={showing}
          sheet={sheet}
          draft={sheet.drafts.get(showing.id)}
          isClashing={clashing.has(showing)}
        />
      ))}
      {clashes.flatMap(({ showing, alternatives: [alternative] }) =>
        alternative ? (
          <span key={showing.id} className={styles.alternative}>
            {fill(words.fitsAt, { time: formatTime(alternative.startsAt) })}
          </span>
        ) : (
          []
        ),
      )}
      {showings.length === 0 && locked.length === 0 && previous.length > 0 && (
        <span className={styles.previous} aria-hidden="true">
          {previous.map((showing) => (
            <ShowingTime
              key={showing.id}
              showing={{ ...showing, state: 'planned', label: '' }}
              sheet={sheet}
            />
          ))}
        </span>
      )}
    </>
  )
}

function ShowingTime({
  showing,
  sheet,
  draft,
  isClashing,
}: {
  showing: Showing
  sheet: Sheet
  draft?: DraftState | undefined
  isClashing?: boolean
}) {
  const { startsAt, hall, label, state } = showing
  const { halls } = sheet.vocabulary
  const mark = hall === halls[0]?.name ? undefined : halls.find(({ name }) => name === hall)?.mark
  return (
    <span className={styles.showing} data-state={state} data-clashing={isClashing || undefined}>
      <span className={styles.time}>{formatTime(startsAt)}</span>
      {mark !== undefined && (
        <abbr className={styles.mark} title={hall}>
          {mark}
        </abbr>
      )}
      {draft && (
        <span className={styles.draft} title={DRAFT_WORDS[draft]}>
          <StateMark state={draft} isLabelHidden />
        </span>
      )}
      {label && <span className={styles.label}>{label}</span>}
    </span>
  )
}
