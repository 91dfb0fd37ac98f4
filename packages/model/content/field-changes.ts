/** A changed field of a record: its new value, or nothing when the field was removed. */
export type FieldChange = { value?: unknown }
export type FieldChanges = Readonly<Record<string, FieldChange>>

/** The record with these fields changed. */
export function applyFields(
  body: Readonly<Record<string, unknown>>,
  fields: FieldChanges,
): Record<string, unknown> {
  const changed = { ...body }
  for (const [name, change] of Object.entries(fields)) {
    if ('value' in change) changed[name] = change.value
    else delete changed[name]
  }
  return changed
}

/** Fields that nobody writes: the server sets them when it publishes. */
const TECHNICAL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  article: ['createdAt', 'updatedAt'],
}

/** Whether a field is set by the server alone, so that two people never disagree about it. */
export const isTechnicalField = (kind: string, field: string): boolean =>
  TECHNICAL_FIELDS[kind]?.includes(field) ?? false
