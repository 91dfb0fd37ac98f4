/**
 * Whether a value has the shape of an example: the same kind of thing in every place. A list's first entry is the example of
 * all its entries. The visitor's bundle has no schemas; this is what it needs of them.
 */
export function hasShape<Value>(value: unknown, example: Value): value is Value {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((entry) => example.length === 0 || hasShape(entry, example[0]))
  }
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(example).every(([name, one]) =>
    hasShape((value as Record<string, unknown>)[name], one),
  )
}
