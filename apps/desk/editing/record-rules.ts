import { mergeByPart } from './merge-parts.ts'
import type { MergeRules } from './session/state/merging.ts'
import type { SessionRules } from './session/state/rules.ts'

/** What differs between the kinds of records that are edited one at a time. */
export interface RecordRules extends Pick<SessionRules, 'initialBody' | 'fields' | 'findTitle'> {
  merge?: MergeRules
}

const BY_PART = mergeByPart()

/** The rules of a session over one record. */
export const recordRules = ({ merge = BY_PART, ...rules }: RecordRules = {}): SessionRules => ({
  merge: () => merge,
  storing: 'working-copies',
  ...rules,
})
