import { type BasicEvent, EVENTS_AT_ONCE, eventsAddress, readEvents } from '@lerret/api'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What has been asked and learnt of showings since the page was made. */
export interface EventsState {
  requested: string[]
  items: BasicEvent[]
}

export type EventsAction = { type: 'requested'; ids: string[] } | { type: 'received'; items: BasicEvent[] }

export const INITIAL_EVENTS: EventsState = { requested: [], items: [] }

export function eventsReducer(state: EventsState, action: EventsAction): EventsState {
  switch (action.type) {
    case 'requested':
      return { ...state, requested: [...state.requested, ...action.ids] }
    case 'received':
      return { ...state, items: [...state.items, ...action.items] }
  }
}

export type EventsStore = StoreApi<EventsState>

export const createEventsStore = (): EventsStore => createStore(() => INITIAL_EVENTS)

interface EventsParts {
  store: EventsStore
  site: string
  fetch: (address: string) => Promise<Response>
  log: (line: string) => void
}

/** Learns what is new about showings. No id is asked for twice; a failure is logged, and the page says what it said. */
export async function fetchEvents(ids: readonly string[], { store, site, fetch, log }: EventsParts) {
  if (typeof window === 'undefined') return
  const { requested } = store.getState()
  const wanted = [...new Set(ids)].filter((id) => !requested.includes(id))
  if (wanted.length === 0) return
  dispatch({ type: 'requested', ids: wanted })
  await Promise.all(
    chunks(wanted, EVENTS_AT_ONCE).map(async (some) => {
      try {
        const reply = await fetch(eventsAddress(site, some))
        if (!reply.ok) throw new Error(reply.statusText)
        dispatch({ type: 'received', items: readEvents(await reply.json()) })
      } catch {
        log('Failed to fetch')
      }
    }),
  )

  function dispatch(action: EventsAction) {
    store.setState((state) => eventsReducer(state, action))
  }
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
