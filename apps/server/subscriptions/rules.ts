import { domainToASCII } from 'node:url'
import { z } from 'zod'

const HOUR = 3_600_000

/** How long a subscription waits to be confirmed, as the page and the mail say it. */
export const PENDING_MS = 7 * 24 * HOUR

/** So that nobody can fill another's mailbox. */
export const MAILS_A_DAY = 3
export const MAIL_DAY_MS = 24 * HOUR

/** From one place; a school or a library may be one place. */
export const ASKS = { most: 20, withinMs: HOUR / 6 }

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

interface Origin {
  host?: string | undefined
  origin?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether another site's page sent this form. The house's own pages send no origin they can be known by (`null`, as their
 * referrer policy asks), and programs send none at all.
 */
export function isFromElsewhere({ host, origin, 'sec-fetch-site': site }: Origin): boolean {
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined || origin === 'null') return false
  return URL.parse(origin)?.host !== host
}
