import type { PlacedBlock, PlacedRow } from '@lerret/page-engine/page-data'
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
/** On a narrow screen columns are below each other, and this many blocks fill it. */
const FIRST_SCREEN_BLOCKS = 2

/** The rows to render, and which of their blocks; `blocks` is null when the whole page is rendered. */
export function useFirstScreenRows(rows: PlacedRow[]): { rows: PlacedRow[]; blocks: PlacedBlock[] | null } {
  const firstScreen = useContext(FirstScreenContext)
  if (!firstScreen) return { rows, blocks: null }
  const firstRows = rows.slice(0, FIRST_SCREEN_ROWS)
  const blocks = firstRows.flatMap(listBlocksInMobileOrder)
  return { rows: firstRows, blocks: firstScreen === 'wide' ? blocks : blocks.slice(0, FIRST_SCREEN_BLOCKS) }
}

/** The blocks of a row from top to bottom, as on a narrow screen. */
export const listBlocksInMobileOrder = ({ columns }: PlacedRow) =>
  columns.toSorted((a, b) => a.screen.xs.order - b.screen.xs.order).flatMap(({ blocks }) => blocks)
