import { joinTexts } from '../text/merging/join-texts.ts'
import { isSameValue } from './merging/same-value.ts'

/** Both values of a field, and what is the same in both once. Of values that cannot be joined, mine. */
export function joinValues(mine: unknown, theirs: unknown): { value: unknown } {
  if (typeof mine === 'string' && typeof theirs === 'string') return { value: joinTexts(mine, theirs) }
  if (Array.isArray(mine) && Array.isArray(theirs)) return { value: joinLists(mine, theirs) }
  if (isObject(mine) && isObject(theirs)) return { value: joinObjects(mine, theirs) }
  return { value: mine ?? theirs }
}

type Fields = Readonly<Record<string, unknown>>

/** My items, and theirs that are not among them. */
function joinLists(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const others = theirs.filter((item) => !mine.some((each) => isSameItem(each, item)))
  const joined = mine.map((item) => {
    const other = theirs.find((each) => isSameItem(item, each))
    return other === undefined ? item : joinValues(item, other).value
  })
  return [...joined, ...others]
}

const isSameItem = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && one.id !== undefined ? one.id === other.id : isSameValue(one, other)

const joinObjects = (mine: Fields, theirs: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => [
      name,
      joinValues(mine[name], theirs[name]).value,
    ]),
  )

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
