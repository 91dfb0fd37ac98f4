import { createHmac, randomInt } from 'node:crypto'
import { isSameSecret } from '../security/compare-secrets.ts'

/** The code on a card changes this often, so that a picture of one is soon worth nothing. */
export const CARD_SECONDS = 60

/** Without letters and figures that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What the card's QR code says now: the member's number, and a code that only the server can make. */
export const cardCode = ({ number, key }: { number: number; key: string }, now: Date) =>
  `${number}-${proofOf(key, stepOf(now))}`

export const cardChangesAt = (now: Date) => new Date((stepOf(now) + 1) * CARD_SECONDS * 1000)

/** The member's number on a card; null when it is none. */
export function numberOnCard(code: string): number | null {
  const number = /^(\d{1,9})-[0-9A-Z]{8}$/.exec(code.trim().toUpperCase())?.[1]
  return number === undefined ? null : Number(number)
}

/** Whether this is the member's card of now, or the one before it, which was scanned just as it changed. */
export function isCardCode(card: { number: number; key: string }, code: string, now: Date): boolean {
  const given = code.trim().toUpperCase()
  return [0, 1]
    .map((steps) => cardCode(card, new Date(+now - steps * CARD_SECONDS * 1000)))
    .some((right) => isSameSecret(right, given))
}

/** A code for the counter to hand out: `K7M2-9PQX`. */
export function newClubCode(): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** A code as it was meant: people leave out the line and write small letters. */
export const clubCodeOf = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

const stepOf = (now: Date) => Math.floor(+now / (CARD_SECONDS * 1000))

function proofOf(key: string, step: number): string {
  const bytes = createHmac('sha256', key).update(String(step)).digest()
  return Array.from(bytes.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
