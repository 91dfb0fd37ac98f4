import { DAY_MS, HOUR_MS } from '@lerret/model'

/** How long a subscription can be confirmed; the page and the mail mention it. */
export const CONFIRMATION_TTL_MS = 7 * DAY_MS

/** Limits the mails to one address, so that nobody can flood another person's mailbox. */
export const MAX_MAILS_PER_DAY = 3
export const MAIL_WINDOW_MS = DAY_MS

/** The limit of a network, which may be a school or a library. */
export const SUBSCRIBE_LIMIT = { max: 20, windowMs: HOUR_MS / 6 }

interface Origin {
  host?: string | undefined
  origin?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a page of another site sent this form. The house's own pages send the origin `null` because of their referrer policy, and
 * clients that are no browsers send none at all.
 */
export function isFromOtherSite({ host, origin, 'sec-fetch-site': site }: Origin): boolean {
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined || origin === 'null') return false
  return URL.parse(origin)?.host !== host
}
