/**
 * Entries by name: those of a whole site, and on top of them the few that have changed since. An edit touches a handful of
 * thousands, so that a copy costs what has changed, and so does comparing two that stand on the same ground.
 */
export class LayeredMap<Entry extends object> implements Iterable<[string, Entry]> {
  readonly #ground: ReadonlyMap<string, Entry>
  readonly #over: Map<string, Entry | null>
  #size: number

  constructor(
    base: ReadonlyMap<string, Entry> = new Map(),
    overrides: Iterable<[string, Entry | null]> = [],
  ) {
    this.#ground = base
    this.#over = new Map()
    this.#size = base.size
    for (const [name, entry] of overrides) this.#put(name, entry)
  }

  static fromObject<Entry extends object>(entries: Readonly<Record<string, Entry>>): LayeredMap<Entry> {
    return new LayeredMap(new Map(Object.entries(entries)))
  }

  get size() {
    return this.#size
  }

  /** What it stands on, which never changes. */
  get base(): ReadonlyMap<string, Entry> {
    return this.#ground
  }

  /** What differs from the ground; null is gone. */
  get overrides(): ReadonlyMap<string, Entry | null> {
    return this.#over
  }

  get(name: string): Entry | undefined {
    const changed = this.#over.get(name)
    return changed === undefined ? this.#ground.get(name) : (changed ?? undefined)
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  set(name: string, entry: Entry) {
    this.#put(name, entry)
  }

  delete(name: string) {
    if (this.has(name)) this.#put(name, null)
  }

  #put(name: string, entry: Entry | null) {
    const before = this.get(name)
    const below = this.#ground.get(name)
    if (entry === below || (entry === null && below === undefined)) this.#over.delete(name)
    else this.#over.set(name, entry)
    this.#size += Number(entry !== null) - Number(before !== undefined)
  }

  /** A copy to be changed. */
  copy(): LayeredMap<Entry> {
    return new LayeredMap(this.#ground, this.#over)
  }

  /** The same, to be kept: where much differs from the ground, it becomes ground itself. */
  compact(): LayeredMap<Entry> {
    return this.#over.size > this.#ground.size * MAX_OVERRIDE_SHARE ? new LayeredMap(new Map(this)) : this
  }

  *[Symbol.iterator](): Generator<[string, Entry]> {
    if (this.#over.size === 0) {
      yield* this.#ground
      return
    }
    for (const pair of this.#ground) if (!this.#over.has(pair[0])) yield pair as [string, Entry]
    for (const [name, entry] of this.#over) if (entry) yield [name, entry]
  }

  *keys(): Generator<string> {
    for (const name of this.#ground.keys()) if (!this.#over.has(name)) yield name
    for (const [name, entry] of this.#over) if (entry) yield name
  }

  *values(): Generator<Entry> {
    for (const [, entry] of this) yield entry
  }
}

/** So much of the ground may be otherwise. */
const MAX_OVERRIDE_SHARE = 1 / 10

/** One name at which two maps differ: changed, come (nothing before) or gone (nothing after). */
export interface Difference<Entry> {
  key: string
  before: Entry | undefined
  after: Entry | undefined
}

export function findDifferences<Entry extends object>(
  before: LayeredMap<Entry>,
  after: LayeredMap<Entry>,
  isSame: (one: Entry, other: Entry) => boolean,
): Difference<Entry>[] {
  const found: Difference<Entry>[] = []
  for (const key of keysToCompare(before, after)) {
    const [old, now] = [before.get(key), after.get(key)]
    if (old !== now && !(old && now && isSame(old, now))) found.push({ key, before: old, after: now })
  }
  return found
}

function keysToCompare(before: LayeredMap<object>, after: LayeredMap<object>): Set<string> {
  if (before.base === after.base) return new Set([...before.overrides.keys(), ...after.overrides.keys()])
  return new Set([...before.keys(), ...after.keys()])
}
