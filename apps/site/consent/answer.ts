import { CONSENT_STORAGE_KEY, type Destination, destinationKey } from '@lerret/model'
import type { Answer } from '@lerret/ui/consent'

/** After a year the visitor is asked again. */
const ANSWER_TTL_MS = 365 * 24 * 3_600_000

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** The answer in local storage, with the destinations that the visitor was asked about. */
interface StoredAnswer extends Answer {
  asked: readonly string[]
}

/** The visitor's answer about these destinations; null if there is none, it has expired, is malformed or concerns other destinations. */
export function readAnswer(
  storage: () => Storage,
  destinations: readonly Destination[],
  now: number,
): Answer | null {
  const { asked, accepted, at } = readStoredAnswer(storage)
  const answeredAt = Date.parse(at ?? '')
  if (!isStringArray(asked) || !isStringArray(accepted) || !(now - answeredAt < ANSWER_TTL_MS)) return null
  const keys = destinations.map(destinationKey)
  if (!keys.every((key) => asked.includes(key))) return null
  return { accepted: keys.filter((key) => accepted.includes(key)), at: at as string }
}

export function storeAnswer(storage: () => Storage, destinations: readonly Destination[], answer: Answer) {
  try {
    const stored: StoredAnswer = { ...answer, asked: destinations.map(destinationKey) }
    storage().setItem(CONSENT_STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // Storage is blocked or full: the answer holds until the document is closed.
  }
}

function readStoredAnswer(storage: () => Storage): Partial<StoredAnswer> {
  try {
    return JSON.parse(storage().getItem(CONSENT_STORAGE_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
