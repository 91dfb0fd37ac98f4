const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
}

const HTML = 'text/html; charset=utf-8'

/**
 * What a path of a release holds. Only the build's assets and page data are told by their ending: the path of a page may
 * end in anything, as slugs keep their punctuation.
 */
export function contentTypeOf(path: string): string {
  if (!/^\/(assets|page-data)\//.test(path)) return HTML
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
