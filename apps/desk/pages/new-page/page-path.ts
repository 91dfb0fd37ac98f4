import { isReservedPath, toSlug } from '@lerret/model'
import { newPageWords as words } from '@lerret/words/desk'

/** The address that a page with this title usually has: letters, digits and hyphens. Empty when the title has none of them. */
export function suggestPath(title: string): string {
  const letters = title
    .toLocaleLowerCase('nn')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    // Accents, and the ring of å.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const slug = toSlug(letters)
  return slug && `/${slug}`
}

/** What is wrong with an address, as a sentence. */
export function findPathProblem(path: string): string | null {
  if (path === '' || path === '/') return words.pathMissing
  if (!/^(\/[^/{}\s]+)+$/.test(path)) return words.pathInvalid
  return isReservedPath(path) ? words.pathReserved : null
}
