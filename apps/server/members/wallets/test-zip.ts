/** The files of a ZIP archive whose entries are stored without compression, as passes are. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const LOCAL_HEADER = 0x04034b50
  for (let at = 0; at + 4 <= archive.length && archive.readUInt32LE(at) === LOCAL_HEADER; ) {
    const size = archive.readUInt32LE(at + 18)
    const nameLength = archive.readUInt16LE(at + 26)
    const start = at + 30 + nameLength + archive.readUInt16LE(at + 28)
    files.set(archive.toString('utf8', at + 30, at + 30 + nameLength), archive.subarray(start, start + size))
    at = start + size
  }
  return files
}
