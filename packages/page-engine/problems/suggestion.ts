/** ` Did you mean "program"?`, or nothing when no known name is near. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = findNearestName(name, known)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}

export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const furthest = Math.max(2, Math.floor(name.length / 3))
  return known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= furthest)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate
}

/** How many letters must be put in, left out or exchanged to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
