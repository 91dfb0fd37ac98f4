/** A page in a sitemap. */
export interface Entry {
  path: string
  line: string
}

/**
 * Entries in parts of a bounded size, so that a page that comes or changes touches one of them. A part that grows too large
 * falls in two, by the hashes of its paths. The same entries are always divided in the same way, whatever was there before.
 */
export interface Parts {
  /** So many entries may be in one part. */
  most: number
  root: Node
}

export interface Part {
  entries: ReadonlyMap<string, Entry>
}

type Node = Part | { halves: [Node, Node]; size: number }

export const divide = (entries: readonly Entry[], most: number): Parts => ({
  most,
  root: divided(new Map(entries.map((entry) => [entry.path, entry])), most, 0),
})

/** The parts when the entries at some paths are others, or gone. Those that none of them is in are the same ones. */
export const redivide = ({ root, most }: Parts, changes: ReadonlyMap<string, Entry | null>): Parts => ({
  most,
  root: changes.size === 0 ? root : redivided(root, changes, most, 0),
})

/** Each part by its name: nothing for the only one, and else the digits by which it was divided off. */
export function partsByName({ root }: Parts): Map<string, Part> {
  const parts = new Map<string, Part>()
  const walk = (node: Node, name: string) => {
    if ('entries' in node) parts.set(name, node)
    else for (const digit of [0, 1] as const) walk(node.halves[digit], `${name}${digit}`)
  }
  walk(root, '')
  return parts
}

/** A hash has no more digits to divide by. */
const DEEPEST = 32

function divided(entries: Part['entries'], most: number, depth: number): Node {
  if (entries.size <= most || depth === DEEPEST) return { entries }
  const [none, one] = halved(entries, depth)
  return { halves: [divided(none, most, depth + 1), divided(one, most, depth + 1)], size: entries.size }
}

function redivided(
  node: Node,
  changes: ReadonlyMap<string, Entry | null>,
  most: number,
  depth: number,
): Node {
  if (changes.size === 0) return node
  if ('entries' in node) {
    const entries = new Map(node.entries)
    for (const [path, entry] of changes) {
      if (entry) entries.set(path, entry)
      else entries.delete(path)
    }
    return divided(entries, most, depth)
  }
  const [none, one] = halved(changes, depth)
  const halves: [Node, Node] = [
    redivided(node.halves[0], none, most, depth + 1),
    redivided(node.halves[1], one, most, depth + 1),
  ]
  const size = sizeOf(halves[0]) + sizeOf(halves[1])
  return size > most ? { halves, size } : { entries: new Map(halves.flatMap((half) => [...entriesIn(half)])) }
}

const sizeOf = (node: Node) => ('entries' in node ? node.entries.size : node.size)

function* entriesIn(node: Node): Generator<[string, Entry]> {
  if ('entries' in node) yield* node.entries
  else for (const half of node.halves) yield* entriesIn(half)
}

function halved<Value>(all: ReadonlyMap<string, Value>, depth: number) {
  const halves: [Map<string, Value>, Map<string, Value>] = [new Map(), new Map()]
  for (const [path, value] of all) halves[digitAt(path, depth)].set(path, value)
  return halves
}

const digitAt = (path: string, depth: number) => ((numberOf(path) >>> (DEEPEST - 1 - depth)) & 1) as 0 | 1

/** Of 32 digits, as FNV-1a makes it: a hash that is quick for short texts, as nobody has anything to gain from two being alike. */
function numberOf(path: string): number {
  let number = 0x811c9dc5
  for (let place = 0; place < path.length; place++)
    number = Math.imul(number ^ path.charCodeAt(place), 0x01000193)
  return number
}
