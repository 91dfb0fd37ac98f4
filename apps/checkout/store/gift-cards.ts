import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { codeOf } from './purchases.ts'

export const LEAST_KRONER = 100
export const MOST_KRONER = 5000

export interface GiftCardWish {
  kroner: number
  forWhom: string
  greeting: string
  email: string
}
export interface GiftCard extends GiftCardWish {
  code: string
}

export function buyGiftCard(books: DatabaseSync, venueId: string, wish: GiftCardWish, now: Date): string {
  const token = randomBytes(24).toString('base64url')
  books
    .prepare('insert into gift_card values (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(token, codeOf(12), venueId, wish.kroner, wish.forWhom, wish.greeting, wish.email, +now)
  return token
}

export function findGiftCard(books: DatabaseSync, venueId: string, token: string): GiftCard | undefined {
  const row = books.prepare('select * from gift_card where token = ? and venue_id = ?').get(token, venueId)
  if (!row) return undefined
  return {
    code: String(row.code),
    kroner: Number(row.kroner),
    forWhom: String(row.for_whom),
    greeting: String(row.greeting),
    email: String(row.email),
  }
}
