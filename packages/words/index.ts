import { dateWords } from './nynorsk/dates.ts'
import { siteWords } from './nynorsk/site.ts'

export { fill } from './fill.ts'

export type SiteWords = Readonly<Record<keyof typeof siteWords | keyof typeof dateWords, string>>

/** Words that every visitor may meet. */
export const SITE_WORDS: SiteWords = { ...siteWords, ...dateWords }

/** The site's words, with every word that the house says differently, of whatever table. */
export const applySiteOverrides = (overrides: object | undefined): SiteWords =>
  overrides ? { ...SITE_WORDS, ...overrides } : SITE_WORDS
