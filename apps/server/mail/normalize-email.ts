import { domainToASCII } from 'node:url'
import { z } from 'zod'

const Email = z.email().max(254)

/** An address in its one spelling, or null when it is none. Domains may be written with æ, ø and å. */
export function emailOf(typed: string): string | null {
  const trimmed = typed.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 1 || at > 64) return null
  const domain = domainToASCII(trimmed.slice(at + 1))
  const { data } = Email.safeParse(`${trimmed.slice(0, at)}@${domain}`.toLowerCase())
  return data ?? null
}
