/**
 * Whether a value has the shape of an example: the same types in the same places. A list's first entry is the example of all its
 * entries. Used instead of schemas, to keep them out of the visitor's bundle.
 */
export function hasShape<Value>(value: unknown, example: Value): value is Value {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((entry) => example.length === 0 || hasShape(entry, example[0]))
  }
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(example).every(([name, field]) =>
    hasShape((value as Record<string, unknown>)[name], field),
  )
}
