import type { Showing } from '../../showings/showing.ts'
import { addDays } from '../../time/oslo-time.ts'
import { eveningDate } from '../cell/clock-time.ts'
import { formatCell } from '../cell/format-cell.ts'
import { parseCell } from '../cell/parse-cell.ts'
import { isRowText, parseRow } from '../cell/parse-row.ts'
import type { TextProblem } from '../cell/problem.ts'
import { type Clash, findClashes } from './clashes.ts'
import { type CellPosition, cellKey, groupByCell, isTypeable, type Sheet, type SheetEdits } from './sheet.ts'
import type { ShowingDefaults } from './showing-defaults.ts'
import { createRecord, matchRecords, toTyped, updateRecord } from './typed-records.ts'

export interface SheetCell extends CellPosition {
  /** The text to edit. */
  text: string
  isEdited: boolean
  /** The showings that the text stands for: new, changed and unchanged ones. */
  showings: Showing[]
  /** Showings that cannot be typed over: the provider's, cancelled and postponed ones. */
  locked: Showing[]
  /** The showings of the same cell a week earlier, and their text. */
  previous: Showing[]
  previousText: string
  problems: TextProblem[]
  /** Clashes of typed and of saved showings. */
  clashes: Clash[]
}

/** A difference between what is saved and what is typed. */
export type SheetChange =
  | { kind: 'added'; showing: Showing }
  | { kind: 'removed'; showing: Showing }
  | { kind: 'changed'; before: Showing; showing: Showing }

export interface EvaluatedSheet {
  cells: ReadonlyMap<string, SheetCell>
  /** All that one save writes, in order of the cells. */
  changes: SheetChange[]
  /** The showings of the week as they would be after the save, those that are not in the sheet included. */
  showings: Showing[]
}

/** Evaluates the sheet as it would be with these edits. */
export function evaluateSheet(sheet: Sheet, edits: SheetEdits): EvaluatedSheet {
  const saved = groupByCell(sheet.showings, sheet.rules)
  const cells = new Map<string, SheetCell>()
  const changes: SheetChange[] = []
  const replaced = new Set<Showing>()
  for (const { id: productionId } of sheet.productions) {
    for (const date of sheet.dates) {
      const position = { productionId, date }
      const result = evaluateCell(sheet, position, { saved, text: edits[cellKey(position)] })
      cells.set(cellKey(position), result.cell)
      changes.push(...result.changes)
      for (const change of result.changes) {
        if (change.kind === 'removed') replaced.add(change.showing)
        if (change.kind === 'changed') replaced.add(change.before)
      }
    }
  }
  const written = changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.showing]))
  const showings = [...sheet.showings.filter((showing) => !replaced.has(showing)), ...written]
  addClashes(sheet, showings, new Set(written), cells)
  return { cells, changes, showings }
}

function evaluateCell(
  sheet: Sheet,
  position: CellPosition,
  { saved, text }: { saved: ReadonlyMap<string, Showing[]>; text: string | undefined },
): { cell: SheetCell; changes: SheetChange[] } {
  const { productionId, date } = position
  const defaults = getDefaults(sheet, productionId)
  const records = saved.get(cellKey(position)) ?? []
  const own = records.filter(isTypeable)
  const previous = saved.get(cellKey({ productionId, date: addDays(date, -7) })) ?? []
  const cell = {
    ...position,
    text: text ?? formatRecords(own, defaults),
    isEdited: text !== undefined,
    showings: own,
    locked: records.filter((showing) => !isTypeable(showing)),
    previous,
    previousText: formatPrevious(previous, defaults),
    problems: [] as TextProblem[],
    clashes: [],
  }
  if (text === undefined) return { cell, changes: [] }
  const { dates, vocabulary, rules } = sheet
  const { nightEndsAt } = rules
  const { showings: typed, problems } = isRowText(text)
    ? { showings: [], problems: parseRow(text, { dates, vocabulary, nightEndsAt }).problems }
    : parseCell(text, { date, vocabulary, nightEndsAt })
  // A text that is not understood changes nothing until it is corrected.
  if (problems.length > 0) return { cell: { ...cell, problems }, changes: [] }
  const matches = matchRecords(typed, own, defaults)
  const showings = typed.map((item, index) => {
    const record = matches[index]
    return record
      ? updateRecord(record, item, defaults)
      : createRecord(item, { productionId, defaults, idSeed: sheet.idSeed })
  })
  return { cell: { ...cell, showings }, changes: listChanges(own, showings, matches) }
}

function listChanges(own: Showing[], showings: Showing[], matches: (Showing | null)[]): SheetChange[] {
  const changes = showings.flatMap((showing, index): SheetChange[] => {
    const before = matches[index]
    if (!before) return [{ kind: 'added', showing }]
    return before === showing ? [] : [{ kind: 'changed', before, showing }]
  })
  const removed = own.filter((record) => !matches.includes(record))
  return [...changes, ...removed.map((showing): SheetChange => ({ kind: 'removed', showing }))]
}

export const formatRecords = (showings: readonly Showing[], defaults: ShowingDefaults) =>
  formatCell(showings.map((showing) => toTyped(showing, defaults)))

/** Last week's showings without labels: a premiere or a quiz is not repeated. */
const formatPrevious = (showings: readonly Showing[], defaults: ShowingDefaults) =>
  formatCell(showings.map((showing) => ({ ...toTyped(showing, defaults), label: null })))

export function getDefaults({ defaults }: Sheet, productionId: string): ShowingDefaults {
  const found = defaults.get(productionId)
  if (!found) throw new Error(`The sheet has no production ${productionId}.`)
  return found
}

function addClashes(
  sheet: Sheet,
  showings: readonly Showing[],
  written: ReadonlySet<Showing>,
  cells: ReadonlyMap<string, SheetCell>,
) {
  const from = sheet.dates[0] ?? ''
  const week = showings.filter(({ startsAt }) => startsAt.slice(0, 10) >= addDays(from, -1))
  const clashes = findClashes(week, {
    halls: sheet.vocabulary.halls.map(({ name }) => name),
    rules: sheet.rules,
    // Typed showings give way to all that are saved.
    blame: (showing) => (written.has(showing) ? 4 : blameSaved(sheet, showing)),
  })
  const byShowing = new Map(clashes.map((clash) => [clash.showing, withAlternatives(clash)]))
  for (const cell of cells.values())
    cell.clashes = [...cell.locked, ...cell.showings].flatMap((showing) => byShowing.get(showing) ?? [])
}

/** A showing of the provider is moved there, and not here. */
const withAlternatives = (clash: Clash): Clash =>
  isTypeable(clash.showing) ? clash : { ...clash, alternatives: [] }

/** Drafts give way to what is public, and what can be typed over to what cannot. What stands in no cell is never blamed. */
function blameSaved({ dates, defaults, drafts, rules }: Sheet, showing: Showing): number {
  const { id, productionId, startsAt } = showing
  const hasCell = defaults.has(productionId) && dates.includes(eveningDate(startsAt, rules.nightEndsAt))
  if (!hasCell) return 0
  if (!isTypeable(showing)) return 1
  return drafts.has(id) ? 3 : 2
}
