import {
  type CellTexts,
  cellKey,
  cellPosition,
  copyPrevious,
  type EvaluatedSheet,
  evaluateSheet,
  fillRight,
  listPositions,
  type Sheet,
  typeText,
} from '@lerret/model/programme-text'
import type { callDesk } from '../../data/call-desk.ts'
import { type RecordState, recordName } from '../../editing/session/state/state.ts'
import {
  listPublicIds,
  publishShowings,
  readProgramme,
  saveShowings,
} from '../../programme/programme-data.ts'
import { withNotice } from '../../programme/week-sheet/moved-showings.ts'
import {
  pickTexts,
  toSheet,
  toWeekFields,
  toWeekKey,
  weekRules,
} from '../../programme/week-sheet/session/week-record.ts'
import { createWeekTransport } from '../../programme/week-sheet/session/week-transport.ts'
import type { Body } from '../server/records.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { createSessionTab } from './session-tab.ts'
import { startSession } from './start-session.ts'

/** How many cells of each production are typed in. */
const DAYS = 3

/** The week sheet, as `WeekSheetScreen.tsx` opens it and `use-week-sheet.ts` edits it. */
export async function openWeekTab(context: TabContext, firstDate: string): Promise<OpenTab> {
  const call = context.call as typeof callDesk
  const name = recordName(toWeekKey(firstDate))
  const started = await startSession(context, {
    keys: [toWeekKey(firstDate)],
    rules: weekRules,
    transport: createWeekTransport(firstDate, {
      read: (date) => readProgramme(date, call),
      save: (request, programme, changes) => saveShowings(request, programme, changes, call),
      publish: (request, versions) => publishShowings(request, versions, call),
    }),
  })
  const { session } = started
  const readRecord = () => session.getState().records[name] as RecordState
  const read = () => readWeek(readRecord(), session.getState().id)
  let active = ''
  let isListening = true
  context.listen((change) => {
    if (isListening && change?.records.some(({ kind }) => kind === 'event'))
      session.dispatch({ type: 'announced', change: null })
  })

  function write(texts: CellTexts, field: string | null) {
    const { base } = readRecord()
    const fields = Object.entries(texts).map(([key, text]) => [key, { value: text ?? base[key] ?? '' }])
    if (fields.length === 0) return
    session.dispatch({
      type: 'changed',
      edits: { [name]: Object.fromEntries(fields) },
      step: { label: '', field, at: context.now() },
      ...(field !== null && { typing: { record: name, field } }),
    })
  }

  return createSessionTab(context, started, {
    show: () => read().shown,
    listPlaces: () => listPlaces(read()),
    type({ part }, text) {
      const { sheet, evaluated } = read()
      active = part
      write(typeText(sheet, evaluated, cellPosition(part), text), part)
    },
    run(choice) {
      const { sheet, evaluated } = read()
      const texts =
        choice < 0.5 || active === ''
          ? copyPrevious(evaluated, listPositions(sheet))
          : fillRight(sheet, evaluated, cellPosition(active))
      write(texts, null)
    },
    plan: async () => {},
    leave() {
      isListening = false
      return started.close()
    },
  })
}

interface Week {
  sheet: Sheet
  evaluated: EvaluatedSheet
  shown: Record<string, Body>
}

const weeks = new WeakMap<RecordState, Week>()

/** The texts of the cells, and the showings as a save would write them. */
function readWeek(record: RecordState, session: string): Week {
  const known = weeks.get(record)
  if (known) return known
  const fields = toWeekFields(record.base)
  const sheet = toSheet(record.id, fields, `${session} ${record.basedOn}`)
  const values = Object.entries(record.mine).map(([field, { value }]) => [field, value])
  const evaluated = evaluateSheet(sheet, pickTexts(Object.fromEntries(values)))
  const notice = { publicIds: listPublicIds(fields.programme), corrections: new Set<string>() }
  const showings = new Map(evaluated.showings.map((showing) => [showing.id, showing]))
  for (const change of evaluated.changes)
    if (change.kind !== 'removed') showings.set(change.showing.id, withNotice(change, notice).showing)
  const week: Week = {
    sheet,
    evaluated,
    shown: {
      ...Object.fromEntries(
        Array.from(showings, ([id, showing]) => [`event ${id}`, showing as unknown as Body]),
      ),
      cells: Object.fromEntries(Array.from(evaluated.cells, ([key, { text }]) => [key, text])),
    },
  }
  weeks.set(record, week)
  return week
}

function listPlaces({ sheet, evaluated: { cells } }: Week): Place[] {
  const positions = listPositions(sheet).filter(({ date }) => sheet.dates.indexOf(date) < DAYS)
  return positions.map((position) => {
    const part = cellKey(position)
    return { record: 'cells', field: part, part, text: cells.get(part)?.text ?? '', style: 'showing' }
  })
}
