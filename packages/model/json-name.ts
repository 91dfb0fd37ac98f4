/** The schemas reject paths with longer names: file systems allow 255 bytes. */
export const MAX_JSON_NAME_LENGTH = 240

/**
 * The name of a path's page-data file, without its extension. No two paths share a name, also on file systems that ignore case:
 * lower-case letters, digits and hyphens stay, every other byte becomes `_` and two hex digits.
 */
export function toJsonName(path: string): string {
  if (path === '/') return 'index'
  const name = escapeBytes(path.slice(1))
  return name === 'index' ? `_69ndex` : name
}

/** The path of a page's data file. */
export const pageDataPath = (path: string) => `/page-data/${toJsonName(path)}.json`

/** The path of the site's data file. No page has this name, because in page names two hex digits follow an underscore. */
export const SITE_FACTS_PATH = '/page-data/_site.json'

/** Returns the path of the facts that pages in another language than the house's need. */
export const translatedSiteFactsPath = (language: string) => `/page-data/_site.${language}.json`

/** The site's id and title, and its newest articles. */
export const SITE_DATA_PATH = '/page-data/_site-data.json'

const encoder = new TextEncoder()

// Most paths have nothing but slashes to escape.
const escapeBytes = (text: string) =>
  text.replace(/[^a-z0-9-]+/g, (match) => (match === '/' ? '_2f' : escapeEachByte(match)))

const escapeEachByte = (text: string) =>
  Array.from(encoder.encode(text), (byte) => `_${byte.toString(16).padStart(2, '0')}`).join('')
