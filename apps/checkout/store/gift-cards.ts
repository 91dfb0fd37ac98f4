import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { createCode } from './purchases.ts'

export const MIN_GIFT_CARD_KRONER = 100
export const MAX_GIFT_CARD_KRONER = 5000

export interface GiftCardOrder {
  kroner: number
  recipient: string
  greeting: string
  email: string
}
export interface GiftCard extends GiftCardOrder {
  code: string
}

export function buyGiftCard(db: DatabaseSync, venueId: string, order: GiftCardOrder, now: Date): string {
  const token = randomBytes(24).toString('base64url')
  db.prepare('insert into gift_card values (?, ?, ?, ?, ?, ?, ?, ?)').run(
    token,
    createCode(12),
    venueId,
    order.kroner,
    order.recipient,
    order.greeting,
    order.email,
    +now,
  )
  return token
}

export function findGiftCard(db: DatabaseSync, venueId: string, token: string): GiftCard | undefined {
  const row = db.prepare('select * from gift_card where token = ? and venue_id = ?').get(token, venueId)
  if (!row) return undefined
  return {
    code: String(row.code),
    kroner: Number(row.kroner),
    recipient: String(row.for_whom),
    greeting: String(row.greeting),
    email: String(row.email),
  }
}
