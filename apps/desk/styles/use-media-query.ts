import { useSyncExternalStore } from 'react'

/** Whether a media query such as `(width < 64rem)` matches the window. */
export const useMediaQuery = (text: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(text)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(text).matches,
  )
