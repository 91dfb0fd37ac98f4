/** Longer titles are cut at a word, so that addresses stay readable. */
const MAX_LENGTH = 90

/**
 * The slug of a title: lower case, spaces to hyphens, punctuation kept.
 * Only what no address can carry is changed: control characters, and slashes that would leave an empty
 * segment or one of dots alone, which browsers resolve before they ask.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .trim()
    .split(/\s+/)
  return keepAddressable(joinUpTo(words, MAX_LENGTH))
}

/** Whether a slug can be part of an address as it stands. */
export function isSlug(slug: string): boolean {
  if (PLAIN.test(slug)) return true
  return (
    slug !== '' &&
    slug === slug.normalize('NFC') &&
    !/\s|[\p{Cc}\p{Cs}]/u.test(slug) &&
    slug.split('/').every(isSegment)
  )
}

/** Most slugs: seen at once to be one. */
const PLAIN = /^[a-z\d-]+(?:\/[a-z\d-]+)*$/

const isSegment = (segment: string) => segment !== '' && !/^\.{1,2}$/.test(segment)

function joinUpTo(words: string[], length: number): string {
  let slug = Array.from(words[0] ?? '')
    .slice(0, length)
    .join('')
  for (const word of words.slice(1)) {
    if (Array.from(slug).length + 1 + Array.from(word).length > length) break
    slug += `-${word}`
  }
  return slug
}

function keepAddressable(slug: string): string {
  return slug
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (isSegment(segment) ? segment : `${segment}-`))
    .join('/')
}
