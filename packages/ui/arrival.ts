import { createContext, useContext } from 'react'

/**
 * Whether the page is only now being opened by a link: then what fills a screen is drawn at once and the rest a moment later,
 * as drawing all of a long programme keeps a poor phone busy for most of a second.
 */
export const ArrivalContext = createContext(false)

/** As many of a list as fill a screen while the page is being opened; all of them otherwise. */
export function useFirst<Item>(items: Item[], count: number): Item[] {
  return useContext(ArrivalContext) ? items.slice(0, count) : items
}
