/** Both values of a field: texts one after the other, lists with the items of both; of other values, mine. */
export function joinValues(mine: unknown, theirs: unknown): { value: unknown } {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const isText = [...mine, ...theirs].every((item) => typeof item === 'string')
    if (isText) return { value: [...new Set([...mine, ...theirs])] }
    return { value: mine.map((item, index) => joinObjects(item, theirs[index])) }
  }
  if (typeof mine === 'string' && typeof theirs === 'string') return { value: `${mine} ${theirs}`.trim() }
  return { value: mine }
}

function joinObjects(mine: unknown, theirs: unknown): unknown {
  if (typeof mine !== 'object' || typeof theirs !== 'object' || !mine || !theirs) return mine
  return Object.fromEntries(
    Object.entries(mine).map(([name, value]) => {
      const other = (theirs as Record<string, unknown>)[name]
      return [name, value === other ? value : joinValues(value, other).value]
    }),
  )
}
