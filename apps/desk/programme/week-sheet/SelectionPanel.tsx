import { cellKey, eveningDate } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { Keys } from '../../controls/Keys.tsx'
import { ChangeForm } from '../showings/ChangeForm.tsx'
import styles from './ChangesPanel.module.css'
import type { WeekSheetState } from './use-week-sheet.ts'

/** What to do with all showings in the selected cells. */
export function SelectionPanel({
  state: { sheet, anchor, selected },
  publicIds,
}: {
  state: WeekSheetState
  publicIds: ReadonlySet<string>
}) {
  const titles = new Map(sheet.productions.map(({ id, title }) => [id, title]))
  const chosen = sheet.showings
    .filter(({ productionId, startsAt }) =>
      selected.has(cellKey({ productionId, date: eveningDate(startsAt, sheet.rules.nightEndsAt) })),
    )
    .map((showing) => ({
      showing,
      title: titles.get(showing.productionId) ?? showing.productionId,
      isPublic: publicIds.has(showing.id),
    }))
  return (
    <aside className={styles.panel} aria-label={words.changeSelected} data-region="" tabIndex={-1}>
      <h2>
        <span role="status">
          {fill(words.selectedCells, { cells: String(selected.size), showings: String(chosen.length) })}
        </span>
      </h2>
      <p className={styles.selectionHint}>
        <Keys>F6</Keys> {words.keyToSelection} <Keys>Esc</Keys> {words.keyClearSelection}
      </p>
      <ChangeForm
        // A new selection begins with a new form.
        key={anchor && cellKey(anchor)}
        chosen={chosen}
        halls={sheet.vocabulary.halls.map(({ name }) => name)}
      />
    </aside>
  )
}
