import type { PartnerClient } from '@lerret/api'
import { TICKETS_PAGE_SIZE, type Ticket } from '@lerret/model'
import type { ListState } from '@lerret/ui/member'
import { createStore } from 'zustand/vanilla'
import { createArea } from '../area.ts'
import { INITIAL_LIST, type ListAction, listReducer } from '../list.ts'
import { createPagedList } from '../paged-list.ts'
import type { Storage } from '../storage.ts'
import { readSavedTickets, saveTickets } from './saved-tickets.ts'

export type TicketsAction =
  | ListAction<Ticket>
  /** A copy from the last visit, shown until a response arrives. */
  | { type: 'restored'; items: Ticket[] }

export const INITIAL_TICKETS: ListState<Ticket> = INITIAL_LIST

export function ticketsReducer(list: ListState<Ticket>, action: TicketsAction): ListState<Ticket> {
  return action.type === 'restored' ? { ...list, items: action.items } : listReducer(list, action)
}

interface TicketsDependencies {
  partner: Pick<PartnerClient, 'tickets'>
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
  storage: () => Storage
  /** The member's address; null when nobody is logged in. */
  email: () => string | null
  now: () => number
}

export function createTickets({ partner, asMember, storage, email, now }: TicketsDependencies) {
  const area = createArea(INITIAL_TICKETS, ticketsReducer)
  const savedAt = createStore<string | null>(() => null)
  const pages = createPagedList({
    area,
    pageSize: TICKETS_PAGE_SIZE,
    fetchPage: (page, signal) => asMember(() => partner.tickets(page, signal)),
  })

  function save() {
    const owner = email()
    if (owner === null) return
    savedAt.setState(null, true)
    const { items } = area.store.getState()
    saveTickets(storage, { email: owner, savedAt: new Date(now()).toISOString(), items })
  }

  return {
    ...area,
    reset() {
      pages.reset()
      savedAt.setState(null, true)
    },
    hasMore: pages.hasMore,
    savedAt,
    async fetchTickets() {
      const owner = email()
      const copy = owner === null ? null : readSavedTickets(storage, owner)
      if (copy && area.store.getState().items.length === 0) {
        area.dispatch({ type: 'restored', items: copy.items })
        savedAt.setState(copy.savedAt, true)
      }
      if (await pages.fetchFirst()) save()
    },
    async fetchMoreTickets() {
      if (await pages.fetchMore()) save()
    },
  }
}
