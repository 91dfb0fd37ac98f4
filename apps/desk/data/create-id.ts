/** An id that nobody else has. Browsers have `crypto.randomUUID` over HTTPS alone, and random numbers everywhere. */
export function createId(): string {
  // biome-ignore lint/style/noRestrictedGlobals: random numbers need no HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // The marks of a random UUID: version 4, variant 10.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
