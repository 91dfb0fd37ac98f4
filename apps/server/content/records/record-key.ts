import type { ContentKind } from '@lerret/model'

/** What names a record. */
export interface RecordKey<Kind extends ContentKind = ContentKind> {
  kind: Kind
  id: string
}
