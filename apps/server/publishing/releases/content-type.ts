const TYPES_BY_EXTENSION: Record<string, string> = {
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
 * The content type of a file by its path. Only assets and page data have a file extension: the path of a page may end in
 * anything, since slugs keep their punctuation.
 */
export function getContentType(path: string): string {
  if (!/^\/(assets|page-data)\//.test(path)) return HTML
  return TYPES_BY_EXTENSION[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
