import { useSyncExternalStore } from 'react'

/** Narrower than this, the sheet shows one day at a time. */
const NARROW = '(width < 60rem)'

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(NARROW).matches,
    () => false,
  )
