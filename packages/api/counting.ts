import type { AnalyticsItem } from '@lerret/model'

/** A view of a production, or a click on its ticket. */
export interface CountedEvent {
  event: 'view_item' | 'select_content'
  contentType: 'product'
  item: AnalyticsItem
}

export const COUNTS_PATH = '/runtime/sites/:site/counts'

export const countsAddress = (site: string) => COUNTS_PATH.replace(':site', encodeURIComponent(site))
