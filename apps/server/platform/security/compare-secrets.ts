import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time: how long it takes reveals nothing about either secret, not even its length. */
export function isSameSecret(secret: string, expected: string): boolean {
  return timingSafeEqual(digest(secret), digest(expected))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
