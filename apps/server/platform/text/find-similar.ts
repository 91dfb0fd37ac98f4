/** How alike two spellings must be, from 0 to 1. */
const MIN_SIMILARITY = 0.55

/** The path or name that is spelled most like a wrong one; null when none is much alike. */
export function findSimilar(wrong: string, names: Iterable<string>): string | null {
  const wanted = toPairs(wrong)
  let best: { name: string; similarity: number } | null = null
  for (const name of names) {
    const similarity = compare(wanted, toPairs(name))
    if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { name, similarity }
  }
  return best?.name ?? null
}

/** The pairs of neighbouring letters in the last segment of a path, without case, accents and punctuation. */
function toPairs(name: string): Set<string> {
  const segment = name.split('/').findLast((each) => each !== '') ?? ''
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
