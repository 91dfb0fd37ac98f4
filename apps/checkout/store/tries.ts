/** Counts what is tried under a name, in memory: at most `most` within a time. */
export function createTries({ most, withinMs }: { most: number; withinMs: number }) {
  const counts = new Map<string, { count: number; since: number }>()
  return {
    /** False when it has been tried too often. */
    allow(name: string, now: Date): boolean {
      for (const [each, { since }] of counts) if (since <= +now - withinMs) counts.delete(each)
      const seen = counts.get(name)
      if (seen) return ++seen.count <= most
      counts.set(name, { count: 1, since: +now })
      return true
    },
  }
}
