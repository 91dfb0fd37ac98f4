import { type ContentKind, isSiteKind } from '@lerret/model'

/** The key under which pages read the site as a whole, whichever of its records changes. */
export const SITE_KEY = 'site:site'

/** The key of a record in reads: `event:e12`. */
export const recordKey = (kind: ContentKind, record: { id: string }) =>
  isSiteKind(kind) ? SITE_KEY : `${kind}:${record.id}`
