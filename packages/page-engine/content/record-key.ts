import { type ContentKind, SITE_RECORD_ID } from '@lerret/model'

/** What a record is called in reads and problems: `event:e12`. The one site is called by its record's id, not its own. */
export const recordKey = (kind: ContentKind, record: { id: string }) =>
  `${kind}:${kind === 'site' ? SITE_RECORD_ID : record.id}`
