import { hrefOf, type LinkView, pathOf } from '@lerret/model'

/**
 * A link as an editor wrote it, in the form that an address carries. The path is encoded whether it was typed as plain text
 * or pasted from the address bar; query, hash and other sites' addresses stay as they are.
 */
export function normalizeHref(href: string): string {
  if (!href.startsWith('/')) return href
  const [path, rest] = splitHref(href)
  return hrefOf(pathOf(path) ?? path) + rest
}

/** The path of an address, and its query and hash. */
export function splitHref(href: string): [path: string, rest: string] {
  const end = href.search(/[?#]/)
  return end === -1 ? [href, ''] : [href.slice(0, end), href.slice(end)]
}

export function toLinkView(link: LinkView | undefined): LinkView | null {
  return link ? { label: link.label, href: normalizeHref(link.href) } : null
}
