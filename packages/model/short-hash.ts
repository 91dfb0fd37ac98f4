const encoder = new TextEncoder()

/** The FNV-1a hash of a text, or of its bytes in UTF-8, as 8 hex digits. Not for secrets. */
export function shortHash(text: string | Uint8Array): string {
  let hash = 0x811c9dc5
  const bytes = typeof text === 'string' ? encoder.encode(text) : text
  // The bytes are read by index, since iterating over those of a page takes longer than rendering it.
  for (let index = 0; index < bytes.length; index++) {
    hash = Math.imul(hash ^ (bytes[index] as number), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
