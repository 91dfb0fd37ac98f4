import { type CellPosition, cellKey, type SheetProduction } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CellContent } from './CellContent.tsx'
import { directionOfKey, extendsSelection, moveCell } from './cell-movement.ts'
import { describeCell, formatDay } from './describe.ts'
import styles from './SheetGrid.module.css'
import type { WeekSheetState } from './use-week-sheet.ts'

export const CELL_SUMMARY_ID = 'understood'

/** Productions by days. The active cell holds the one text field of the grid. */
export function SheetGrid({
  state,
  dates,
}: {
  state: WeekSheetState
  /** The days that are shown: all, or one on a narrow screen. */
  dates: readonly string[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with the keys of a spreadsheet is a grid.
    <table role="grid" aria-label={words.weekSheet} aria-multiselectable className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{words.production}</th>
          {dates.map((date) => (
            <th key={date} scope="col" aria-current={date === state.active.date ? 'date' : undefined}>
              {formatDay(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.sheet.productions.map((production) => (
          <tr key={production.id} data-active={production.id === state.active.productionId || undefined}>
            <ProductionHeader production={production} />
            {dates.map((date) => (
              <Cell key={date} state={state} position={{ productionId: production.id, date }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ProductionHeader({ production: { title, minutes } }: { production: SheetProduction }) {
  return (
    <th scope="row" className={styles.production}>
      <span className={styles.title}>{title}</span>
      {minutes != null && (
        <span className={styles.minutes}>{fill(words.minutes, { minutes: String(minutes) })}</span>
      )}
    </th>
  )
}

interface CellProps {
  state: WeekSheetState
  position: CellPosition
}

function Cell({ state, position }: CellProps) {
  const cell = state.evaluated.cells.get(cellKey(position))
  const isActive = cellKey(position) === cellKey(state.active)
  if (!cell) return null
  const hasProblem = cell.problems.length > 0 || cell.clashes.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field inside.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected.
    <td
      className={styles.cell}
      data-edited={cell.isEdited || undefined}
      data-wrong={hasProblem || undefined}
      data-locked={cell.locked.length > 0 || undefined}
      data-active={isActive || undefined}
      aria-selected={state.selected.has(cellKey(position)) || undefined}
      onMouseDown={(event) => {
        // The browser would select the text between.
        if (event.shiftKey && !isActive) event.preventDefault()
      }}
      onClick={({ shiftKey, currentTarget }) => {
        // Drawn at once: the field of this cell is to take the focus.
        flushSync(() => {
          if (shiftKey && !isActive) state.extendSelection(position)
          else if (!isActive) state.activate(position)
          else if (!shiftKey) state.clearSelection()
        })
        focusField(currentTarget.querySelector('input'), { isSelected: !isActive })
      }}
    >
      {isActive ? <CellField state={state} /> : <CellContent cell={cell} sheet={state.sheet} />}
    </td>
  )
}

function CellField({ state }: Pick<CellProps, 'state'>) {
  const { active, activeCell, draft } = state
  const field = useRef<HTMLInputElement>(null)
  useFocusWhenMoved(field, state)
  if (!activeCell) return null
  const hasProblem = activeCell.problems.length > 0 || activeCell.clashes.length > 0
  return (
    <>
      {activeCell.locked.length > 0 && (
        <CellContent cell={{ ...activeCell, showings: [] }} sheet={state.sheet} />
      )}
      <input
        ref={field}
        className={styles.field}
        value={draft ?? activeCell.text}
        placeholder={activeCell.previousText}
        aria-label={describeCell(state.sheet, active)}
        aria-describedby={CELL_SUMMARY_ID}
        aria-invalid={hasProblem || undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => state.type(target.value)}
        onKeyDown={(event) => onKeyDown(event, state)}
        onPaste={(event) => onPaste(event, state)}
        onBlur={state.commit}
      />
    </>
  )
}

/**
 * The field of another cell is another element, which takes the focus over from the one before. A sheet that is opened with the focus
 * takes it when nothing else has it.
 */
function useFocusWhenMoved(
  field: React.RefObject<HTMLInputElement | null>,
  { active: { productionId, date }, takesFocus }: WeekSheetState,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the active cell.
  useEffect(() => {
    const grid = field.current?.closest('[role="grid"]')
    const isInGrid = grid?.contains(document.activeElement) || document.activeElement === document.body
    if (takesFocus && isInGrid) focusField(field.current, { isSelected: true })
  }, [productionId, date])
}

/** Focuses a field. Typing replaces its text when all of it is selected. */
function focusField(field: HTMLInputElement | null, { isSelected }: { isSelected: boolean }) {
  field?.focus()
  if (isSelected) field?.select()
}

function onKeyDown(event: KeyboardEvent<HTMLInputElement>, state: WeekSheetState) {
  if (event.nativeEvent.isComposing) return
  if (runCommand(event, state)) {
    event.preventDefault()
    return
  }
  const isTyping = state.draft !== null
  // While a text is typed, Shift and an arrow select in the text.
  const isTextSelection = isTyping && extendsSelection(event)
  const direction = event.altKey || event.metaKey || isTextSelection ? null : directionOfKey(event, isTyping)
  if (!direction) return
  const target = moveCell(state.sheet, state.active, direction)
  // At the last day, Tab leaves the sheet.
  if (!target && event.key === 'Tab') return
  event.preventDefault()
  if (target && extendsSelection(event)) state.extendSelection(target)
  else if (target) state.activate(target)
  else state.commit()
}

function runCommand(event: KeyboardEvent<HTMLInputElement>, state: WeekSheetState) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isTyping = state.draft !== null
  const letter = ctrlKey || metaKey ? key.toLowerCase() : ''
  if (key === 'Escape' && isTyping) state.cancelTyping()
  else if (key === 'Escape' && state.selected.size > 0) state.clearSelection()
  else if (key === 'F2') event.currentTarget.setSelectionRange(state.activeCell?.text.length ?? 0, 999)
  else if (altKey && key === 'Enter') takeFirstAlternative(state)
  else if (letter === 'g') state.copyPreviousWeek()
  else if (letter === 'z' && !isTyping && !shiftKey) state.undo()
  else if ((letter === 'y' || (letter === 'z' && shiftKey)) && !isTyping) state.redo()
  else if (letter === 'arrowright' && shiftKey) state.fillRight()
  else return false
  return true
}

function takeFirstAlternative(state: WeekSheetState) {
  const clash = state.activeCell?.clashes.find(({ alternatives }) => alternatives.length > 0)
  const [alternative] = clash?.alternatives ?? []
  if (clash && alternative) state.takeAlternative(clash, alternative)
}

/** Several cells of a spreadsheet are pasted as cells; a single text is pasted into the field. */
function onPaste(event: ClipboardEvent<HTMLInputElement>, state: WeekSheetState) {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.trimEnd())) return
  event.preventDefault()
  state.paste(text)
}
