/** A name longer than this is refused by the schemas: file systems stop at 255 bytes. */
export const MAX_JSON_NAME_LENGTH = 240

/**
 * The name of a path's page-data file, without its ending. Two paths never share one, also where file names ignore case:
 * lower-case letters, digits and hyphens stand for themselves, every other byte is `_` and two hex digits.
 */
export function toJsonName(path: string): string {
  if (path === '/') return 'index'
  const name = escapeBytes(path.slice(1))
  return name === 'index' ? `_69ndex` : name
}

/** Where a page's data is served. */
export const pageDataPath = (path: string) => `/page-data/${toJsonName(path)}.json`

/** Where the site's facts are served: a name that no path has, as an underscore is followed by two hex digits. */
export const SITE_FACTS_PATH = '/page-data/_site.json'

const encoder = new TextEncoder()

// Most paths have nothing else to escape than what parts their segments.
const escapeBytes = (text: string) =>
  text.replace(/[^a-z0-9-]+/g, (run) => (run === '/' ? '_2f' : escapeEachByte(run)))

const escapeEachByte = (run: string) =>
  Array.from(encoder.encode(run), (byte) => `_${byte.toString(16).padStart(2, '0')}`).join('')
