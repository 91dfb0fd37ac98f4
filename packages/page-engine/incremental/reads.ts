import type { ContentKind } from '@lerret/model'

export interface ReadQuery {
  model: ContentKind
  filters: { property: string; value: string }[]
}

/**
 * Everything that a page was resolved from. A record that was looked up by id is listed, also when it did not exist, and so is
 * the record that a page is about. Records that a list's query found are not listed: the query stands for them.
 */
export interface Reads {
  /** `kind:id`, sorted. */
  records: string[]
  queries: ReadQuery[]
}
