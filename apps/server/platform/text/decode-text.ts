import { isUtf8 } from 'node:buffer'

/**
 * Text of a file or page whose encoding is not certain. A byte order mark and valid UTF-8 come before what is declared, because
 * declarations are often wrong; without any, it is the encoding of Windows or of older Macs, whichever gives more Norwegian letters.
 */
export function decodeText(bytes: Uint8Array, declared = ''): string {
  return new TextDecoder(findEncoding(bytes, declared)).decode(bytes)
}

function findEncoding(bytes: Uint8Array, declared: string): string {
  const wide = findWideEncoding(bytes)
  if (wide) return wide
  if (isUtf8(bytes)) return 'utf-8'
  const named = findKnown(declared)
  if (named !== null && named !== 'utf-8') return named
  return countLetters(bytes, 'macintosh') > countLetters(bytes, 'windows-1252') ? 'macintosh' : 'windows-1252'
}

const SAMPLE_BYTES = 4000
/** The share of zeros among every second byte, for text with few letters beyond Latin. */
const MIN_ZERO_SHARE = 0.4

/** UTF-16, by its byte order mark or by the zero bytes of common letters. */
function findWideEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2))
  if (odd >= MIN_ZERO_SHARE && even < odd) return 'utf-16le'
  return even >= MIN_ZERO_SHARE && odd < even ? 'utf-16be' : null
}

function findKnown(name: string): string | null {
  try {
    return new TextDecoder(name.trim()).encoding
  } catch {
    return null
  }
}

const countLetters = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding).decode(bytes.subarray(0, SAMPLE_BYTES * 10)).match(/[æøåÆØÅ]/g)?.length ?? 0
