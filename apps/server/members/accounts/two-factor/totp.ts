import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../../platform/security/compare-secrets.ts'

/** The parameters that all authenticator apps support (RFC 6238). */
const PERIOD_MS = 30_000
const DIGITS = 6
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
/** Codes of the period before and after are accepted too, because clocks differ. */
const ACCEPTED_PERIODS = [0, -1, 1]

export const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The number of the period that a code is valid in. */
export const totpCounter = (now: Date) => Math.floor(+now / PERIOD_MS)

export function totpCode(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', secret).update(message).digest()
  const offset = (digest.at(-1) as number) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The period that the code belongs to; null when it is not valid now. */
export function findTotpCounter(secret: Buffer, code: string, now: Date): number | null {
  const current = totpCounter(now)
  const counters = ACCEPTED_PERIODS.map((offset) => current + offset)
  return counters.find((counter) => isSameSecret(code, totpCode(secret, counter))) ?? null
}

/** The address that authenticator apps read from a QR code. */
export function totpUrl({
  secret,
  issuer,
  account,
}: {
  secret: Buffer
  issuer: string
  account: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  // URLSearchParams writes spaces as plus signs, which some apps show.
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32_ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
