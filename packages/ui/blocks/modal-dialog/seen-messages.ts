const STORAGE_KEY = 'lerret-seen'
/** Messages come and go; the oldest are forgotten. */
const REMEMBERED = 20

const seenHere = new Set<string>()

/** Whether a message is new to this visitor; from now on it is not. A browser that keeps nothing forgets with the page. */
export function isFirstSight(key: string): boolean {
  const seen = readSeen()
  if (seen.includes(key) || seenHere.has(key)) return false
  seenHere.add(key)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...seen, key].slice(-REMEMBERED)))
  } catch {
    // Private windows and full storage: it is remembered until the page is closed.
  }
  return true
}

function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
