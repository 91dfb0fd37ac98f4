import type { MergeRules } from './merging.ts'
import type { Body, RecordName, RecordState, SessionState } from './state.ts'
import type { RecordKey } from './transport.ts'

type Records = SessionState['records']

/** In what the sessions of articles, pages, menus, newsletters and weeks differ. */
export interface SessionRules {
  /** How two versions of a record are merged. */
  merge(kind: string, records: Records): MergeRules
  /** The fields that a record begins with. */
  initialBody?(key: RecordKey): Body
  /** Further records that belong to the session, such as what the blocks of a page show. */
  listRelated?(records: Records): readonly RecordKey[]
  /** Whether all records of a kind belong to the session, also those that somebody adds meanwhile. */
  hasAll?(kind: string): boolean
  /** Whether a record is saved and published with the others; not so when it was added and removed again. */
  isIncluded?(name: RecordName, records: Records): boolean
  /** The title of a record in the list of unfinished work, where it has none of its own. */
  findTitle?(record: RecordState): string
  /** The only fields that are edited here, such as a group of the settings. */
  fields?: readonly string[]
  /**
   * What is stored without being asked for: working copies that nobody else sees, versions, or nothing but the browser's journal.
   */
  storing: 'working-copies' | 'versions' | 'nothing'
}

export const isIncluded = (rules: SessionRules, name: RecordName, records: Records) =>
  rules.isIncluded?.(name, records) ?? true
