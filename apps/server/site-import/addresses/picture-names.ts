/** `sommar-300x200.jpg`: a smaller copy that WordPress made of a picture. */
const RESIZED = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/
/** `sommar-scaled.jpg`: what WordPress made of a very large picture; it keeps the original beside it. */
const SCALED = /-(?:scaled|rotated)(?=\.\w{3,4}$)/

/** The names that the original of a picture may have, most likely first; only the given address when it is no copy. */
export function listOriginals(address: string): string[] {
  const unresized = address.replace(RESIZED, '')
  return [...new Set([unresized.replace(SCALED, ''), unresized, address])]
}
