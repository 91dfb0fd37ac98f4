import { crc32 } from 'node:zlib'

/** A ZIP file with texts, not compressed. */
export function createZip(files: Record<string, string>): Uint8Array {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)]
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(nameBytes.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes, content])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, nameBytes]))
    local.push(entry)
    offset += entry.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, index, Buffer.from('PK\x05\x06'), end])
}
