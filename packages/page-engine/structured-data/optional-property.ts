/** An object to spread into a thing: with the property, or without it when the value is missing or empty. */
export function optionalProperty<Key extends string, Value>(
  key: Key,
  value: Value | undefined | null,
): { [Property in Key]?: Value } {
  const isEmpty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (isEmpty ? {} : { [key]: value }) as { [Property in Key]?: Value }
}
