import type { PlacedBlock, PlacedRow } from '@lerret/model'
import { createContext, useContext } from 'react'

/** How wide the screen is that a page is being opened on; null once it is open. */
export type Arrival = 'narrow' | 'wide' | null

/**
 * Whether the page is only now being opened by a link: then what fills a screen is drawn at once and the rest a moment later,
 * as laying out all of a long programme keeps a poor phone busy for most of a second.
 */
export const ArrivalContext = createContext<Arrival>(null)

/** As many of a list as fill a screen while the page is being opened, where that differs a wide one too; all of them otherwise. */
export function useFirst<Item>(items: Item[], count: number, wideCount = count): Item[] {
  const arrival = useContext(ArrivalContext)
  return arrival ? items.slice(0, arrival === 'wide' ? wideCount : count) : items
}

/** So many rows fill a wide screen. */
const FIRST_ROWS = 2
/** Columns of a narrow one stand below each other, and so many of their blocks fill it. */
const FIRST_BLOCKS = 2

/** The rows of a page that fill a screen while it is being opened, which of their blocks are drawn by now, and whether more follow. */
export function useFirstRows(rows: PlacedRow[]): {
  rows: PlacedRow[]
  isDrawn: (block: PlacedBlock) => boolean
  isPart: boolean
} {
  const arrival = useContext(ArrivalContext)
  if (!arrival) return { rows, isDrawn: () => true, isPart: false }
  const first = rows.slice(0, FIRST_ROWS)
  if (arrival === 'wide') return { rows: first, isDrawn: () => true, isPart: true }
  const drawn = first.flatMap(blocksFromTop).slice(0, FIRST_BLOCKS)
  return { rows: first, isDrawn: (block) => drawn.includes(block), isPart: true }
}

/** As a narrow screen has them, one below the other. */
export const blocksFromTop = ({ columns }: PlacedRow) =>
  columns
    .toSorted((one, other) => one.screen.xs.order - other.screen.xs.order)
    .flatMap(({ blocks }) => blocks)
