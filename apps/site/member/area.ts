import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Area<State, Action> {
  store: StoreApi<State>
  dispatch(action: Action): void
  /** Restores the initial state, after a log-out. */
  reset(): void
}

/** A part of the member's state, changed only by its reducer. */
export function createArea<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
): Area<State, Action> {
  const store = createStore<State>(() => initial)
  return {
    store,
    dispatch: (action) => store.setState((state) => reduce(state, action), true),
    reset: () => store.setState(initial, true),
  }
}
