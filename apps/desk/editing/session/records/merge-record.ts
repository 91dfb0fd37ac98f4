import { type FieldChange, isTechnicalField } from '@lerret/model'
import { joinValues } from '../../join-values.ts'
import { isSameValue } from '../../merging/same-value.ts'
import type {
  Choice,
  Conflict,
  FieldVersions,
  Merged,
  MergedFields,
  MergeRules,
  Settled,
  Versions,
  WholeVersions,
} from '../state/merging.ts'

/** Merges field by field. A field that only one has changed is as that one has it. */
export function mergeRecord(kind: string, versions: Versions, rules: MergeRules): Merged {
  const { base, mine, theirs } = versions
  const together: MergedFields = rules.mergeRecord?.(versions) ?? { fields: [] }
  const merged = {
    base: { ...theirs, ...together.base } as Record<string, unknown>,
    mine: { ...together.mine } as Record<string, FieldChange>,
    conflicts: [...(together.conflicts ?? [])],
  }
  for (const [field, change] of Object.entries(mine)) {
    if (together.fields.includes(field)) continue
    const values = { base: base[field], mine: change.value, theirs: theirs[field] }
    if (isSameValue(values.mine, values.theirs)) continue
    if (isSameValue(values.base, values.theirs)) merged.mine[field] = change
    else if (!isTechnicalField(kind, field)) addBoth(field, values)
  }
  return merged

  function addBoth(field: string, values: FieldVersions) {
    const both = rules.mergeField?.(field, values, versions)
    const conflicts = both?.conflicts ?? [{ part: null, ...values }]
    if (conflicts.length > 0) setField(merged.base, field, both ? both.base : values.base)
    const value = both ? both.mine : values.mine
    if (!isSameValue(value, merged.base[field])) merged.mine[field] = value === undefined ? {} : { value }
    merged.conflicts.push(...conflicts.map((conflict) => ({ ...conflict, field })))
  }
}

/** The fields with which a conflict is settled by a choice. */
export function settleConflict(
  conflict: Conflict,
  choice: Choice,
  versions: WholeVersions,
  rules: MergeRules,
): Settled {
  const settled = rules.settle?.(conflict, choice, versions)
  if (settled) return settled
  const { field } = conflict
  return { base: { [field]: versions.theirs[field] }, mine: { [field]: chooseValue(conflict, choice) } }
}

/** The value that a choice stands for. */
export function chooseValue({ mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>, choice: Choice): unknown {
  if (typeof choice === 'object') return choice.value
  if (choice === 'both') return joinValues(mine, theirs).value
  return choice === 'mine' ? mine : theirs
}

function setField(body: Record<string, unknown>, field: string, value: unknown) {
  if (value === undefined) delete body[field]
  else body[field] = value
}
