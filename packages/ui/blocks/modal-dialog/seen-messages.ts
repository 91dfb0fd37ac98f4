const STORAGE_KEY = 'lerret-seen'
const MAX_STORED_KEYS = 20

const seenInDocument = new Set<string>()

/** Marks a message as seen, and returns whether it is the first time. Without storage this is forgotten when the document is closed. */
export function markAsSeen(key: string): boolean {
  const seen = readSeen()
  if (seen.includes(key) || seenInDocument.has(key)) return false
  seenInDocument.add(key)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...seen, key].slice(-MAX_STORED_KEYS)))
  } catch {
    // Storage is blocked or full.
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
