import { MAX_JSON_NAME_LENGTH, toJsonName } from './json-name.ts'

/** Slugs of longer titles are cut at a word, to keep paths readable. */
const MAX_SLUG_LENGTH = 90
/** Letters beyond a to z take more bytes in the name of a page's file, where `article/` may precede and `-dxm-` and a number follow. */
const MAX_SLUG_JSON_NAME_LENGTH = MAX_JSON_NAME_LENGTH - 'article_2f'.length - '-dxm-12345678'.length

/**
 * The slug of a title: lower case, spaces to hyphens, punctuation unchanged.
 * Control characters are removed, and so are slashes that would leave an empty segment. A segment of dots alone, which browsers
 * resolve before the request, gets a hyphen. A title of such characters only has an empty slug.
 */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .trim()
    .split(/\s+/)
  return normalizeSegments(joinWords(words))
}

/** Whether a text can be used as a slug without changes. */
export function isSlug(slug: string): boolean {
  if (PLAIN_SLUG.test(slug)) return true
  return (
    slug !== '' &&
    slug === slug.normalize('NFC') &&
    !/\s|[\p{Cc}\p{Cs}]/u.test(slug) &&
    slug.split('/').every(isSegment)
  )
}

/** Most slugs match this, which is faster than the full check. */
const PLAIN_SLUG = /^[a-z\d-]+(?:\/[a-z\d-]+)*$/

const isSegment = (segment: string) => segment !== '' && !/^\.{1,2}$/.test(segment)

function joinWords([first = '', ...rest]: string[]): string {
  let slug = truncateWord(first)
  for (const word of rest) {
    const longer = `${slug}-${word}`
    if (!isShortEnough(longer)) break
    slug = longer
  }
  return slug
}

function truncateWord(word: string): string {
  const letters = Array.from(word).slice(0, MAX_SLUG_LENGTH)
  while (!isShortEnough(letters.join(''))) letters.pop()
  return letters.join('')
}

function isShortEnough(words: string): boolean {
  const slug = normalizeSegments(words)
  return (
    Array.from(slug).length <= MAX_SLUG_LENGTH && toJsonName(`/${slug}`).length <= MAX_SLUG_JSON_NAME_LENGTH
  )
}

function normalizeSegments(slug: string): string {
  return slug
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (isSegment(segment) ? segment : `${segment}-`))
    .join('/')
}
