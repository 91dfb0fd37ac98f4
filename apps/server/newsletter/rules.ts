const HOUR = 3_600_000

/** How long a subscription waits to be confirmed, as the page and the mail say it. */
export const PENDING_MS = 7 * 24 * HOUR

/** So that nobody can fill another's mailbox. */
export const MAILS_A_DAY = 3
export const MAIL_DAY_MS = 24 * HOUR

/** From one place; a school or a library may be one place. */
export const ASKS = { max: 20, windowMs: HOUR / 6 }

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
