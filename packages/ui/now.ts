import { createContext, useContext } from 'react'

/**
 * The moment that the page speaks from: the page data's `time.asOf`. null where a page says nothing that passes.
 * Drawing never reads a clock, so that the page is the same wherever it is drawn.
 */
export const NowContext = createContext<string | null>(null)

export const useNow = () => useContext(NowContext)
