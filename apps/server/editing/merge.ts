import { isDeepStrictEqual } from 'node:util'

/** A changed field of a record: its new value, or nothing when the field was removed. */
export type FieldChange = { value?: unknown }
export type FieldChanges = Record<string, FieldChange>

type Body = Record<string, unknown>

/** The record with these fields changed. */
export function applyFields(body: Body, fields: FieldChanges): Body {
  const changed = { ...body }
  for (const [name, change] of Object.entries(fields)) {
    if ('value' in change) changed[name] = change.value
    else delete changed[name]
  }
  return changed
}

export interface FieldConflict {
  field: string
  mine: FieldChange
  theirs: FieldChange
}

/** Fields that both sides have changed since `base`, to different values. */
export function findConflicts(base: Body, theirs: Body, fields: FieldChanges): FieldConflict[] {
  return Object.entries(fields).flatMap(([field, mine]) => {
    const isChangedByThem = !isDeepStrictEqual(base[field], theirs[field])
    if (!isChangedByThem || isDeepStrictEqual(theirs[field], mine.value)) return []
    return [{ field, mine, theirs: field in theirs ? { value: theirs[field] } : {} }]
  })
}

/** The changes that differ from the record. */
export function withoutUnchanged(body: Body, fields: FieldChanges): FieldChanges {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, change]) =>
      'value' in change ? !isDeepStrictEqual(body[name], change.value) : name in body,
    ),
  )
}
