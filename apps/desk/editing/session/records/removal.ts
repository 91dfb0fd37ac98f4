import type { FieldChanges } from '@lerret/model'
import type { RecordState } from '../state/state.ts'

/** A change of this name says that the record is removed; it is no field of the record. */
export const REMOVED = '(removed)'

/** The change that removes a record, and the one that takes this back. */
export const removal = (isRemoved: boolean): FieldChanges => ({ [REMOVED]: isRemoved ? { value: true } : {} })

export const isRemoval = (fields: FieldChanges): boolean => fields[REMOVED]?.value === true

/** Whether the record is not there for the person: removed here, or deleted by somebody. */
export const isRemoved = ({ phase, mine }: RecordState): boolean => phase === 'deleted' || isRemoval(mine)

export function withoutRemoval({ [REMOVED]: _, ...fields }: FieldChanges): FieldChanges {
  return fields
}
