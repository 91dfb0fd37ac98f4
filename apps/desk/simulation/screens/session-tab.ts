import { bodyOf } from '../../editing/session/records/record.ts'
import { findSaveState, listConflicts } from '../../editing/session/select.ts'
import type { Ask } from '../../editing/session/state/events.ts'
import type { Answer, SessionState } from '../../editing/session/state/state.ts'
import type { Body } from '../server/records.ts'
import type { OpenTab, Place, TabContext, View } from '../tab.ts'
import type { StartedSession } from './start-session.ts'

/** What a screen adds to what all screens of a session do. */
export interface Screen extends Partial<Omit<OpenTab, 'view'>> {
  listPlaces(): Place[]
  type(place: Place, text: string): void
  /** The records on the screen, by name; all of the session without it. */
  show?(state: SessionState): Readonly<Record<string, Body>>
}

/** A screen that edits a session, as `use-save-and-publish.ts` and the parts of all editors do it. */
export function createSessionTab(context: TabContext, started: StartedSession, screen: Screen): OpenTab {
  const { session, rules, close } = started
  let batch: string | null = null
  const ask = async (wanted: Ask): Promise<Answer> => {
    const answer = await session.ask(wanted)
    const reply = answer.type === 'done' ? (answer.reply as { batch?: string } | undefined) : undefined
    if (wanted.type === 'publish' && reply) batch = reply.batch ?? null
    return answer
  }
  return {
    fields: rules.fields,
    view: createView(started, screen.show),
    run() {},
    undo: () => session.dispatch({ type: 'undone' }),
    redo: () => session.dispatch({ type: 'redone' }),
    canUndo: () => session.getState().history.done.length > 0,
    canRedo: () => session.getState().history.undone.length > 0,
    leaveField: () => session.dispatch({ type: 'left' }),
    save: () => ask({ type: 'version' }),
    publish: () => ask({ type: 'publish' }),
    // Fields of a record are not planned apart.
    plan: async (at) => !rules.fields && ask({ type: 'plan', publishAt: new Date(at).toISOString() }),
    async revert() {
      if (batch === null) return
      await context.call('revertPublication', { params: { batch } })
      batch = null
      session.dispatch({ type: 'announced', change: null })
    },
    async delete() {},
    settle: (choice) => settle(started, choice),
    hide: session.flush,
    leave: close,
    reconnect: () => session.dispatch({ type: 'due' }),
    ...screen,
  }
}

/** Chooses texts in all conflicts, and saves again what colleagues have deleted. */
function settle({ session, rules }: StartedSession, choice: 'mine' | 'theirs') {
  for (
    let conflicts = listConflicts(session.getState(), rules), count = 0;
    conflicts.length > 0;
    count += 1
  ) {
    const [{ record, ...conflict }] = conflicts as [(typeof conflicts)[number]]
    session.dispatch({ type: 'settled', record, conflict, choice })
    const left = listConflicts(session.getState(), rules)
    if (count > 100) throw new Error('Settling never ends.')
    conflicts = left
  }
  for (const [record, { phase, savedBy, base }] of Object.entries(session.getState().records))
    if (phase === 'deleted' && savedBy && Object.keys(base).length > 0) {
      session.dispatch({ type: 'restored', record })
      void session.ask({ type: 'version' })
    }
}

function createView({ session, rules }: StartedSession, show: Screen['show'] = showAll) {
  let last: View | undefined
  let lastRecords: SessionState['records'] | undefined
  return (): View => {
    const state = session.getState()
    const { records } = state
    const saveState = findSaveState(state, rules)
    if (last && records === lastRecords && last.state === saveState) return last
    const shown = show(state)
    const hidden = Object.entries(records).filter(([name]) => !shown[name])
    const named: Record<string, Body> = {}
    for (const { record, field, part, theirs } of listConflicts(state, rules))
      named[record] = { ...named[record], [part === null ? field : `${field} ${part}`]: theirs }
    for (const [name, { phase, theirs }] of Object.entries(records))
      if (phase === 'deleted' && theirs) named[name] = {}
    lastRecords = records
    last = {
      shown,
      named,
      kept: Object.fromEntries(hidden.map(([name, record]) => [name, bodyOf(record)])),
      versions: Object.values(records)
        .map(({ basedOn }) => basedOn)
        .join(' '),
      state: saveState,
    }
    return last
  }
}

const showAll = ({ records }: SessionState) =>
  Object.fromEntries(Object.entries(records).map(([name, record]) => [name, bodyOf(record)]))
