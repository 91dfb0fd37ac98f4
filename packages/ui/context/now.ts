import { createContext, useContext } from 'react'

/**
 * The time that the page is rendered for: the page data's `time.asOf`; null where nothing on the page depends on time. Rendering never
 * reads a clock, so that server and browser render the same.
 */
export const NowContext = createContext<string | null>(null)

export const useNow = () => useContext(NowContext)
