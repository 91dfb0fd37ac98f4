import { SITE_NYNORSK, type SiteWords } from './nynorsk/site.ts'

export { fill } from './fill.ts'
export { SITE_NYNORSK, type SiteWords }

/** The site's words, with every word that the house says differently, of whatever table. */
export const applySiteOverrides = (overrides: object | undefined): SiteWords =>
  overrides ? { ...SITE_NYNORSK, ...overrides } : SITE_NYNORSK
