import { createHash } from 'node:crypto'

/** The UUID namespace of the demo house. */
const NAMESPACE = Buffer.from('5b0f6c1e7a3d4e2f9c8b1d2e3f4a5b6c', 'hex')

/** The name-based UUID (version 5) of a name: always the same one. */
export function createUuid(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A nine-digit number derived from a name, like those of ticketing providers. */
export function createTicketNumber(name: string): string {
  const value = createHash('sha1').update(NAMESPACE).update(name).digest().readUInt32BE(0)
  return String(100_000_000 + (value % 900_000_000))
}

export const productionId = (key: string) => `production-${key}`
