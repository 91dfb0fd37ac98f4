import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same. How long it takes tells nothing of either, not even its length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
