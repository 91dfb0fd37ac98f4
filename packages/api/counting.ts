import type { AnalyticsItem } from '@lerret/model'

/** A view of a production, or a click on its ticket. */
export interface CountedItemEvent {
  event: 'view_item' | 'select_content'
  contentType: 'product'
  item: AnalyticsItem
}

/** A view of a page that is not a production's own. */
export interface CountedPageView {
  event: 'page_view'
  path: string
}

export type CountedEvent = CountedItemEvent | CountedPageView

export const COUNTS_PATH = '/runtime/sites/:site/counts'

export const countsAddress = (site: string) => COUNTS_PATH.replace(':site', encodeURIComponent(site))
