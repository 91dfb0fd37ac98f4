import { type ContentKind, SITE_RECORD_ID } from '@lerret/model'

/** The key of a record in reads and problems: `event:e12`. The one site has a fixed key, whatever its own id is. */
export const recordKey = (kind: ContentKind, record: { id: string }) =>
  `${kind}:${kind === 'site' ? SITE_RECORD_ID : record.id}`
