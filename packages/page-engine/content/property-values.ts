/**
 * All values at a dotted path. Through an array the path leads into every element, unless its next segment is a number:
 * `assets.type` gives the types of all assets, `contents.0.summary` one summary. A missing property gives no value.
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

/** The strings, numbers and booleans at a dotted path, as text. */
export function readTexts(value: unknown, path: readonly string[]): string[] {
  return readValues(value, path).filter(isPrimitive).map(String)
}

export const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
