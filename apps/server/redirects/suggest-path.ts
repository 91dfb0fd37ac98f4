/** How alike two paths must be, from 0 to 1. */
const MIN_SIMILARITY = 0.55

/** The path that is spelled most like one that has no page; null when none is much alike. */
export function suggestPath(missed: string, paths: Iterable<string>): string | null {
  const wanted = toPairs(missed)
  let best: { path: string; similarity: number } | null = null
  for (const path of paths) {
    const similarity = compare(wanted, toPairs(path))
    if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { path, similarity }
  }
  return best?.path ?? null
}

/** The pairs of neighbouring letters in the last segment, without case, accents and punctuation. */
function toPairs(path: string): Set<string> {
  const segment = path.split('/').findLast((each) => each !== '') ?? ''
  const text = ` ${segment
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `
  return new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)))
}

/** Dice's coefficient: twice the common pairs, divided by all pairs. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const pair of a) if (b.has(pair)) common += 1
  return (2 * common) / (a.size + b.size)
}
