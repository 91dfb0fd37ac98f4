import { createHmac, randomInt } from 'node:crypto'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'

/** The code on a card changes this often, so that a photo of it soon becomes useless. */
export const CARD_SECONDS = 60

/** The alphabet has no letters and digits that look alike. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The current text of the card's QR code: the member's number, and a code that only the server can create. */
export const cardCode = ({ number, key }: { number: number; key: string }, now: Date) =>
  `${number}-${createProof(key, currentStep(now))}`

export const cardChangesAt = (now: Date) => new Date((currentStep(now) + 1) * CARD_SECONDS * 1000)

/** The member's number in a card's code; null when it is invalid. */
export function readCardNumber(code: string): number | null {
  const number = /^(\d{1,9})-[0-9A-Z]{8}$/.exec(code.trim().toUpperCase())?.[1]
  return number === undefined ? null : Number(number)
}

/** Whether this is the member's current code, or the previous one, which may have been scanned just as it changed. */
export function isCardCode(card: { number: number; key: string }, code: string, now: Date): boolean {
  const normalized = code.trim().toUpperCase()
  return [0, 1]
    .map((steps) => cardCode(card, new Date(+now - steps * CARD_SECONDS * 1000)))
    .some((expected) => isSameSecret(expected, normalized))
}

/** Creates a code for the counter to hand out: `K7M2-9PQX`. */
export function createClubCode(): string {
  const letters = Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Ignores case and punctuation of a typed code. */
export const normalizeClubCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const currentStep = (now: Date) => Math.floor(+now / (CARD_SECONDS * 1000))

function createProof(key: string, step: number): string {
  const bytes = createHmac('sha256', key).update(String(step)).digest()
  return Array.from(bytes.subarray(0, 8), (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('')
}
