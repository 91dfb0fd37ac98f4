import { isDeepStrictEqual } from 'node:util'
import type { FieldChange, FieldChanges } from '@lerret/model'

type Body = Record<string, unknown>

export interface FieldConflict {
  field: string
  /** As it was before both changed it. */
  base: FieldChange
  mine: FieldChange
  theirs: FieldChange
}

/** Fields that both sides have changed since `base`, to different values. */
export function findConflicts(base: Body, theirs: Body, fields: FieldChanges): FieldConflict[] {
  return Object.entries(fields).flatMap(([field, mine]) => {
    const isChangedByThem = !isDeepStrictEqual(base[field], theirs[field])
    if (!isChangedByThem || isDeepStrictEqual(theirs[field], mine.value)) return []
    return [{ field, base: readField(base, field), mine, theirs: readField(theirs, field) }]
  })
}

const readField = (body: Body, field: string): FieldChange => (field in body ? { value: body[field] } : {})

/** The changes that differ from the record. */
export function withoutUnchanged(body: Body, fields: FieldChanges): FieldChanges {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, change]) =>
      'value' in change ? !isDeepStrictEqual(body[name], change.value) : name in body,
    ),
  )
}
