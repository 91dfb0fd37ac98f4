/**
 * Everything that a dotted path leads to. Through an array it leads into every element, unless the next step is a number:
 * `assets.type` are the types of all assets, `contents.0.summary` is one summary. What is not there gives nothing.
 */
export function readValues(value: unknown, path: readonly string[], step = 0): unknown[] {
  const key = path[step]
  if (Array.isArray(value)) {
    if (key !== undefined && /^\d+$/.test(key)) return readValues(value[Number(key)], path, step + 1)
    return value.flatMap((element) => readValues(element, path, step))
  }
  if (value === undefined || value === null) return []
  if (key === undefined) return [value]
  if (typeof value !== 'object' || !Object.hasOwn(value, key)) return []
  return readValues((value as Record<string, unknown>)[key], path, step + 1)
}

/** The values that can be compared and written, as text; objects are neither. */
export function readTexts(value: unknown, path: readonly string[]): string[] {
  return readValues(value, path).filter(isPrimitive).map(String)
}

export const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
