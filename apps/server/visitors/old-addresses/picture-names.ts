/** `sommar-300x200.jpg`: a smaller copy that WordPress made of a picture. */
const RESIZED = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/
/** `sommar-scaled.jpg`: what WordPress made of a very large picture; it keeps the original beside it. */
const SCALED = /-(?:scaled|rotated)(?=\.\w{3,4}$)/

/** An address of a file, or of the page that WordPress makes for a file. */
const FILE =
  /\.(?:avif|bmp|docx?|gif|jpe?g|m4a|mov|mp[34]|odt|pdf|png|pptx?|svg|tiff?|webm|webp|xlsx?|zip)$|[?&]attachment_id=/i

/** Whether an address names a file by itself, and not a page. */
export const isFileAddress = (address: string) => FILE.test(address)

/** The names that the original of a picture may have, most likely first; only the given address when it is no copy. */
export function listOriginals(address: string): string[] {
  const unresized = address.replace(RESIZED, '')
  return [...new Set([unresized.replace(SCALED, ''), unresized, address])]
}
