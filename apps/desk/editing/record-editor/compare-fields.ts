import { type FieldChange, type FieldChanges, listLinkedFields } from '@lerret/model'
import { isSameValue } from '../merging/same-value.ts'
import type { Body, Conflict } from './edited-record.ts'

/** What a colleague's version changes: in my fields it is a conflict, in others news. */
export function compareVersions({
  kind,
  base,
  fields,
  theirs,
}: {
  kind: string
  base: Body
  /** My changes of the base. */
  fields: FieldChanges
  theirs: Body
}): { conflicts: Conflict[]; others: string[] } {
  const changed = findChanged(base, theirs)
  const isConflict = (name: string) =>
    changed.includes(name)
      ? !isSameValue(fields[name]?.value, theirs[name])
      : listLinkedFields(kind, name).some((linked) => changed.includes(linked))
  const conflicts = Object.keys(fields)
    .filter(isConflict)
    .map((field) => ({
      field,
      base: readField(base, field),
      mine: fields[field] as FieldChange,
      theirs: readField(theirs, field),
    }))
  return { conflicts, others: changed.filter((name) => !Object.hasOwn(fields, name)) }
}

const readField = (body: Body, field: string): FieldChange =>
  Object.hasOwn(body, field) ? { value: body[field] } : {}

/** The changes that were made after others were sent. */
export const withoutSent = (fields: FieldChanges, sent: FieldChanges): Record<string, FieldChange> =>
  Object.fromEntries(Object.entries(fields).filter(([name, change]) => sent[name] !== change))

export const withoutField = (fields: FieldChanges, name: string): Record<string, FieldChange> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

/** The names of the fields in which two bodies differ. */
export function findChanged(before: Body, after: Body): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSameValue(before[name], after[name]))
}
