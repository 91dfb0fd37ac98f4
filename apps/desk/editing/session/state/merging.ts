import type { FieldChanges } from '@lerret/model'
import type { Body } from './state.ts'

/** Something that both have changed, in different ways: a field, or a part of one. */
export interface Conflict {
  field: string
  /** Names the part; null for the whole field. */
  part: string | null
  /** Which item of my value the part is, or before which I have removed it, where the parts have an order. */
  index?: number
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Which text to go on with; `both` is made of both. */
export type Choice = 'mine' | 'theirs' | 'both' | { value: unknown }

/** A record as it was, what I have changed of it, and what somebody else has made of it. */
export interface Versions {
  base: Body
  mine: FieldChanges
  theirs: Body
}

/** A record with the changes of both. */
export interface Merged {
  /** Theirs, but for what is in conflict, which is as it was before both. */
  base: Body
  /** What I have changed of that. */
  mine: FieldChanges
  conflicts: readonly Conflict[]
}

/** Fields that were merged together. */
export interface MergedFields extends Partial<Merged> {
  fields: readonly string[]
}

/** How records of a kind are merged. Merging what is merged already changes nothing. */
export interface MergeRules {
  /** Combines the changes of both in one field; null when there is no such way and one of both has to be chosen. */
  mergeField?(field: string, versions: FieldVersions, record: Versions): MergedField | null
  /** The fields with which a conflict is settled, of the base and as I have them now; null for one about a whole field. */
  settle?(conflict: Conflict, choice: Choice, versions: WholeVersions): Settled | null
  /** Combines the changes of both in fields that belong together. */
  mergeRecord?(versions: Versions): MergedFields | null
}

/** The same conflict is not found again when both have started from this base. */
export interface Settled {
  base: Body
  mine: Body
}

/** A record as it was, as I have it now, and as somebody else has saved it. */
export interface WholeVersions {
  base: Body
  mine: Body
  theirs: Body
}

export interface FieldVersions {
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface MergedField {
  base: unknown
  mine: unknown
  conflicts: readonly Omit<Conflict, 'field'>[]
}
