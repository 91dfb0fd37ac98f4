/** Helpers for tests that read block settings and HTML. */

/** Settings that hold the name of a source. `article` and `source` are names; `heading` and the like never are. */
const SOURCE_KEYS = ['source', 'production', 'productions', 'showings', 'article', 'articles']

export function sourcesNamedIn(settings: object): string[] {
  return Object.entries(settings).flatMap(([key, value]) =>
    SOURCE_KEYS.includes(key) && typeof value === 'string' ? [value] : [],
  )
}

export function collectHtml(settings: object): string {
  return 'html' in settings ? String(settings.html) : ''
}

export const findTags = (html: string) =>
  Array.from(html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g), ([, slash, name]) => ({
    name: name ?? '',
    isClosing: slash === '/',
  }))

export const headingLevels = (html: string) =>
  Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level))

export const findLinks = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g), ([, href, text]) => ({
    href: href ?? '',
    text: text ?? '',
  }))

/** Every `href` on this site, in settings of any depth and in their HTML. */
export function internalLinks(settings: object): string[] {
  return [...hrefsIn(settings), ...findLinks(collectHtml(settings)).map(({ href }) => href)].filter((href) =>
    href.startsWith('/'),
  )
}

function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  )
}
