import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZip } from '../../test-zip.ts'
import { readRows } from './read-rows.ts'
import { isUnpackedLarger } from './unpacked-size.ts'

test('the size of a ZIP file is that of its files together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (files) => {
      const size = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
      const zip = createZip(files)
      expect(await isUnpackedLarger(zip, size)).toBe(false)
      if (size > 0) expect(await isUnpackedLarger(zip, size - 1)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a workbook that is small and unpacks to more than a house has memory for is refused', async () => {
  const packed = deflateRawSync(Buffer.alloc(101_000_000))
  const zip = createDeflatedZip('xl/worksheets/sheet1.xml', packed)
  expect(zip.length).toBeLessThan(200_000)
  await expect(readRows(zip)).rejects.toMatchObject({ code: 'import_workbook_too_large' })
})

test('bytes that only begin like a ZIP file have no size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const zip = Buffer.concat([Buffer.from('PK\x03\x04'), bytes, Buffer.from('PK\x05\x06'), bytes])
      expect(typeof (await isUnpackedLarger(zip, 1000))).toBe('boolean')
    }),
    { numRuns: 100 },
  )
})

/** A ZIP file with one compressed file that claims to have ten bytes. */
function createDeflatedZip(name: string, packed: Buffer): Buffer {
  const nameBytes = Buffer.from(name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(10, 18)
  fields.writeUInt16LE(nameBytes.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes, packed])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), nameBytes])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, entry, Buffer.from('PK\x05\x06'), end])
}
