import {
  addShowings,
  type CellPosition,
  type CellTexts,
  type Clash,
  cellKey,
  continueHistory,
  copyPrevious,
  createSheet,
  type EvaluatedSheet,
  evaluateSheet,
  fillRight,
  listPositions,
  parseTsv,
  pasteRows,
  type SentEdits,
  type Sheet,
  type SheetCell,
  type SheetEdits,
  type SheetInput,
  type ShowingToAdd,
  sheetReducer,
  takeWayOut,
  typeText,
  type WayOut,
} from '@lerret/model/programme-text'
import { fill, PROGRAMME_NYNORSK as words } from '@lerret/words/desk'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { listRange } from './cell-movement.ts'
import { readEdits, storeEdits } from './stored-edits.ts'

export interface WeekSheetState {
  sheet: Sheet
  /** With the text that is being typed. */
  evaluated: EvaluatedSheet
  active: CellPosition
  /** The field of the active cell takes the focus: another cell was activated, or the sheet was opened with the focus. */
  takesFocus: boolean
  activeCell: SheetCell | undefined
  /** The text that is being typed in the active cell, or null. */
  draft: string | null
  canUndo: boolean
  canRedo: boolean
  /** What was done last, for the status line and screen readers. */
  message: string
  /** Where the selection began. */
  anchor: CellPosition | null
  /** The keys of the selected cells; empty when only the active cell is. */
  selected: ReadonlySet<string>
  activate(position: CellPosition): void
  /** Makes a cell active, and selects all between it and the cell where the selection began. */
  extendSelection(position: CellPosition): void
  clearSelection(): void
  type(text: string): void
  cancelTyping(): void
  /** Ends typing. */
  commit(): void
  undo(): void
  redo(): void
  /** Each press in the same cell takes more: the cell, its row, the sheet. */
  copyPreviousWeek(scope?: 'sheet'): void
  paste(text: string): void
  fillRight(): void
  takeWayOut(clash: Clash, wayOut: WayOut): void
  /** Adds the showings of a pasted programme. */
  addShowings(showings: readonly ShowingToAdd[]): void
  /** A sentence for the status line and screen readers, until something is typed. */
  announce(message: string): void
  /** Ends typing, and returns what the sheet shows now, to be saved. */
  send(): SentEdits
  /** What was sent is saved. What was typed since then stays. */
  markSaved(sent: SentEdits): void
}

export function useWeekSheet(
  input: SheetInput,
  { storageKey, opensWithFocus }: { storageKey: string; opensWithFocus: boolean },
): WeekSheetState {
  const sheet = useMemo(() => createSheet(input), [input])
  const [history, dispatch] = useReducer(sheetReducer, storageKey, (key) => continueHistory(readEdits(key)))
  const [chosen, setActive] = useState<CellPosition>(() => firstCell(sheet))
  const [draft, setDraft] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [copies, setCopies] = useState(0)
  const [takesFocus, setTakesFocus] = useState(opensWithFocus)
  const [anchor, setAnchor] = useState<CellPosition | null>(null)
  const active = isInSheet(sheet, chosen) ? chosen : firstCell(sheet)
  const { edits } = history
  const committed = useMemo(() => evaluateSheet(sheet, edits), [sheet, edits])
  const typedEdits = useMemo(
    () => (draft === null ? edits : applyTexts(edits, typeText(sheet, committed, active, draft))),
    [sheet, edits, committed, active, draft],
  )
  const evaluated = useMemo(
    () => (typedEdits === edits ? committed : evaluateSheet(sheet, typedEdits)),
    [sheet, edits, committed, typedEdits],
  )
  useEffect(() => storeEdits(storageKey, typedEdits), [storageKey, typedEdits])
  const selected = useMemo(
    () => new Set(anchor && isInSheet(sheet, anchor) ? listRange(sheet, anchor, active).map(cellKey) : []),
    [sheet, anchor, active],
  )
  const activeCell = evaluated.cells.get(cellKey(active))

  function edit(texts: CellTexts) {
    dispatch({ type: 'edit', texts })
    setDraft(null)
  }
  function commit() {
    if (draft !== null) edit(typeText(sheet, committed, active, draft))
  }
  function activate(position: CellPosition) {
    commit()
    setActive(position)
    setTakesFocus(true)
    setCopies(0)
    setMessage('')
  }

  return {
    sheet,
    evaluated,
    active,
    takesFocus,
    activeCell,
    draft,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    message,
    anchor,
    selected,
    activate(position) {
      setAnchor(null)
      activate(position)
    },
    extendSelection(position) {
      setAnchor(anchor ?? active)
      activate(position)
    },
    clearSelection: () => setAnchor(null),
    type(text) {
      setDraft(text)
      setMessage('')
    },
    cancelTyping: () => setDraft(null),
    commit,
    undo() {
      setDraft(null)
      dispatch({ type: 'undo' })
      setMessage(words.undone)
    },
    redo() {
      setDraft(null)
      dispatch({ type: 'redo' })
      setMessage(words.redone)
    },
    copyPreviousWeek(scope) {
      const scopes = [[active], listPositions(sheet, active.productionId), listPositions(sheet)]
      const positions = scope === 'sheet' ? listPositions(sheet) : scopes[Math.min(copies, 2)]
      const texts = copyPrevious(committed, positions ?? [])
      const count = Object.keys(texts).length
      setCopies(copies + 1)
      setMessage(count === 0 ? words.copiedNothing : fill(words.copied, { count: String(count) }))
      edit(texts)
    },
    paste(text) {
      const { texts, outside } = pasteRows(sheet, active, parseTsv(text))
      edit(texts)
      setMessage(outside === 0 ? '' : fill(words.pastedOutside, { count: String(outside) }))
    },
    fillRight: () => edit(fillRight(sheet, evaluated, active)),
    takeWayOut(clash, wayOut) {
      const cell = [...evaluated.cells.values()].find(({ clashes }) => clashes.includes(clash))
      if (!cell) return
      const typed = draft === null ? {} : typeText(sheet, committed, active, draft)
      edit({ ...typed, ...takeWayOut(sheet, cell, clash, wayOut) })
    },
    addShowings(showings) {
      const { texts, added, repeated, outside } = addShowings(sheet, committed, showings)
      edit(texts)
      setMessage(
        [
          fill(words.addedPasted, { count: String(added) }),
          ...(repeated > 0 ? [fill(words.repeatedPasted, { count: String(repeated) })] : []),
          ...(outside > 0 ? [fill(words.outsidePasted, { count: String(outside) })] : []),
        ].join(' '),
      )
    },
    announce: setMessage,
    send() {
      const texts = draft === null ? {} : typeText(sheet, committed, active, draft)
      const { past } = sheetReducer(history, { type: 'edit', texts })
      commit()
      return { edits: typedEdits, steps: past.length, former: formerTexts(sheet, evaluated) }
    },
    markSaved: (sent) => dispatch({ type: 'saved', sent }),
  }
}

const firstCell = ({ productions, dates }: Sheet): CellPosition => ({
  productionId: productions[0]?.id ?? '',
  date: dates[0] ?? '',
})

const isInSheet = ({ productions, dates }: Sheet, { productionId, date }: CellPosition) =>
  dates.includes(date) && productions.some(({ id }) => id === productionId)

/** The saved texts of the cells whose typed text was understood: those that a save writes over. */
function formerTexts(sheet: Sheet, evaluated: EvaluatedSheet): SheetEdits {
  const { cells } = evaluateSheet(sheet, {})
  return Object.fromEntries(
    Array.from(evaluated.cells)
      .filter(([, { isEdited, problems }]) => isEdited && problems.length === 0)
      .map(([key]) => [key, cells.get(key)?.text ?? '']),
  )
}

function applyTexts(edits: SheetEdits, texts: CellTexts): SheetEdits {
  const entries = Object.entries({ ...edits, ...texts }).filter(([, text]) => text !== null)
  return Object.fromEntries(entries) as SheetEdits
}
