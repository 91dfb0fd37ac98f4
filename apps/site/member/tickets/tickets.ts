import type { PartnerClient } from '@lerret/api'
import { TICKETS_PAGE_SIZE, type Ticket } from '@lerret/model'
import type { ListState } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'
import { createArea } from '../area.ts'
import { INITIAL_LIST, type ListAction, reduceList } from '../list.ts'
import { createPagedList } from '../paged-list.ts'
import type { Storage } from '../session/stored-profile.ts'
import { keepTickets, readTickets } from './saved-tickets.ts'

export type TicketsAction =
  | ListAction<Ticket>
  /** A copy from the last visit is shown until an answer comes, if one does. */
  | { type: 'restored'; items: Ticket[] }

export const INITIAL_TICKETS: ListState<Ticket> = INITIAL_LIST

export function ticketsReducer(list: ListState<Ticket>, action: TicketsAction): ListState<Ticket> {
  return action.type === 'restored' ? { ...list, items: action.items } : reduceList(list, action)
}

interface Parts {
  partner: Pick<PartnerClient, 'tickets'>
  asMember: <Result>(ask: () => Promise<Result>) => Promise<Result>
  storage: () => Storage
  /** Whose tickets they are; null when nobody is logged in. */
  email: () => string | null
  now: () => number
}

export function createTickets({ partner, asMember, storage, email, now }: Parts) {
  const area = createArea(INITIAL_TICKETS, ticketsReducer)
  const savedAt = createStore<string | null>(() => null)
  const pages = createPagedList({
    area,
    size: TICKETS_PAGE_SIZE,
    ask: (page, signal) => asMember(() => partner.tickets(page, signal)),
  })

  function keep() {
    const whose = email()
    if (whose === null) return
    savedAt.setState(null, true)
    const { items } = area.store.getState()
    keepTickets(storage, { email: whose, savedAt: new Date(now()).toISOString(), items })
  }

  return {
    ...area,
    reset() {
      pages.reset()
      savedAt.setState(null, true)
    },
    unfinished: pages.unfinished,
    savedAt,
    async fetchTickets() {
      const whose = email()
      const copy = whose === null ? null : readTickets(storage, whose)
      if (copy && area.store.getState().items.length === 0) {
        area.dispatch({ type: 'restored', items: copy.items })
        savedAt.setState(copy.savedAt, true)
      }
      if (await pages.fetchFirst()) keep()
    },
    async fetchMoreTickets() {
      if (await pages.fetchMore()) keep()
    },
  }
}
