import type { PageData, PlacedBlock, PlacedRow } from '@lerret/model'
import { createContext, useContext } from 'react'
import type { Fetched } from '../elements/Picture.tsx'
import { blocksFromTop } from './first-screen.ts'

/** Whether a block is what its page opens with. */
export const OpeningContext = createContext(false)

/** The block that stands at the top where a screen is narrow, below messages. */
export const findOpeningBlock = (rows: PlacedRow[]): PlacedBlock | undefined =>
  rows.flatMap(blocksFromTop).find(({ component }) => component !== 'modal-dialog')

/** Whether the first screen has a lead, which is set in the typeface of texts. */
export function opensWithText({ rows }: Pick<PageData, 'rows'>): boolean {
  const block = findOpeningBlock(rows)
  return (block?.component === 'cover' || block?.component === 'slideshow') && Boolean(block.parts[0]?.text)
}

/**
 * How the pictures of a list are fetched, by their place in it. Where the page opens with the list, so many are on the first screen:
 * they are asked for with the stylesheet, not when it has come and the page has been laid out.
 */
export function useFetching(count: number): (place: number) => Fetched {
  const isOpening = useContext(OpeningContext)
  return (place) => {
    if (!isOpening || place >= count) return 'near'
    return place === 0 ? 'first' : 'seen'
  }
}
