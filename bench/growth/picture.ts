import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIZE = 200
const BITS_PER_CHANNEL = 8
const RGB = 2

/** A PNG picture of one random colour. */
export function createPicture(): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header.set([BITS_PER_CHANNEL, RGB], 8)
  // A filter byte, and then the pixels.
  const row = Buffer.alloc(1 + SIZE * 3)
  row.fill(randomBytes(3), 1)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIZE }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
