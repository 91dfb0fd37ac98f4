import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

const END = Buffer.from('PK\x05\x06')
const ENTRY = Buffer.from('PK\x01\x02')
const ENTRY_LENGTH = 46
const DEFLATED = 8

/**
 * Whether the files of a ZIP file have more bytes than this together. They are unpacked to know: the sizes that a file states may be
 * wrong. What cannot be read counts as nothing, since reading the workbook fails then.
 */
export async function isUnpackedLarger(bytes: Uint8Array, maxBytes: number): Promise<boolean> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = maxBytes
  for (const { method, packed } of listEntries(zip)) {
    const size = method === DEFLATED ? await measure(packed, left) : packed.length
    if (size > left) return true
    left -= size
  }
  return false
}

async function measure(packed: Buffer, maxBytes: number): Promise<number> {
  try {
    return (await inflate(packed, { maxOutputLength: maxBytes + 1 })).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? maxBytes + 1 : 0
  }
}

/** The files that the directory at the end of a ZIP file lists. */
function* listEntries(zip: Buffer): Generator<{ method: number; packed: Buffer }> {
  const end = zip.lastIndexOf(END)
  if (end === -1 || end + 20 > zip.length) return
  let at = zip.readUInt32LE(end + 16)
  while (at + ENTRY_LENGTH <= zip.length && zip.subarray(at, at + 4).equals(ENTRY)) {
    const method = zip.readUInt16LE(at + 10)
    const packedSize = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    if (local + 30 > zip.length) return
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    yield { method, packed: zip.subarray(start, start + packedSize) }
    at += ENTRY_LENGTH + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}
