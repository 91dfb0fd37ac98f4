import {
  type Alternative,
  addShowings,
  type CellPosition,
  type CellTexts,
  type Clash,
  cellKey,
  copyPrevious,
  type EvaluatedSheet,
  evaluateSheet,
  fillRight,
  listPositions,
  parseTsv,
  pasteRows,
  type Sheet,
  type SheetCell,
  type SheetEdits,
  type ShowingToAdd,
  takeAlternative,
  typeText,
} from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useMemo, useState } from 'react'
import { createId } from '../../data/create-id.ts'
import { describeLastStep } from '../../editing/parts/HistoryButtons.tsx'
import { bodyOf } from '../../editing/session/records/record.ts'
import type { Step } from '../../editing/session/state/events.ts'
import { type RecordState, recordName, type SessionState } from '../../editing/session/state/state.ts'
import { type OpenSession, useSessionState } from '../../editing/use-session.ts'
import { listRange } from './cell-movement.ts'
import { describeCells } from './describe.ts'
import { pickTexts, toSheet, toWeekFields, toWeekKey, type WeekFields } from './session/week-record.ts'

export interface WeekSheetState {
  state: SessionState
  fields: WeekFields
  sheet: Sheet
  /** The sheet with the text that is being typed. */
  evaluated: EvaluatedSheet
  active: CellPosition
  /** The field of the active cell takes the focus: another cell was activated, or the sheet was opened with the focus. */
  takesFocus: boolean
  activeCell: SheetCell | undefined
  /** The text that is being typed in the active cell, or null. */
  draft: string | null
  isSaving: boolean
  /** What is said of what was done last, for the status line and screen readers. */
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
  takeAlternative(clash: Clash, alternative: Alternative): void
  /** Adds the showings of a pasted programme. */
  addShowings(showings: readonly ShowingToAdd[]): void
  /** A sentence for the status line and screen readers, until something is typed. */
  announce(message: string): void
  /** Names the showings of which visitors are not told another time. */
  setCorrections(ids: ReadonlySet<string>): void
}

/** A text that is being typed in the active cell. It is in the session already, possibly in the cells of several days. */
interface CellDraft {
  text: string
  /** The texts of those cells before. */
  before: CellTexts
  step: Step
}

export function useWeekSheet(
  session: OpenSession,
  { firstDate, opensWithFocus }: { firstDate: string; opensWithFocus: boolean },
): WeekSheetState {
  const name = recordName(toWeekKey(firstDate))
  const state = useSessionState(session)
  const { id, records, asked } = state
  const record = records[name] as RecordState
  const { programme } = toWeekFields(record.base)
  const { basedOn, mine } = record
  const sheet = useMemo(
    () => toSheet(firstDate, { programme }, `${id} ${basedOn}`),
    [firstDate, programme, id, basedOn],
  )
  const [chosen, setActive] = useState<CellPosition>(() => firstCell(sheet))
  const [draft, setDraft] = useState<CellDraft | null>(null)
  const [message, setMessage] = useState('')
  const [copies, setCopies] = useState(0)
  const [takesFocus, setTakesFocus] = useState(opensWithFocus)
  const [anchor, setAnchor] = useState<CellPosition | null>(null)
  const active = isInSheet(sheet, chosen) ? chosen : firstCell(sheet)
  const edits = useMemo(
    () => pickTexts(Object.fromEntries(Object.entries(mine).map(([field, { value }]) => [field, value]))),
    [mine],
  )
  const evaluated = useMemo(() => evaluateSheet(sheet, edits), [sheet, edits])
  const selected = useMemo(
    () => new Set(anchor && isInSheet(sheet, anchor) ? listRange(sheet, anchor, active).map(cellKey) : []),
    [sheet, anchor, active],
  )
  const activeCell = evaluated.cells.get(cellKey(active))

  /** Writes texts as one step; null takes a cell back to what is saved. */
  function write(texts: CellTexts, step: Step) {
    const fields = Object.entries(texts).map(([key, text]) => [
      key,
      { value: text ?? record.base[key] ?? '' },
    ])
    const typing = step.field === null ? {} : { typing: { record: name, field: cellKey(active) } }
    session.dispatch({
      type: 'changed',
      edits: { [name]: Object.fromEntries(fields) },
      step,
      ...typing,
    })
  }
  function edit(texts: CellTexts) {
    const keys = Object.keys(texts)
    if (keys.length > 0) write(texts, { label: describeCells(sheet, keys), field: null, at: Date.now() })
    setDraft(null)
  }
  function commit() {
    session.dispatch({ type: 'left' })
    setDraft(null)
  }
  function activate(position: CellPosition) {
    commit()
    setActive(position)
    setTakesFocus(true)
    setCopies(0)
    setMessage('')
  }
  function takeStep(type: 'undone' | 'redone') {
    setDraft(null)
    setMessage('')
    session.dispatch({ type })
  }

  return {
    state,
    fields: toWeekFields(bodyOf(record)),
    sheet,
    evaluated,
    active,
    takesFocus,
    activeCell,
    draft: draft?.text ?? null,
    isSaving: asked !== null,
    // What was done last by typing stands in the cell.
    message: message || (state.lastStep?.type === 'done' ? '' : describeLastStep(state.lastStep)),
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
      const typed = draft ?? { before: {}, step: createTypingStep(sheet, active) }
      const committed = draft ? evaluateSheet(sheet, applyTexts(edits, draft.before)) : evaluated
      const texts = typeText(sheet, committed, active, text)
      const before = { ...pickBefore(edits, texts), ...typed.before }
      write({ ...before, ...texts }, typed.step)
      setDraft({ text, before, step: typed.step })
      setMessage('')
    },
    cancelTyping() {
      if (draft) write(draft.before, draft.step)
      commit()
    },
    commit,
    undo: () => takeStep('undone'),
    redo: () => takeStep('redone'),
    copyPreviousWeek(scope) {
      const scopes = [[active], listPositions(sheet, active.productionId), listPositions(sheet)]
      const positions = scope === 'sheet' ? listPositions(sheet) : scopes[Math.min(copies, 2)]
      const texts = copyPrevious(evaluated, positions ?? [])
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
    takeAlternative(clash, alternative) {
      const cell = [...evaluated.cells.values()].find(({ clashes }) => clashes.includes(clash))
      if (cell) edit(takeAlternative(sheet, cell, clash, alternative))
    },
    addShowings(showings) {
      const { texts, added, repeated, outside } = addShowings(sheet, evaluated, showings)
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
    setCorrections: (ids) =>
      session.dispatch({ type: 'changed', edits: { [name]: { corrections: { value: [...ids] } } } }),
  }
}

const firstCell = ({ productions, dates }: Sheet): CellPosition => ({
  productionId: productions[0]?.id ?? '',
  date: dates[0] ?? '',
})

const isInSheet = ({ productions, dates }: Sheet, { productionId, date }: CellPosition) =>
  dates.includes(date) && productions.some(({ id }) => id === productionId)

/** Typing on in a cell is one step, however long it takes. */
const createTypingStep = (sheet: Sheet, position: CellPosition): Step => ({
  label: describeCells(sheet, [cellKey(position)]),
  field: `${cellKey(position)} ${createId()}`,
  at: Date.now(),
})

/** The typed texts of the cells that others are written in; null for those as they are saved. */
const pickBefore = (edits: SheetEdits, texts: CellTexts): CellTexts =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, edits[key] ?? null]))

function applyTexts(edits: SheetEdits, texts: CellTexts): SheetEdits {
  const entries = Object.entries({ ...edits, ...texts }).filter(([, text]) => text !== null)
  return Object.fromEntries(entries) as SheetEdits
}
