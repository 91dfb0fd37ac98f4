import type { PageData, PlacedBlock, PlacedRow } from '@lerret/page-engine/page-data'
import { createContext, useContext } from 'react'
import { listBlocksInMobileOrder } from './first-screen.ts'

/** Whether a block is the first one on its page. */
export const IsFirstBlockContext = createContext(false)

/** The topmost block on a narrow screen, messages aside. */
export const findFirstBlock = (rows: PlacedRow[]): PlacedBlock | undefined =>
  rows.flatMap(listBlocksInMobileOrder).find(({ component }) => component !== 'modal-dialog')

/** Whether the first screen has a lead, which is set in the serif font. */
export function beginsWithText({ rows }: Pick<PageData, 'rows'>): boolean {
  const block = findFirstBlock(rows)
  return (block?.component === 'cover' || block?.component === 'slideshow') && Boolean(block.parts[0]?.text)
}

/**
 * How a picture is loaded. `high`: the one picture that the first screen waits for. `eager`: others on the first screen. `low`: also
 * where nobody scrolls to it, as on paper or a screen on a wall, but after everything else. `lazy`: when it comes near the screen.
 */
export type PictureLoading = 'high' | 'eager' | 'low' | 'lazy'

/**
 * How the pictures of a list are loaded, by their index. If the list is the page's first block, the first `count` are on the first
 * screen: they are requested together with the stylesheet, not after the page has been laid out.
 */
export function usePictureLoading(count: number): (index: number) => PictureLoading {
  const isFirstBlock = useContext(IsFirstBlockContext)
  return (index) => {
    if (!isFirstBlock || index >= count) return 'lazy'
    return index === 0 ? 'high' : 'eager'
  }
}
