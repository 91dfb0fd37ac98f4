import { parsePath, toHref } from '@lerret/model'

/**
 * The encoded href of a link as an editor wrote it. A path is encoded whether it was typed as plain text or pasted from the
 * address bar; query, hash and links to other sites stay as they are.
 */
export function normalizeHref(href: string): string {
  if (!href.startsWith('/')) return href
  const [path, rest] = splitHref(href)
  return toHref(parsePath(path) ?? path) + rest
}

/** Splits an href into its path, and its query and hash. */
export function splitHref(href: string): [path: string, rest: string] {
  const end = href.search(/[?#]/)
  return end === -1 ? [href, ''] : [href.slice(0, end), href.slice(end)]
}
