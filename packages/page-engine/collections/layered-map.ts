/**
 * A map by string key: an immutable base, and the entries that differ from it (overrides). An edit changes a handful of a
 * site's thousands of entries, so copying a map, or comparing two on the same base, costs as much as has changed.
 */
export class LayeredMap<Entry extends object> implements Iterable<[string, Entry]> {
  readonly #base: ReadonlyMap<string, Entry>
  readonly #overrides: Map<string, Entry | null>
  #size: number

  constructor(
    base: ReadonlyMap<string, Entry> = new Map(),
    overrides: Iterable<[string, Entry | null]> = [],
  ) {
    this.#base = base
    this.#overrides = new Map()
    this.#size = base.size
    for (const [key, entry] of overrides) this.#put(key, entry)
  }

  static fromObject<Entry extends object>(entries: Readonly<Record<string, Entry>>): LayeredMap<Entry> {
    return new LayeredMap(new Map(Object.entries(entries)))
  }

  get size() {
    return this.#size
  }

  get base(): ReadonlyMap<string, Entry> {
    return this.#base
  }

  /** The entries that differ from the base; null where the base's entry is deleted. */
  get overrides(): ReadonlyMap<string, Entry | null> {
    return this.#overrides
  }

  get(key: string): Entry | undefined {
    const override = this.#overrides.get(key)
    return override === undefined ? this.#base.get(key) : (override ?? undefined)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  set(key: string, entry: Entry) {
    this.#put(key, entry)
  }

  delete(key: string) {
    if (this.has(key)) this.#put(key, null)
  }

  #put(key: string, entry: Entry | null) {
    const before = this.get(key)
    const inBase = this.#base.get(key)
    if (entry === inBase || (entry === null && inBase === undefined)) this.#overrides.delete(key)
    else this.#overrides.set(key, entry)
    this.#size += Number(entry !== null) - Number(before !== undefined)
  }

  /** A copy that can be changed on its own; it shares the base. */
  copy(): LayeredMap<Entry> {
    return new LayeredMap(this.#base, this.#overrides)
  }

  /** Returns a map with the same entries and few overrides, on a new base when too many entries differ from the old one. */
  compact(): LayeredMap<Entry> {
    return this.#overrides.size > this.#base.size * MAX_OVERRIDE_SHARE ? new LayeredMap(new Map(this)) : this
  }

  *[Symbol.iterator](): Generator<[string, Entry]> {
    if (this.#overrides.size === 0) {
      yield* this.#base
      return
    }
    for (const pair of this.#base) if (!this.#overrides.has(pair[0])) yield pair as [string, Entry]
    for (const [key, entry] of this.#overrides) if (entry) yield [key, entry]
  }

  *keys(): Generator<string> {
    for (const key of this.#base.keys()) if (!this.#overrides.has(key)) yield key
    for (const [key, entry] of this.#overrides) if (entry) yield key
  }

  *values(): Generator<Entry> {
    for (const [, entry] of this) yield entry
  }
}

/** The number of overrides, relative to the size of the base, above which `compact` makes a new base. */
const MAX_OVERRIDE_SHARE = 1 / 10

/** A key at which two maps differ: changed, added (no `before`) or removed (no `after`). */
export interface Difference<Entry> {
  key: string
  before: Entry | undefined
  after: Entry | undefined
}

export function findDifferences<Entry extends object>(
  before: LayeredMap<Entry>,
  after: LayeredMap<Entry>,
  isSame: (before: Entry, after: Entry) => boolean,
): Difference<Entry>[] {
  const differences: Difference<Entry>[] = []
  for (const key of keysToCompare(before, after)) {
    const [old, now] = [before.get(key), after.get(key)]
    if (old !== now && !(old && now && isSame(old, now))) differences.push({ key, before: old, after: now })
  }
  return differences
}

function keysToCompare(before: LayeredMap<object>, after: LayeredMap<object>): Set<string> {
  if (before.base === after.base) return new Set([...before.overrides.keys(), ...after.overrides.keys()])
  return new Set([...before.keys(), ...after.keys()])
}
