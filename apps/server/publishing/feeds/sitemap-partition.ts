/** A page in a sitemap. */
export interface SitemapEntry {
  path: string
  line: string
}

/**
 * The entries of a sitemap in sections of limited size, so that a new or changed page affects one file. A section that grows too
 * large is split in two by the hashes of its paths. The same entries always give the same sections, whatever came before.
 */
export interface SitemapPartition {
  /** The most entries that a section may have. */
  maxEntries: number
  root: Node
}

export interface SitemapSection {
  entries: ReadonlyMap<string, SitemapEntry>
}

type Node = SitemapSection | { halves: [Node, Node]; size: number }

export const partitionEntries = (entries: readonly SitemapEntry[], maxEntries: number): SitemapPartition => ({
  maxEntries,
  root: splitNode(new Map(entries.map((entry) => [entry.path, entry])), maxEntries, 0),
})

/** Applies changed entries, where null removes one. Sections without a change stay the same objects. */
export const updatePartition = (
  { root, maxEntries }: SitemapPartition,
  changes: ReadonlyMap<string, SitemapEntry | null>,
): SitemapPartition => ({
  maxEntries,
  root: changes.size === 0 ? root : updateNode(root, changes, maxEntries, 0),
})

/** Each section by its name: empty for the only one, or else the bits by which it was split off. */
export function listSections({ root }: SitemapPartition): Map<string, SitemapSection> {
  const sections = new Map<string, SitemapSection>()
  const walk = (node: Node, name: string) => {
    if ('entries' in node) sections.set(name, node)
    else for (const bit of [0, 1] as const) walk(node.halves[bit], `${name}${bit}`)
  }
  walk(root, '')
  return sections
}

/** The number of bits of a hash. */
const MAX_DEPTH = 32

function splitNode(entries: SitemapSection['entries'], maxEntries: number, depth: number): Node {
  if (entries.size <= maxEntries || depth === MAX_DEPTH) return { entries }
  const [zeros, ones] = splitByBit(entries, depth)
  return {
    halves: [splitNode(zeros, maxEntries, depth + 1), splitNode(ones, maxEntries, depth + 1)],
    size: entries.size,
  }
}

function updateNode(
  node: Node,
  changes: ReadonlyMap<string, SitemapEntry | null>,
  maxEntries: number,
  depth: number,
): Node {
  if (changes.size === 0) return node
  if ('entries' in node) {
    const entries = new Map(node.entries)
    for (const [path, entry] of changes) {
      if (entry) entries.set(path, entry)
      else entries.delete(path)
    }
    return splitNode(entries, maxEntries, depth)
  }
  const [zeros, ones] = splitByBit(changes, depth)
  const halves: [Node, Node] = [
    updateNode(node.halves[0], zeros, maxEntries, depth + 1),
    updateNode(node.halves[1], ones, maxEntries, depth + 1),
  ]
  const size = countEntries(halves[0]) + countEntries(halves[1])
  if (size > maxEntries) return { halves, size }
  return { entries: new Map(halves.flatMap((half) => [...listEntries(half)])) }
}

const countEntries = (node: Node) => ('entries' in node ? node.entries.size : node.size)

function* listEntries(node: Node): Generator<[string, SitemapEntry]> {
  if ('entries' in node) yield* node.entries
  else for (const half of node.halves) yield* listEntries(half)
}

function splitByBit<Value>(byPath: ReadonlyMap<string, Value>, depth: number) {
  const halves: [Map<string, Value>, Map<string, Value>] = [new Map(), new Map()]
  for (const [path, value] of byPath) halves[hashBit(path, depth)].set(path, value)
  return halves
}

const hashBit = (path: string, depth: number) => ((hashPath(path) >>> (MAX_DEPTH - 1 - depth)) & 1) as 0 | 1

/** FNV-1a with 32 bits: fast for short texts, and collisions do no harm here. */
function hashPath(path: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < path.length; index++)
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193)
  return hash
}
