/**
 * The first of these ETags that `If-None-Match` names (RFC 9110, section 13.1.2). Tags are compared weakly, so `W/"a"` is the same as
 * `"a"`; `*` names every tag.
 */
export function findMatchingTag(
  ifNoneMatch: string | undefined,
  etags: readonly string[],
): string | undefined {
  if (ifNoneMatch === undefined) return undefined
  if (ifNoneMatch.trim() === '*') return etags[0]
  const named = new Set((ifNoneMatch.match(ENTITY_TAG) ?? []).map(toOpaqueTag))
  return etags.find((etag) => named.has(toOpaqueTag(etag)))
}

/**
 * Whether the range of a request may be sent: `If-Range` must name the current content (RFC 9110, section 13.1.5). Tags are compared
 * strongly. A date never matches, because replies have no `Last-Modified`.
 */
export function matchesIfRange(ifRange: string | undefined, etag: string | undefined): boolean {
  if (ifRange === undefined) return true
  return etag !== undefined && !etag.startsWith('W/') && ifRange.trim() === etag
}

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g

const toOpaqueTag = (etag: string) => etag.replace(/^W\//, '')
