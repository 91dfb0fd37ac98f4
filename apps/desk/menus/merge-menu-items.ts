import type { MenuItem } from '@lerret/model'
import { isSameValue } from '../editing/merging/same-value.ts'

/**
 * What I have changed since `base`, applied to what others have saved meanwhile: by entry, and within an entry by field. An entry that one
 * has removed and the other has changed stays.
 */
export function mergeMenuItems(
  base: readonly MenuItem[],
  mine: readonly MenuItem[],
  theirs: readonly MenuItem[],
): MenuItem[] {
  const [baseById, mineById, theirsById] = [base, mine, theirs].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  ) as [Map<string, MenuItem>, Map<string, MenuItem>, Map<string, MenuItem>]
  const ids = new Set([...theirs, ...mine].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [before, here, there] = [baseById.get(id), mineById.get(id), theirsById.get(id)]
    if (!before) return here ?? there ?? []
    if (!here) return there && !isSameValue(there, before) ? there : []
    if (!there) return isSameValue(here, before) ? [] : here
    return mergeFields(before, here, there)
  })
}

function mergeFields(before: MenuItem, here: MenuItem, there: MenuItem): MenuItem {
  const fields = new Set([...Object.keys(there), ...Object.keys(here)]) as Set<keyof MenuItem>
  const merged = [...fields].flatMap((field) => {
    const { [field]: value } = isSameValue(here[field], before[field]) ? there : here
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(merged) as unknown as MenuItem
}
