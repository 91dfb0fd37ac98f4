import { isSuperseded, latestOnly, type Page } from '@lerret/api'
import type { ListState } from '@lerret/ui/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Area } from './area.ts'
import { errorResponse } from './error-response.ts'
import type { ListAction } from './list.ts'

interface Parts<Item, State extends ListState<Item>, Args extends unknown[]> {
  area: Pick<Area<State, ListAction<Item>>, 'store' | 'dispatch' | 'reset'>
  /** How many come at once. */
  size: number
  ask: (page: Required<Page>, signal: AbortSignal, ...args: Args) => Promise<Item[]>
}

interface Wanted {
  skip: number
  isWhole: boolean
}

/** Nobody means to see so many; whatever answers without end is asked no more. */
const MOST = 1000

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
  const latest = latestOnly(async (signal, { skip, isWhole }: Wanted, args: Args) => {
    const items: Item[] = []
    let page: Item[]
    do {
      page = await ask({ skip: skip + items.length, take: size }, signal, ...args)
      items.push(...page)
    } while (isWhole && !signal.aborted && page.length === size && items.length < MOST)
    return { items, isMore: page.length === size }
  })

  async function fetch(type: 'received' | 'continued', args: Args, isWhole = false): Promise<boolean> {
    const skip = type === 'continued' ? area.store.getState().items.length : 0
    area.dispatch({ type: 'requested' })
    try {
      const { items, isMore } = await latest({ skip, isWhole }, args)
      unfinished.setState(isMore, true)
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
    /** All pages, as one answer: it is the list when the last of them has come. */
    fetchWhole: (...args: Args) => fetch('received', args, true),
    /** As if nothing had been asked; what is under way comes to nothing. */
    reset() {
      latest.cancel()
      unfinished.setState(false, true)
      area.reset()
    },
  }
}
