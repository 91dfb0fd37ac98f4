import { z } from 'zod'
import { Article } from '../article.ts'
import { type FooterSection, SiteFooter } from './footer.ts'
import { SiteHost } from './host.ts'
import { SitePartners } from './partners.ts'
import { SiteSettings } from './settings.ts'
import { SITE_RECORD_ID, type SiteKind } from './site-kinds.ts'
import { SiteTheme } from './theme.ts'
import { SiteTicketing } from './ticketing.ts'

/** Each record of the site has its own drafts, history and permissions. */
export const SITE_SCHEMAS = {
  settings: SiteSettings,
  theme: SiteTheme,
  footer: SiteFooter,
  host: SiteHost,
  partners: SitePartners,
  ticketing: SiteTicketing,
} satisfies Record<SiteKind, z.ZodType>

export type SiteRecords = { [Kind in SiteKind]: z.infer<(typeof SITE_SCHEMAS)[Kind]> }

/** The configuration of the site, composed of its records, as pages and APIs read it. */
export interface SiteConfig
  extends Omit<SiteSettings, 'id' | 'siteId'>,
    Omit<SiteHost, 'id'>,
    Omit<SitePartners, 'id'> {
  id: string
  theme: Omit<SiteTheme, 'id'> & { footerSections: FooterSection[] }
  checkout: Omit<SiteTicketing, 'id'>
  /** Texts of showings on pages in another language, by what the house wrote. */
  showingTexts?: Readonly<Record<string, string>>
}

/** The names of all properties of a site configuration. */
export const SITE_PROPERTIES = Object.keys({
  ...SiteSettings.omit({ siteId: true }).shape,
  ...SiteHost.shape,
  ...SitePartners.shape,
  theme: true,
  checkout: true,
})

/** A site without a footer record has no footer sections. */
export function composeSite(records: Omit<SiteRecords, 'footer'> & { footer?: SiteFooter }): SiteConfig {
  const { siteId, ...settings } = records.settings
  return {
    ...settings,
    ...records.host,
    ...records.partners,
    id: siteId,
    theme: { ...withoutId(records.theme), footerSections: records.footer?.sections ?? [] },
    checkout: withoutId(records.ticketing),
  }
}

/** The records that a site configuration is composed of. */
export function splitSite(site: SiteConfig): SiteRecords {
  const id = SITE_RECORD_ID
  const { id: siteId, theme, checkout, partners, host, aliases, stage, published, ...rest } = site
  const { showingTexts: _, ...settings } = rest
  const { footerSections, ...restOfTheme } = { ...theme }
  return {
    settings: { ...settings, id, siteId },
    theme: { ...restOfTheme, id },
    footer: { id, sections: footerSections },
    host: { id, host, aliases, stage, published },
    partners: { id, partners },
    ticketing: { ...checkout, id },
  }
}

function withoutId<Fields extends { id: string }>({ id, ...fields }: Fields): Omit<Fields, 'id'> {
  return fields
}

/** The site with its articles embedded, published as a file that every page refers to. */
export const SiteData = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  facebookPixelId: z.string(),
  articles: z.array(Article),
})
export type SiteData = z.infer<typeof SiteData>
