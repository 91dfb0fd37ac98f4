import type { ContentKind } from '@lerret/model'

/** The kind and id that name a record. */
export interface RecordKey<Kind extends ContentKind = ContentKind> {
  kind: Kind
  id: string
}
