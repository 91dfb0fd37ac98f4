/** Counts attempts by name, in memory, and allows `maxAttempts` within a time window. */
export function createAttemptLimit({ maxAttempts, windowMs }: { maxAttempts: number; windowMs: number }) {
  const counts = new Map<string, { count: number; since: number }>()
  return {
    /** False when there have been too many attempts. */
    allow(name: string, now: Date): boolean {
      for (const [counted, { since }] of counts) if (since <= +now - windowMs) counts.delete(counted)
      const attempts = counts.get(name)
      if (attempts) return ++attempts.count <= maxAttempts
      counts.set(name, { count: 1, since: +now })
      return true
    },
  }
}
