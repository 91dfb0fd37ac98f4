import type { AnalyticsItem } from '@lerret/model'

/** What is counted: a visitor looked at something, or went to buy a ticket to it. */
export interface Counted {
  event: 'view_item' | 'select_content'
  contentType: 'product'
  item: AnalyticsItem
}

export const COUNTS_PATH = '/runtime/sites/:site/counts'

export const countsAddress = (site: string) => COUNTS_PATH.replace(':site', encodeURIComponent(site))
