type VideoType = 'video/mp4' | 'video/webm'

/**
 * A copy of a video without what phones write beside picture and sound: place, owner, device, names. It is overwritten where it
 * stands, since the rest of the file is found by its distance from the start.
 */
export function removeVideoMetadata(video: Uint8Array, type: VideoType): Uint8Array {
  const cleaned = Buffer.from(video)
  if (type === 'video/mp4') cleanBoxes(cleaned, 0, cleaned.length)
  else cleanElements(cleaned)
  return cleaned
}

/** The boxes of an MP4 file that have boxes in them, and may have metadata. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'moof', 'traf']
const METADATA_BOXES = ['udta', 'meta', 'uuid']

/** A box has its size in four bytes, or in eight after the type when the four are 1; with size 0 it lasts to the end. */
function cleanBoxes(file: Buffer, start: number, end: number): void {
  let at = start
  while (at + 8 <= end) {
    const size = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const isLarge = size === 1 && at + 16 <= end
    const headerSize = isLarge ? 16 : 8
    const length = isLarge ? Number(file.readBigUInt64BE(at + 8)) : size || end - at
    const boxEnd = Math.min(at + Math.max(length, headerSize), end)
    if (METADATA_BOXES.includes(type)) {
      file.write('free', at + 4, 'latin1')
      file.fill(0, at + headerSize, boxEnd)
    } else if (CONTAINERS.includes(type)) cleanBoxes(file, at + headerSize, boxEnd)
    at = boxEnd
  }
}

const SEGMENT = 0x18538067
/** Tags and attachments. */
const METADATA_ELEMENTS = [0x1254c367, 0x1941a469]
const VOID = 0xec

/** An element has an id and a size, whose lengths are told by their first bits. One of unknown size ends where its parent does. */
function cleanElements(file: Buffer): void {
  let at = 0
  while (at < file.length) {
    const id = readNumber(file, at)
    const size = id && readNumber(file, at + id.length)
    if (!id || !size) return
    const content = at + id.length + size.length
    const bits = 7 * size.length
    const value = size.value - 2 ** bits
    if (id.value === SEGMENT || value === 2 ** bits - 1) {
      at = content
      continue
    }
    const end = Math.min(content + value, file.length)
    if (METADATA_ELEMENTS.includes(id.value)) writeVoid(file, at, end)
    at = end
  }
}

/** A number with the marker of its length: the zeros before the first bit that is set. */
function readNumber(file: Buffer, at: number): { value: number; length: number } | null {
  const first = file[at]
  if (!first) return null
  const length = Math.clz32(first) - 23
  if (at + length > file.length) return null
  let value = 0
  for (const byte of file.subarray(at, at + length)) value = value * 256 + byte
  return { value, length }
}

/** An element that players skip, with a size of eight bytes. */
function writeVoid(file: Buffer, start: number, end: number): void {
  if (end - start < 9) return
  file.fill(0, start, end)
  file[start] = VOID
  file.writeBigUInt64BE(2n ** 56n + BigInt(end - start - 9), start + 1)
}
