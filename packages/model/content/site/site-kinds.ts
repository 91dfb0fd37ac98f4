/** The kinds of the records that configure the site. There is one record of each. */
export const SITE_KINDS = ['settings', 'theme', 'footer', 'host', 'partners', 'ticketing'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

/** The id of each of them. */
export const SITE_RECORD_ID = 'site'

export const isSiteKind = (kind: string): kind is SiteKind => (SITE_KINDS as readonly string[]).includes(kind)
