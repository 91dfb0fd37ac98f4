import { DATE_NYNORSK } from './nynorsk/dates.ts'
import { SITE_NYNORSK } from './nynorsk/site.ts'

export { fill } from './fill.ts'

export type SiteWords = Readonly<Record<keyof typeof SITE_NYNORSK | keyof typeof DATE_NYNORSK, string>>

/** Words that every visitor may meet. */
export const SITE_WORDS: SiteWords = { ...SITE_NYNORSK, ...DATE_NYNORSK }

/** The site's words, with every word that the house says differently, of whatever table. */
export const applySiteOverrides = (overrides: object | undefined): SiteWords =>
  overrides ? { ...SITE_WORDS, ...overrides } : SITE_WORDS
