import { isSameValue } from '../../editing/merging/same-value.ts'
import { chooseValue } from '../../editing/session/records/merge-record.ts'
import type { Conflict, FieldVersions, MergeRules } from '../../editing/session/state/merging.ts'
import { itemKey, type NewsletterItem } from '../items.ts'

type Items = readonly NewsletterItem[]
const TEXTS = ['title', 'text'] as const
type TextField = (typeof TEXTS)[number]

/** Two people who write a newsletter choose only between texts that both have changed. */
export const newsletterMerge: MergeRules = {
  mergeField: (field, versions) => (field === 'items' ? mergeItems(versions) : null),
  settle(conflict, choice, { base, mine, theirs }) {
    const place = conflict.part === null ? null : parsePart(conflict.part)
    if (!place) return null
    const merged = mergeItems({ base: base.items, mine: mine.items, theirs: theirs.items })
    const value = String(chooseValue(conflict, choice))
    return {
      base: { items: replaceText(merged.base, place, String(conflict.theirs)) },
      mine: { items: replaceText(merged.mine, place, value) },
    }
  },
}

/** The item and the text in it that a part of a conflict names. */
export function parsePart(part: string): { key: string; field: TextField } {
  const [field = 'text', ...key] = part.split(' ')
  return { key: key.join(' '), field: field as TextField }
}

function mergeItems(versions: FieldVersions) {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    (items) => (items ?? []) as Items,
  ) as [Items, Items, Items]
  const [before, my, their] = [indexItems(base), indexItems(mine), indexItems(theirs)]
  const conflicts: Omit<Conflict, 'field'>[] = []
  const merged = mergeOrder(base, mine, theirs).map(mergeItem)
  const common = conflicts.reduce(
    (items, { part, base: was }) => replaceText(items, parsePart(part ?? ''), String(was)),
    theirs,
  )
  return { base: common, mine: merged, conflicts }

  function mergeItem(key: string): NewsletterItem {
    const [was, mineNow, theirsNow] = [before.get(key), my.get(key), their.get(key)]
    if (!mineNow || !theirsNow) return (mineNow ?? theirsNow) as NewsletterItem
    const texts = TEXTS.map((field) => [
      field,
      mergeText(field, key, was?.[field] ?? '', mineNow[field], theirsNow[field]),
    ])
    const isIncluded = mineNow.isIncluded === was?.isIncluded ? theirsNow.isIncluded : mineNow.isIncluded
    return { ...theirsNow, ...Object.fromEntries(texts), isIncluded }
  }

  function mergeText(field: TextField, key: string, was: string, mineNow: string, theirsNow: string): string {
    if (mineNow === theirsNow || mineNow === was) return theirsNow
    if (theirsNow !== was)
      conflicts.push({ part: `${field} ${key}`, base: was, mine: mineNow, theirs: theirsNow })
    return mineNow
  }
}

const indexItems = (items: Items) => new Map(items.map((item) => [itemKey(item), item]))

/** The order of whoever has moved something; mine when both have: it can be seen and corrected at once. New items of the other come last. */
function mergeOrder(...versions: [Items, Items, Items]): string[] {
  const [before, my, their] = versions.map((items) => items.map(itemKey)) as [string[], string[], string[]]
  const isMoved = !isSameValue(
    my.filter((key) => before.includes(key)),
    before.filter((key) => my.includes(key)),
  )
  return [...new Set(isMoved ? [...my, ...their] : [...their, ...my])]
}

const replaceText = (items: Items, { key, field }: { key: string; field: TextField }, text: string): Items =>
  items.map((item) => (itemKey(item) === key ? { ...item, [field]: text } : item))
