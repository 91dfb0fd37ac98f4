import { type BasicEvent, type Counted, countsAddress } from '@lerret/api'
import {
  type AnalyticsItem,
  hrefOf,
  type PageData,
  type ProductionCard,
  type ShowingView,
} from '@lerret/model'

export interface CountingParts {
  site: string
  brand: string
  /** What has been learnt of showings since their page was made. */
  news(): readonly BasicEvent[]
  /** Hands it over without waiting, also while the page is left. */
  send(address: string, counted: Counted): void
  /** Tells those outside the house whom the visitor allows it, if there is anybody. */
  tell(told: Told): void
}

/** What may be told to others: that a page is looked at, or a ticket asked for on it. */
export interface Told {
  event: 'seen' | 'chosen'
  page: PageData
  /** What it is about, where it is about something on the programme. */
  item: AnalyticsItem | null
}

/** Counts what is looked at and what tickets are asked for, for the house alone. */
export function createCounting({ site, brand, news, send, tell }: CountingParts) {
  let shown: PageData | undefined
  const count = (event: Counted['event'], item: AnalyticsItem) =>
    send(countsAddress(site), { event, contentType: 'product', item })

  return {
    /** A page is looked at; the one that a production has for itself is a look at that. */
    see(page: PageData) {
      shown = page
      const about = partsOf(page).find(({ production }) => production?.href === hrefOf(page.path))?.production
      const item = about ? itemOf(about, page, brand) : null
      if (item) count('view_item', item)
      tell({ event: 'seen', page, item })
    },
    /** A link is followed; one to a ticket is a choice of what it is for. */
    follow(href: string) {
      const chosen = shown && productionBehind(href, shown, news())
      if (!shown || !chosen) return
      const item = itemOf(chosen, shown, brand)
      count('select_content', item)
      tell({ event: 'chosen', page: shown, item })
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

function productionBehind(
  href: string,
  page: PageData,
  news: readonly BasicEvent[],
): ProductionCard | undefined {
  const fresh = news.find(({ purchaseHref }) => purchaseHref === href)
  for (const { production, productions = [], showing, showings = [] } of partsOf(page)) {
    const bought = [showing, ...showings].find(
      (each) => each && (each.purchaseHref === href || each.id === fresh?.id),
    )
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
