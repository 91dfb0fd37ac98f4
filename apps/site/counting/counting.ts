import { type BasicEvent, type CountedEvent, type CountedItemEvent, countsAddress } from '@lerret/api'
import { type AnalyticsItem, type ProductionCard, type ShowingView, toHref } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'

export interface CountingDependencies {
  site: string
  brand: string
  /** Showings as they are now: a ticket link may be newer than the page. */
  getUpdates(): readonly BasicEvent[]
  /** Sends a count in the background, also while the page is being left. */
  send(address: string, counted: CountedEvent): void
  /** Reports an event to the destinations that the visitor has accepted. */
  track(event: TrackedEvent): void
}

/** An event that may be reported to others, with consent. */
export interface TrackedEvent {
  event: 'page-view' | 'ticket-click'
  page: PageData
  /** The production that the event concerns, if any. */
  item: AnalyticsItem | null
}

/** Counts views of pages and productions, and clicks on ticket links, for the house alone. */
export function createCounting({ site, brand, getUpdates, send, track }: CountingDependencies) {
  let currentPage: PageData | undefined
  const count = (event: CountedItemEvent['event'], item: AnalyticsItem) =>
    send(countsAddress(site), { event, contentType: 'product', item })

  return {
    /** Counts a view of the page, and of the production whose own page this is. */
    countView(page: PageData) {
      currentPage = page
      const production = listItems(page).find(
        (content) => content.production?.href === toHref(page.path),
      )?.production
      const item = production ? toAnalyticsItem(production, page, brand) : null
      if (item) count('view_item', item)
      else send(countsAddress(site), { event: 'page_view', path: page.path })
      track({ event: 'page-view', page, item })
    },
    /** Counts a click if the link leads to a ticket for a production on the page. */
    countClick(href: string) {
      const production = currentPage && findProductionByTicketLink(href, currentPage, getUpdates())
      if (!currentPage || !production) return
      const item = toAnalyticsItem(production, currentPage, brand)
      count('select_content', item)
      track({ event: 'ticket-click', page: currentPage, item })
    },
  }
}

/** The fields of a block's data that matter here; each block has some of them. */
interface ItemContent {
  production?: ProductionCard | null
  productions?: ProductionCard[]
  showing?: ShowingView | null
  showings?: ShowingView[]
}

const listItems = ({ rows }: PageData): ItemContent[] =>
  rows.flatMap(({ columns }) =>
    columns.flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts as ItemContent[])),
  )

function findProductionByTicketLink(
  href: string,
  page: PageData,
  updates: readonly BasicEvent[],
): ProductionCard | undefined {
  const update = updates.find(({ purchaseHref }) => purchaseHref === href)
  for (const { production, productions = [], showing, showings = [] } of listItems(page)) {
    const clicked = [showing, ...showings].find(
      (each) => each && (each.purchaseHref === href || each.id === update?.id),
    )
    const match = [production, ...productions].find((each) => each?.id === clicked?.productionId)
    if (match) return match
  }
  return undefined
}

const toAnalyticsItem = (
  { id, title, kind, object }: ProductionCard,
  { path }: PageData,
  brand: string,
): AnalyticsItem => ({
  id,
  name: title,
  brand,
  listName: path,
  category: kind || object,
})
