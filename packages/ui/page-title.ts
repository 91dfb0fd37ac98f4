import type { ComponentId, PageData, PlacedBlock } from '@lerret/model'
import { createContext, useContext } from 'react'

/** The text of the page's main heading. */
export const PageTitleContext = createContext('')

export const usePageTitle = () => useContext(PageTitleContext)

/** Blocks that carry the main heading where they are the first to. */
const TITLED: readonly ComponentId[] = ['cover', 'slideshow', 'foyer-screen', 'week-poster']

/** The block that holds the page's main heading; where none does, the page is headed by its own title. */
export const findTitleBlock = ({ rows }: Pick<PageData, 'rows'>): PlacedBlock | undefined =>
  rows
    .flatMap((row) => row.columns.flatMap((column) => column.blocks))
    .find(({ component, parts }) => TITLED.includes(component) && parts.length > 0)

/** Where on this page tickets are, and the trailer; null on a page without them. */
export const PlacesContext = createContext<{ tickets: string | null; trailer: string | null }>({
  tickets: null,
  trailer: null,
})

export const usePlaces = () => useContext(PlacesContext)
