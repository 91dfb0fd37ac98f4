import { decodeJwt } from 'jose'
import type { TicketingKey } from './provider.ts'

/** Finds when the key for an origin stops working: what the operator set, or what the key itself says if it is a JWT; null when unknown. */
export function findKeyExpiry(key: TicketingKey | undefined, origin: string): Date | null {
  if (!key || key.origin !== origin) return null
  if (key.expiresAt) return key.expiresAt
  try {
    const { exp } = decodeJwt(key.token)
    return exp === undefined ? null : new Date(exp * 1000)
  } catch {
    return null
  }
}
