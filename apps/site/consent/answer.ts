import { CONSENT_STORAGE_KEY, type Destination, destinationKey } from '@lerret/model'
import type { Answer } from '@lerret/ui/consent'

/** An answer is not for ever: so long after it, the visitor is asked again. */
const LASTS_MS = 365 * 24 * 3_600_000

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** What is kept: whom the visitor was asked about, whom they allowed, and when. */
interface Kept extends Answer {
  asked: readonly string[]
}

/**
 * What the visitor has answered about these destinations; null when that is not known: never asked, asked about others, so long
 * ago that it no longer counts, or kept by somebody else in another form.
 */
export function readAnswer(
  storage: () => Storage,
  destinations: readonly Destination[],
  now: number,
): Answer | null {
  const { asked, accepted, at } = readKept(storage)
  const given = Date.parse(at ?? '')
  if (!isTexts(asked) || !isTexts(accepted) || !(now - given < LASTS_MS)) return null
  const keys = destinations.map(destinationKey)
  if (!keys.every((key) => asked.includes(key))) return null
  return { accepted: keys.filter((key) => accepted.includes(key)), at: at as string }
}

/** A browser that keeps nothing forgets with the page. */
export function keepAnswer(storage: () => Storage, destinations: readonly Destination[], answer: Answer) {
  try {
    const kept: Kept = { ...answer, asked: destinations.map(destinationKey) }
    storage().setItem(CONSENT_STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is closed or full: the answer holds until the page is left.
  }
}

function readKept(storage: () => Storage): Partial<Kept> {
  try {
    return JSON.parse(storage().getItem(CONSENT_STORAGE_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
