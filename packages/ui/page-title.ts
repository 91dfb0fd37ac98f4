import { createContext, useContext } from 'react'

/** The text of the page's main heading. */
export const PageTitleContext = createContext('')

export const usePageTitle = () => useContext(PageTitleContext)

/** Where on this page tickets are; null on a page without them. */
export const TicketsLinkContext = createContext<string | null>(null)

export const useTicketsLink = () => useContext(TicketsLinkContext)
