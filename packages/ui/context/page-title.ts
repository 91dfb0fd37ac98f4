import type { ShowingView } from '@lerret/model'
import type { ComponentId, PageData, PlacedBlock } from '@lerret/page-engine/page-data'
import { createContext, useContext } from 'react'

/** The text of the page's main heading. */
export const PageTitleContext = createContext('')

export const usePageTitle = () => useContext(PageTitleContext)

/** Blocks that can hold the page's main heading, and slides, with which it is hidden. */
const TITLE_COMPONENTS: readonly ComponentId[] = ['cover', 'slideshow', 'foyer-screen', 'week-poster']

/** The block that replaces the page's title as a visible heading. */
export const findTitleBlock = ({ rows }: Pick<PageData, 'rows'>): PlacedBlock | undefined =>
  rows
    .flatMap((row) => row.columns.flatMap((column) => column.blocks))
    .find(({ component, parts }) => TITLE_COMPONENTS.includes(component) && parts.length > 0)

interface PageAnchors {
  tickets: string | null
  /** The upcoming showings of the tickets on this page, first to last. */
  showings: readonly ShowingView[]
  trailer: string | null
}

/** Links to the tickets and the trailer on this page; null where it has none. */
export const PageAnchorsContext = createContext<PageAnchors>({ tickets: null, showings: [], trailer: null })

export const usePageAnchors = () => useContext(PageAnchorsContext)
