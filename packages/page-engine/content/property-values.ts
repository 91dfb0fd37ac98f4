/**
 * Everything that a dotted path leads to. Through an array it leads into every element, unless the next step is a number:
 * `assets.type` are the types of all assets, `contents.0.summary` is one summary. What is not there gives nothing.
 */
export function valuesAt(value: unknown, path: readonly string[], step = 0): unknown[] {
  const key = path[step]
  if (Array.isArray(value)) {
    if (key !== undefined && /^\d+$/.test(key)) return valuesAt(value[Number(key)], path, step + 1)
    return value.flatMap((element) => valuesAt(element, path, step))
  }
  if (value === undefined || value === null) return []
  if (key === undefined) return [value]
  if (typeof value !== 'object' || !Object.hasOwn(value, key)) return []
  return valuesAt((value as Record<string, unknown>)[key], path, step + 1)
}

/** The values that can be compared and written, as text; objects are neither. */
export function textsAt(value: unknown, path: readonly string[]): string[] {
  return valuesAt(value, path).filter(isPlain).map(String)
}

export const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
