import { useSyncExternalStore } from 'react'

const NARROW = '(width < 64rem)'

/** Whether the window is too narrow for a canvas beside the tree. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(NARROW).matches,
  )
