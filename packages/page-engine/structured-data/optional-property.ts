/** A property to be spread into a thing: what is not known, or is empty, is left out rather than said to be nothing. */
export function optionalProperty<Key extends string, Value>(
  key: Key,
  value: Value | undefined | null,
): { [Property in Key]?: Value } {
  const isEmpty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (isEmpty ? {} : { [key]: value }) as { [Property in Key]?: Value }
}
