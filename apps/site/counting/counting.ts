import { type Counted, countsAddress } from '@lerret/api'
import type { AnalyticsItem, PageData, ProductionCard, ShowingView } from '@lerret/model'

export interface CountingParts {
  site: string
  brand: string
  /** Hands it over without waiting, also while the page is left. */
  send(address: string, counted: Counted): void
}

/** Counts what is looked at and what tickets are asked for, for the house alone. */
export function createCounting({ site, brand, send }: CountingParts) {
  let shown: PageData | undefined
  const count = (event: Counted['event'], item: AnalyticsItem) =>
    send(countsAddress(site), { event, contentType: 'product', item })

  return {
    /** A page is looked at; one that is about a single production is a look at that. */
    see(page: PageData) {
      shown = page
      const about = partsOf(page).find((part) => part.production && part.showings)?.production
      if (about) count('view_item', itemOf(about, page, brand))
    },
    /** A link is followed; one to a ticket is a choice of what it is for. */
    follow(href: string) {
      const chosen = shown && productionBehind(href, shown)
      if (shown && chosen) count('select_content', itemOf(chosen, shown, brand))
    },
  }
}

interface Part {
  production?: ProductionCard | null
  productions?: ProductionCard[]
  showing?: ShowingView | null
  showings?: ShowingView[]
}

const partsOf = ({ rows }: PageData): Part[] =>
  rows.flatMap(({ columns }) =>
    columns.flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts as Part[])),
  )

function productionBehind(href: string, page: PageData): ProductionCard | undefined {
  for (const { production, productions = [], showing, showings = [] } of partsOf(page)) {
    const bought = [showing, ...showings].find((each) => each?.purchaseHref === href)
    const about = [production, ...productions].find((each) => each?.id === bought?.productionId)
    if (about) return about
  }
  return undefined
}

const itemOf = (
  { id, title, kind, object }: ProductionCard,
  { path }: PageData,
  brand: string,
): AnalyticsItem => ({
  ...{ id, name: title, brand, listName: path },
  category: kind || (object === 'movie' ? 'Film' : 'Arrangement'),
})
