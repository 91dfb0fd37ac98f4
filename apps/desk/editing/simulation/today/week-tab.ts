import type { Showing } from '@lerret/model'
import {
  type CellPosition,
  type CellTexts,
  cellKey,
  continueHistory,
  copyPrevious,
  createSheet,
  type EvaluatedSheet,
  evaluateSheet,
  fillRight,
  listPositions,
  type Sheet,
  type SheetAction,
  type SheetEdits,
  sheetReducer,
  typeText,
} from '@lerret/model/programme-text'
import { withNotice } from '../../../programme/week-sheet/moved-showings.ts'
import { soundChanges } from '../../../programme/week-sheet/summary.ts'
import type { Body } from '../server.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { createCalls } from './calls.ts'
import { HALLS, PRODUCTIONS } from './week.ts'

/** How long after an announcement the week is read again. */
const REFRESH_MS = 250
/** How many cells of each production are typed in. */
const DAYS = 3

/** The week sheet, as `use-week-sheet.ts`, `WeekSheet.tsx` and `WeekSheetScreen.tsx` edit and save it. */
export async function openWeekTab(context: TabContext, firstDate: string): Promise<OpenTab> {
  const calls = createCalls(context)
  const { storage } = context
  const storageKey = `week ${firstDate}`
  let saved = await calls.listRecords('event')
  let idSeed = context.createId()
  let sheet = createCurrentSheet()
  let history = continueHistory((storage.get(storageKey) ?? {}) as SheetEdits)
  let active: CellPosition = { productionId: PRODUCTIONS[0]?.id ?? '', date: sheet.dates[0] ?? '' }
  let draft: string | null = null
  let committed = evaluateSheet(sheet, history.edits)
  let evaluated = committed
  let edits = history.edits
  let batch: number | null = null

  function createCurrentSheet(): Sheet {
    const showings = saved.flatMap(({ body }) => (body ? [body as unknown as Showing] : []))
    return createSheet({ firstDate, productions: PRODUCTIONS, halls: HALLS, showings, idSeed })
  }

  /** What follows from each change of the state. */
  function render() {
    committed = evaluateSheet(sheet, history.edits)
    edits =
      draft === null ? history.edits : applyTexts(history.edits, typeText(sheet, committed, active, draft))
    evaluated = draft === null ? committed : evaluateSheet(sheet, edits)
    if (Object.keys(edits).length === 0) storage.delete(storageKey)
    else storage.set(storageKey, edits)
  }

  function dispatch(action: SheetAction) {
    history = sheetReducer(history, action)
    if (action.type !== 'saved') draft = null
    render()
  }
  const edit = (texts: CellTexts) => dispatch({ type: 'edit', texts })
  const commit = () => draft !== null && edit(typeText(sheet, committed, active, draft))

  async function refetch() {
    // What cannot be read stays as it was.
    saved = await calls.listRecords('event').catch(() => saved)
    sheet = createCurrentSheet()
    render()
  }

  async function submit(isPublished: boolean) {
    const shown = evaluated
    const publicIds = listPublicIds()
    commit()
    const sound = new Set(soundChanges(shown))
    const changes = shown.changes.map((change) => ({
      change: withNotice(change, { publicIds, corrections: new Set() }),
      isSound: sound.has(change),
    }))
    const versions = new Map(saved.map(({ id, version }) => [id, version]))
    try {
      const reply = await calls.saveRecords(
        changes.map(({ change: { kind, showing } }) => ({
          kind: 'event',
          id: showing.id,
          basedOn: versions.get(showing.id) ?? 0,
          body: kind === 'removed' ? null : (showing as unknown as Body),
        })),
      )
      const published = changes.flatMap(({ change: { showing }, isSound }, index) =>
        isPublished && isSound
          ? [{ kind: 'event', id: showing.id, version: reply.versions[index] ?? null }]
          : [],
      )
      if (published.length > 0) batch = (await calls.publishRecords(published)).batch
    } finally {
      await refetch()
    }
    idSeed = context.createId()
    sheet = createCurrentSheet()
    dispatch({ type: 'saved' })
  }

  const listPublicIds = () =>
    new Set(saved.flatMap(({ id, stableVersion }) => (stableVersion === null ? [] : id)))

  render()
  return {
    view: () => ({
      shown: viewWeek(evaluated, listPublicIds()),
      named: {},
      state: evaluated.changes.length > 0 ? 'only-here' : 'saved',
    }),
    listPlaces: () => listPlaces(sheet, evaluated),
    type({ part }, text) {
      const position = listPositions(sheet).find((each) => cellKey(each) === part)
      if (!position) return
      if (part !== cellKey(active)) commit()
      active = position
      draft = text
      render()
    },
    run(choice) {
      if (choice < 0.5) edit(copyPrevious(committed, listPositions(sheet)))
      else edit(fillRight(sheet, evaluated, active))
    },
    // The button takes the focus, and that ends typing.
    undo() {
      commit()
      dispatch({ type: 'undo' })
    },
    redo() {
      commit()
      dispatch({ type: 'redo' })
    },
    canUndo: () => draft !== null || history.past.length > 0,
    canRedo: () => history.future.length > 0,
    save: () => submit(false),
    async publish() {
      if (soundChanges(evaluated).length > 0) await submit(true)
    },
    async plan() {},
    async revert() {
      if (batch !== null) await calls.revertPublication(batch)
      batch = null
      await refetch()
    },
    async delete() {},
    settle() {},
    hide() {},
    async leave() {},
    canClose: () => true,
    reconnect() {},
    hear: () => void context.sleep(REFRESH_MS).then(refetch),
  }
}

function applyTexts(edits: SheetEdits, texts: CellTexts): SheetEdits {
  const entries = Object.entries({ ...edits, ...texts }).filter(([, text]) => text !== null)
  return Object.fromEntries(entries) as SheetEdits
}

const viewed = new WeakMap<EvaluatedSheet, Record<string, Body>>()

/** The texts of the cells, and the showings as a save would write them. */
function viewWeek(evaluated: EvaluatedSheet, publicIds: ReadonlySet<string>): Record<string, Body> {
  const known = viewed.get(evaluated)
  if (known) return known
  const showings = new Map(evaluated.showings.map((showing) => [showing.id, showing]))
  for (const change of evaluated.changes)
    if (change.kind !== 'removed')
      showings.set(change.showing.id, withNotice(change, { publicIds, corrections: new Set() }).showing)
  const shown = Object.fromEntries(
    Array.from(showings, ([id, showing]) => [`event ${id}`, showing as unknown as Body]),
  )
  shown.cells = Object.fromEntries(Array.from(evaluated.cells, ([key, { text }]) => [key, text]))
  viewed.set(evaluated, shown)
  return shown
}

function listPlaces(sheet: Sheet, { cells }: EvaluatedSheet): Place[] {
  const positions = listPositions(sheet).filter(({ date }) => sheet.dates.indexOf(date) < DAYS)
  return positions.map((position) => {
    const part = cellKey(position)
    return { record: 'cells', field: part, part, text: cells.get(part)?.text ?? '', style: 'showing' }
  })
}
