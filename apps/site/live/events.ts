import { type BasicEvent, eventsAddress, MAX_EVENTS_PER_CALL, readEvents } from '@lerret/api'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Updates to the page's showings since it was rendered. */
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

interface FetchEventsOptions {
  store: EventsStore
  site: string
  fetch: (address: string) => Promise<Response>
  log: (line: string) => void
}

/** Fetches the latest data of showings, each id once. After a failure, which is logged, the page stays as it is. */
export async function fetchEvents(ids: readonly string[], { store, site, fetch, log }: FetchEventsOptions) {
  if (typeof window === 'undefined') return
  const { requested } = store.getState()
  const newIds = [...new Set(ids)].filter((id) => !requested.includes(id))
  if (newIds.length === 0) return
  dispatch({ type: 'requested', ids: newIds })
  await Promise.all(
    splitIntoBatches(newIds, MAX_EVENTS_PER_CALL).map(async (batch) => {
      try {
        const reply = await fetch(eventsAddress(site, batch))
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

function splitIntoBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
