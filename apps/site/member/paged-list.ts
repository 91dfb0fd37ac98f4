import { isSuperseded, latestOnly, type Page } from '@lerret/api'
import type { ListState } from '@lerret/ui/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Area } from './area.ts'
import { errorResponse } from './error-response.ts'
import type { ListAction } from './list.ts'

interface Parts<Item, State extends ListState<Item>, Args extends unknown[]> {
  area: Pick<Area<State, ListAction<Item>>, 'store' | 'dispatch'>
  /** How many come at once. */
  size: number
  ask: (page: Required<Page>, signal: AbortSignal, ...args: Args) => Promise<Item[]>
}

/**
 * A list that comes page by page. Only the latest request counts, whichever page it is for, so that a list never holds pages of
 * two different answers.
 */
export function createPagedList<Item, State extends ListState<Item>, Args extends unknown[]>({
  area,
  size,
  ask,
}: Parts<Item, State, Args>) {
  const unfinished: StoreApi<boolean> = createStore<boolean>(() => false)
  const latest = latestOnly((signal, skip: number, args: Args) => ask({ skip, take: size }, signal, ...args))

  async function fetch(type: 'received' | 'continued', args: Args): Promise<boolean> {
    const skip = type === 'continued' ? area.store.getState().items.length : 0
    area.dispatch({ type: 'requested' })
    try {
      const items = await latest(skip, args)
      unfinished.setState(items.length === size, true)
      area.dispatch({ type, items })
      return true
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: errorResponse(error) })
      return false
    }
  }

  return {
    /** Whether there may be more than what has come. */
    unfinished,
    fetchFirst: (...args: Args) => fetch('received', args),
    fetchMore: (...args: Args) => fetch('continued', args),
    cancel: latest.cancel,
  }
}
