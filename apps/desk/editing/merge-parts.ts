import { isHtml } from '../text/merging/join-texts.ts'
import { mergeTexts, settleTexts, type TextConflict } from '../text/merging/merge-texts.ts'
import { isSameValue } from './merging/same-value.ts'
import { chooseValue } from './session/records/merge-record.ts'
import type { Conflict, FieldVersions, MergedField, MergeRules } from './session/state/merging.ts'

type PartConflict = MergedField['conflicts'][number]
/** The value that settles a conflict; null leaves it. */
type Settle = (conflict: PartConflict) => { value: unknown } | null

/**
 * Merges fields by their parts: what is HTML by element, texts that are together in a field by their names, and of the fields that are
 * named each property. Only what both have changed in the same part is a conflict.
 */
export const mergeByPart = (split: readonly string[] = []): MergeRules => ({
  mergeField: (field, versions) => mergeValue(versions, { isSplit: split.includes(field), settle: null }),
  settle({ field, part }, choice, { base, mine, theirs }) {
    if (part === null) return null
    const versions = { base: base[field], mine: mine[field], theirs: theirs[field] }
    const settled = mergeValue(versions, {
      isSplit: split.includes(field),
      settle: (conflict) => (conflict.part === part ? { value: chooseValue(conflict, choice) } : null),
    })
    return { base: { [field]: settled.base }, mine: { [field]: settled.mine } }
  },
})

/** The part of a record that a conflict is about, as forms name it: `contents.0.body`. */
export const conflictPath = ({ field, part }: Pick<Conflict, 'field' | 'part'>): string =>
  [field, part?.replace(ELEMENT_KEY, '')].filter(Boolean).join('.')

const ELEMENT_KEY = /#[\da-f]{8}(?:-\d+)?$/

const toPart = (path: readonly string[], element = '') => path.join('.') + element || null

const toConflict = (path: readonly string[], { key, ...texts }: TextConflict): PartConflict => ({
  part: toPart(path, `#${key}`),
  ...texts,
})

function mergeValue(
  versions: FieldVersions,
  { isSplit, settle }: { isSplit: boolean; settle: Settle | null },
): MergedField {
  const conflicts: PartConflict[] = []
  return { ...mergeAt([], versions), conflicts }

  function mergeAt(
    path: readonly string[],
    { base, mine, theirs }: FieldVersions,
  ): Omit<FieldVersions, 'theirs'> {
    if (isSameValue(base, theirs)) return { base, mine }
    if (isSameValue(mine, theirs) || isSameValue(base, mine)) return { base: theirs, mine: theirs }
    return (
      mergeHtml(path, [base, mine, theirs]) ??
      mergeProperties(path, [base, mine, theirs]) ??
      addConflict({ part: toPart(path), base, mine, theirs })
    )
  }

  function addConflict(conflict: PartConflict): Omit<FieldVersions, 'theirs'> {
    const settled = settle?.(conflict)
    if (settled) return { base: conflict.theirs, mine: settled.value }
    conflicts.push(conflict)
    return { base: conflict.base, mine: conflict.mine }
  }

  function mergeHtml(path: readonly string[], values: readonly unknown[]) {
    const [base = '', mine = '', theirs = ''] = values
    if (!isString(base) || !isString(mine) || !isString(theirs) || !isHtml(mine + theirs)) return null
    if ([mine, theirs].some((text) => text !== '' && !isHtml(text))) return null
    const texts = { base, mine, theirs }
    const merged = settle ? settleTexts(texts, settleElement) : mergeTexts(texts)
    if (!merged) return null
    conflicts.push(...merged.conflicts.map((conflict) => toConflict(path, conflict)))
    return { base: merged.base, mine: merged.mine }

    function settleElement(conflict: TextConflict): string | null {
      const settled = settle?.(toConflict(path, conflict))
      return settled ? String(settled.value ?? '') : null
    }
  }

  function mergeProperties(path: readonly string[], values: readonly unknown[]) {
    const [base = {}, mine, theirs] = values
    if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return null
    if (Array.isArray(mine) !== Array.isArray(theirs)) return null
    const isTexts = [base, mine, theirs].every(hasOnlyTexts)
    if (!isTexts && !(isSplit && path.length === 0)) return null
    const common: Record<string, unknown> = {}
    const merged: Record<string, unknown> = {}
    for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const both = mergeAt([...path, name], { base: base[name], mine: mine[name], theirs: theirs[name] })
      if (both.base !== undefined) common[name] = both.base
      if (both.mine !== undefined) merged[name] = both.mine
    }
    return Array.isArray(theirs)
      ? { base: Object.values(common), mine: Object.values(merged) }
      : { base: common, mine: merged }
  }
}

type Group = Readonly<Record<string, unknown>>

const isString = (value: unknown): value is string => typeof value === 'string'

/** An object, or a list of a single one: which item of a longer list is which is not known. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 1)

const hasOnlyTexts = (value: unknown): boolean =>
  isString(value) || (isGroup(value) && Object.values(value).every(hasOnlyTexts))
