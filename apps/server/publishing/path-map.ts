/**
 * Entries by path: those of a whole site, and on top of them the few that have changed since. An edit touches a handful of
 * thousands of pages, so that a copy costs what has changed, and so does comparing two that stand on the same ground.
 */
export class PathMap<Entry extends object> implements Iterable<[string, Entry]> {
  readonly #ground: ReadonlyMap<string, Entry>
  readonly #over: Map<string, Entry | null>
  #size: number

  constructor(ground: ReadonlyMap<string, Entry> = new Map(), over: Iterable<[string, Entry | null]> = []) {
    this.#ground = ground
    this.#over = new Map()
    this.#size = ground.size
    for (const [path, entry] of over) this.#put(path, entry)
  }

  static of<Entry extends object>(entries: Readonly<Record<string, Entry>>): PathMap<Entry> {
    return new PathMap(new Map(Object.entries(entries)))
  }

  get size() {
    return this.#size
  }

  /** What it stands on, which never changes. */
  get ground(): ReadonlyMap<string, Entry> {
    return this.#ground
  }

  /** What differs from the ground; null is gone. */
  get over(): ReadonlyMap<string, Entry | null> {
    return this.#over
  }

  get(path: string): Entry | undefined {
    const changed = this.#over.get(path)
    return changed === undefined ? this.#ground.get(path) : (changed ?? undefined)
  }

  has(path: string): boolean {
    return this.get(path) !== undefined
  }

  set(path: string, entry: Entry) {
    this.#put(path, entry)
  }

  delete(path: string) {
    if (this.has(path)) this.#put(path, null)
  }

  #put(path: string, entry: Entry | null) {
    const before = this.get(path)
    const below = this.#ground.get(path)
    if (entry === below || (entry === null && below === undefined)) this.#over.delete(path)
    else this.#over.set(path, entry)
    this.#size += Number(entry !== null) - Number(before !== undefined)
  }

  /** A copy to be changed. */
  copy(): PathMap<Entry> {
    return new PathMap(this.#ground, this.#over)
  }

  /** The same, to be kept: where much differs from the ground, it becomes ground itself. */
  settled(): PathMap<Entry> {
    return this.#over.size > this.#ground.size * MUCH ? new PathMap(new Map(this)) : this
  }

  *[Symbol.iterator](): Generator<[string, Entry]> {
    if (this.#over.size === 0) {
      yield* this.#ground
      return
    }
    for (const pair of this.#ground) if (!this.#over.has(pair[0])) yield pair as [string, Entry]
    for (const [path, entry] of this.#over) if (entry) yield [path, entry]
  }

  *keys(): Generator<string> {
    for (const path of this.#ground.keys()) if (!this.#over.has(path)) yield path
    for (const [path, entry] of this.#over) if (entry) yield path
  }

  *values(): Generator<Entry> {
    for (const [, entry] of this) yield entry
  }
}

/** So much of the ground may be otherwise. */
const MUCH = 1 / 10

/** One path at which two maps differ: changed, come (nothing before) or gone (nothing after). */
export interface Difference<Entry> {
  path: string
  before: Entry | undefined
  after: Entry | undefined
}

export function differences<Entry extends object>(
  before: PathMap<Entry>,
  after: PathMap<Entry>,
  isSame: (one: Entry, other: Entry) => boolean,
): Difference<Entry>[] {
  const found: Difference<Entry>[] = []
  for (const path of pathsToCompare(before, after)) {
    const [old, now] = [before.get(path), after.get(path)]
    if (old !== now && !(old && now && isSame(old, now))) found.push({ path, before: old, after: now })
  }
  return found
}

function pathsToCompare(before: PathMap<object>, after: PathMap<object>): Set<string> {
  if (before.ground === after.ground) return new Set([...before.over.keys(), ...after.over.keys()])
  return new Set([...before.keys(), ...after.keys()])
}
