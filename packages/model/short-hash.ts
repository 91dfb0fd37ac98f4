const encoder = new TextEncoder()

/** FNV-1a: a short name for a text, or for its bytes in UTF-8, the same on every machine. Not for secrets. */
export function shortHash(text: string | Uint8Array): string {
  let hash = 0x811c9dc5
  const bytes = typeof text === 'string' ? encoder.encode(text) : text
  // By number: an iterator over the bytes of a page takes longer than drawing it.
  for (let place = 0; place < bytes.length; place++) {
    hash = Math.imul(hash ^ (bytes[place] as number), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
