import { z } from 'zod'
import { PARTNER_IDS } from '../limits.ts'
import { Article } from './article.ts'
import { Href, HttpUrl, Locale, SitePath } from './fields.ts'

export const THEME_VARIANTS = ['fjord', 'scene'] as const

export const FooterItem = z
  .strictObject({
    type: z.enum(['title', 'text', 'link', 'html']),
    value: z.string(),
    href: Href.optional(),
    order: z.number(),
  })
  .refine((item) => item.type !== 'link' || item.href !== undefined, {
    path: ['href'],
    message: 'is missing: a link needs one',
  })
export type FooterItem = z.infer<typeof FooterItem>

export const FooterSection = z.strictObject({
  title: z.string(),
  locale: Locale,
  order: z.number(),
  items: z.array(FooterItem),
})
export type FooterSection = z.infer<typeof FooterSection>

export const Theme = z.strictObject({
  search: z.strictObject({ submitPath: SitePath, enabled: z.boolean() }),
  favicon: z.string(),
  logo: z.string(),
  logoAlt: z.string(),
  variant: z.enum(THEME_VARIANTS),
  language: z.strictObject({ enabled: z.literal(false) }),
  /** Which menu stands in the header. Its entries are records of their own. */
  menu: z.strictObject({ enabled: z.boolean() }),
  footerSections: z.array(FooterSection),
})
export type Theme = z.infer<typeof Theme>

export const SiteComponent = z.strictObject({
  name: z.string().min(1),
  /** A version range: `^8.0.0`. */
  version: z.string().min(1),
  train: z.string().min(1),
})
export type SiteComponent = z.infer<typeof SiteComponent>

export const PartnerId = z.int().refine((id) => (PARTNER_IDS as readonly number[]).includes(id), {
  error: (issue) =>
    `${issue.input} has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
})

/** Where the house learns what its ticketing provider sells. Without it, editors write all of it themselves. */
export const TicketFeed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event-feed'), url: HttpUrl }),
  /** The address of a pretix server, and who the house is there. Its key is the server's, not content. */
  z.strictObject({ kind: z.literal('pretix'), url: HttpUrl, organizer: z.string().regex(/^[\w.-]+$/) }),
])
export type TicketFeed = z.infer<typeof TicketFeed>

/**
 * Outside destinations, beside the Facebook pixel, that are told what visitors look at. A visitor is asked first, and without a
 * destination there is nothing to ask.
 */
export const Analytics = z.strictObject({
  /** A Matomo, the house's own or somebody else's, and which site the house is there. */
  matomo: z.strictObject({ url: HttpUrl, siteId: z.string().regex(/^\d+$/) }).optional(),
})
export type Analytics = z.infer<typeof Analytics>

/** Everything about the site that is not a page: its name, look, partners and where it lives. */
export const SiteConfig = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  description: z.string(),
  /** The language of the text, for `<html lang>`. */
  htmlLang: z.string().min(2),
  facebookPixelId: z.string().regex(/^\d*$/, 'is not a pixel id: it is digits alone, or empty'),
  analytics: Analytics.optional(),
  theme: Theme,
  locale: z.strictObject({
    available: z.array(Locale).min(1),
    enabled: z.array(Locale).min(1),
    default: Locale,
  }),
  components: z.array(SiteComponent),
  /** The first entry selects the API configuration. */
  partners: z
    .array(z.int())
    .min(1)
    .refine((ids) => PartnerId.safeParse(ids[0]).success, {
      error: (issue) =>
        `begin with ${(issue.input as number[])[0]}, which has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
    }),
  stage: z.enum(['production', 'staging', 'development']),
  published: z.boolean(),
  host: HttpUrl,
  aliases: z.array(HttpUrl),
  checkout: z.strictObject({
    host: HttpUrl,
    venueId: z.string().min(1),
    providerName: z.string().min(1),
    /** A media id or an address. */
    logo: z.string().min(1).optional(),
    feed: TicketFeed.optional(),
  }),
  /** Where the house's app is to be had. */
  apps: z.strictObject({ appStore: HttpUrl.optional(), googlePlay: HttpUrl.optional() }).optional(),
  organisation: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    town: z.string(),
    country: z.string(),
    email: z.email(),
    phone: z.string(),
  }),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** The site as other programs read it, with its articles embedded. */
export const SiteData = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  facebookPixelId: z.string(),
  articles: z.array(Article),
})
export type SiteData = z.infer<typeof SiteData>

/** There is one site to a house: wherever records are named, it has this name. */
export const SITE_RECORD_ID = 'site'
