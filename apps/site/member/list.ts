import type { ListState } from '@lerret/ui/member'

export type ListAction<Item> =
  | { type: 'requested' }
  | { type: 'received'; items: Item[] }
  /** The next page of the same list. */
  | { type: 'continued'; items: Item[] }
  | { type: 'failed'; error: unknown }

export const INITIAL_LIST = { items: [], loading: false, error: null }

/** The reducer of lists from the server. */
export function listReducer<Item, State extends ListState<Item>>(
  list: State,
  action: ListAction<Item>,
): State {
  switch (action.type) {
    case 'requested':
      return { ...list, loading: true }
    case 'received':
      return { ...list, items: action.items, loading: false, error: null }
    case 'continued':
      return { ...list, items: [...list.items, ...action.items], loading: false, error: null }
    case 'failed':
      return { ...list, loading: false, error: action.error }
  }
}
