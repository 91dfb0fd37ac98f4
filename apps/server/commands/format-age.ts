import { MINUTE_MS } from '@lerret/model'

/** `41 min`, `3 h`, `12 days`. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
