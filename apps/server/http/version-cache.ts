/** Remembers what was made of one version of something, by name, until there is another version. */
export type VersionMemory<Value> = (
  version: unknown,
  name: string,
  make: () => Promise<Value>,
) => Promise<Value>

/** At most so many at a time; what was asked for longest ago goes first. What failed, or is undefined, is not remembered. */
export function createVersionMemory<Value>(most: number): VersionMemory<Value> {
  const made = new Map<string, Promise<Value>>()
  let current: unknown

  return (version, name, make) => {
    if (version !== current) made.clear()
    current = version
    const found = made.get(name) ?? make()
    made.delete(name)
    made.set(name, found)
    const oldest = made.size > most ? made.keys().next().value : undefined
    if (oldest !== undefined) made.delete(oldest)
    const forget = () => made.get(name) === found && made.delete(name)
    found.then((value) => value === undefined && forget(), forget)
    return found
  }
}
