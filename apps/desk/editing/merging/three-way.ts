import { isSameValue } from './same-value.ts'

/** A value as it was, and as each of two editors has it now. */
export interface Versions<Value> {
  base: Value
  mine: Value
  theirs: Value
}

/** Thrown where both editors have changed the same thing in different ways. */
export class BothChanged extends Error {}

/** The value of whoever has changed it. */
export function mergeValue<Value>({ base, mine, theirs }: Versions<Value>): Value {
  if (isSameValue(mine, theirs) || isSameValue(base, mine)) return theirs
  if (isSameValue(base, theirs)) return mine
  throw new BothChanged()
}

type Fields = Readonly<Record<string, unknown>>

/** Each field of whoever has changed it. */
export function mergeFields<Value extends object>({ base, mine, theirs }: Versions<Value>): Value {
  const versions = [base, mine, theirs] as Fields[]
  const names = new Set([theirs, mine].flatMap((fields) => Object.keys(fields)))
  const merged: Record<string, unknown> = {}
  for (const name of names) {
    const [before, my, their] = versions.map((fields) => fields[name])
    const value = mergeValue({ base: before, mine: my, theirs: their })
    if (value !== undefined) merged[name] = value
  }
  return merged as Value
}

/**
 * The items of both lists, each merged by its key, in their order with my new ones last. An item that one editor has removed is removed,
 * unless the other has changed it.
 */
export function mergeItems<Item>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  keyOf: (item: Item) => string | number,
  mergeItem: (versions: Versions<Item>) => Item,
  isSame: (a: Item, b: Item) => boolean = isSameValue,
): Item[] {
  const before = indexItems(base, keyOf)
  const my = indexItems(mine, keyOf)
  const their = indexItems(theirs, keyOf)
  const keys = new Set([...theirs, ...mine].map(keyOf))
  return [...keys].flatMap((key) => {
    const [was, mineNow, theirsNow] = [before.get(key), my.get(key), their.get(key)]
    if (mineNow !== undefined && theirsNow !== undefined)
      return [
        was === undefined
          ? (mergeValue({ base: was, mine: mineNow, theirs: theirsNow }) as Item)
          : mergeItem({ base: was, mine: mineNow, theirs: theirsNow }),
      ]
    const left = (mineNow ?? theirsNow) as Item
    if (was === undefined) return [left]
    if (!isSame(was, left)) throw new BothChanged()
    return []
  })
}

const indexItems = <Item>(items: readonly Item[], keyOf: (item: Item) => string | number) =>
  new Map(items.map((item) => [keyOf(item), item]))

/** The merged value, or null where both have changed the same thing. */
export function tryMerge<Value>(merge: () => Value): Value | null {
  try {
    return merge()
  } catch (error) {
    if (error instanceof BothChanged) return null
    throw error
  }
}
