import type { PlacedBlock, PlacedRow } from '@lerret/model'
import { createContext, useContext } from 'react'

/** The width of the screen while only its first contents are rendered; null when the whole page is. */
export type FirstScreen = 'narrow' | 'wide' | null

/**
 * When a page is opened by a link, only what fills the screen is rendered at first, and the rest a moment later: laying out all of a
 * long programme keeps a slow phone busy for most of a second.
 */
export const FirstScreenContext = createContext<FirstScreen>(null)

/** The items of a list that fill the screen while only the first screen is rendered; otherwise all of them. */
export function useFirstScreenItems<Item>(items: Item[], count: number, wideCount = count): Item[] {
  const firstScreen = useContext(FirstScreenContext)
  return firstScreen ? items.slice(0, firstScreen === 'wide' ? wideCount : count) : items
}

/** This many rows fill a wide screen. */
const FIRST_SCREEN_ROWS = 2
/** On a narrow screen columns stand below each other, and this many blocks fill it. */
const FIRST_SCREEN_BLOCKS = 2

/** The rows to render, which of their blocks to render, and whether more will follow. */
export function useFirstScreenRows(rows: PlacedRow[]): {
  rows: PlacedRow[]
  isIncluded: (block: PlacedBlock) => boolean
  isPartial: boolean
} {
  const firstScreen = useContext(FirstScreenContext)
  if (!firstScreen) return { rows, isIncluded: () => true, isPartial: false }
  const firstRows = rows.slice(0, FIRST_SCREEN_ROWS)
  if (firstScreen === 'wide') return { rows: firstRows, isIncluded: () => true, isPartial: true }
  const included = firstRows.flatMap(listBlocksInMobileOrder).slice(0, FIRST_SCREEN_BLOCKS)
  return { rows: firstRows, isIncluded: (block) => included.includes(block), isPartial: true }
}

/** The blocks of a row from top to bottom, as on a narrow screen. */
export const listBlocksInMobileOrder = ({ columns }: PlacedRow) =>
  columns.toSorted((a, b) => a.screen.xs.order - b.screen.xs.order).flatMap(({ blocks }) => blocks)
