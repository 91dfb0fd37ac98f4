import type { ContentKind, SafeContentByKind } from '@lerret/model'
import { recordKey } from './record-key.ts'

/** A record that was edited (before and after), added (no before) or removed (no after). */
export type RecordChange = {
  [Kind in ContentKind]: {
    kind: Kind
    before: SafeContentByKind[Kind] | null
    after: SafeContentByKind[Kind] | null
  }
}[ContentKind]

/** The keys of a changed record before and after, as `Reads` lists them. */
export const changedKeys = (change: RecordChange): Set<string> =>
  new Set(recordVersions(change).map((record) => recordKey(change.kind, record)))

/** The record before and after the change, where it exists. */
export const recordVersions = ({ before, after }: RecordChange) =>
  [before, after].filter((record) => record !== null)
