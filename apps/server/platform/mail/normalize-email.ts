import { domainToASCII } from 'node:url'
import { MAX_EMAIL_LENGTH } from '@lerret/model'
import { z } from 'zod'

const Email = z.email().max(MAX_EMAIL_LENGTH)

/** The normalized e-mail address, or null when it is invalid. Domains may have æ, ø and å. */
export function normalizeEmail(typed: string): string | null {
  const trimmed = typed.trim()
  const at = trimmed.lastIndexOf('@')
  if (at < 1 || at > 64) return null
  const domain = domainToASCII(trimmed.slice(at + 1))
  const { data } = Email.safeParse(`${trimmed.slice(0, at)}@${domain}`.toLowerCase())
  return data ?? null
}
