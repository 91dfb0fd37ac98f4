import { isSuperseded, latestOnly, type Page } from '@lerret/api'
import type { ListState } from '@lerret/ui/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Area } from './area.ts'
import { toErrorResponse } from './error-response.ts'
import type { ListAction } from './list.ts'

interface PagedListOptions<Item, State extends ListState<Item>, Args extends unknown[]> {
  area: Pick<Area<State, ListAction<Item>>, 'store' | 'dispatch' | 'reset'>
  pageSize: number
  fetchPage: (page: Required<Page>, signal: AbortSignal, ...args: Args) => Promise<Item[]>
}

interface PageRange {
  skip: number
  allPages: boolean
}

/** Protects against a server that never sends a last page. */
const MAX_ITEMS = 1000

/**
 * A list that is fetched page by page. Only the latest request counts, whichever page it is for, so that a list never mixes pages
 * of two fetches.
 */
export function createPagedList<Item, State extends ListState<Item>, Args extends unknown[]>({
  area,
  pageSize,
  fetchPage,
}: PagedListOptions<Item, State, Args>) {
  const hasMore: StoreApi<boolean> = createStore<boolean>(() => false)
  const latest = latestOnly(async (signal, { skip, allPages }: PageRange, args: Args) => {
    const items: Item[] = []
    let page: Item[]
    do {
      page = await fetchPage({ skip: skip + items.length, take: pageSize }, signal, ...args)
      items.push(...page)
    } while (allPages && !signal.aborted && page.length === pageSize && items.length < MAX_ITEMS)
    return { items, isLastPage: page.length < pageSize }
  })

  async function fetch(type: 'received' | 'continued', args: Args, allPages = false): Promise<boolean> {
    const skip = type === 'continued' ? area.store.getState().items.length : 0
    area.dispatch({ type: 'requested' })
    try {
      const { items, isLastPage } = await latest({ skip, allPages }, args)
      hasMore.setState(!isLastPage, true)
      area.dispatch({ type, items })
      return true
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: toErrorResponse(error) })
      return false
    }
  }

  return {
    /** Whether there may be more pages. */
    hasMore,
    fetchFirst: (...args: Args) => fetch('received', args),
    fetchMore: (...args: Args) => fetch('continued', args),
    /** Fetches all pages; the list changes when the last one has arrived. */
    fetchAll: (...args: Args) => fetch('received', args, true),
    /** Restores the initial state and cancels requests. */
    reset() {
      latest.cancel()
      hasMore.setState(false, true)
      area.reset()
    },
  }
}
