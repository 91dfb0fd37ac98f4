import { isDeepStrictEqual } from 'node:util'
import { type FieldChange, type FieldChanges, listLinkedFields } from '@lerret/model'

type Body = Record<string, unknown>

export interface FieldConflict {
  field: string
  /** As it was before both changed it. */
  base: FieldChange
  mine: FieldChange
  theirs: FieldChange
}

/** Fields that both sides have changed since `base`, to different values, or of which they have changed one each and that belong together. */
export function findConflicts(kind: string, base: Body, theirs: Body, fields: FieldChanges): FieldConflict[] {
  const isChangedByThem = (field: string) => !isDeepStrictEqual(base[field], theirs[field])
  return Object.entries(fields).flatMap(([field, mine]) => {
    const isConflict = isChangedByThem(field)
      ? !isDeepStrictEqual(theirs[field], mine.value)
      : listLinkedFields(kind, field).some(isChangedByThem)
    if (!isConflict) return []
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
