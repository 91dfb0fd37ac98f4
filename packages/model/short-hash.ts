const encoder = new TextEncoder()

/** FNV-1a: a short name for a text, the same on every machine. Not for secrets. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  const bytes = encoder.encode(text)
  // By number: an iterator over the bytes of a page takes longer than drawing it.
  for (let place = 0; place < bytes.length; place++) {
    hash = Math.imul(hash ^ (bytes[place] as number), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
