import { findOverrideProblem, type WordOverrides } from '@lerret/words/all'
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
  /** Whether the header has a menu. Its entries are records of their own. */
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

/** Where showings and sales are imported from. Without a feed, editors enter them. */
export const TicketFeed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event-feed'), url: HttpUrl }),
  /** The URL of a pretix server, and the house's organizer there. The key is a setting of the server, not content. */
  z.strictObject({ kind: z.literal('pretix'), url: HttpUrl, organizer: z.string().regex(/^[\w.-]+$/) }),
])
export type TicketFeed = z.infer<typeof TicketFeed>

/**
 * Analytics services besides the Facebook pixel. Visitors are asked for consent first; without any service, they are not
 * asked.
 */
export const Analytics = z.strictObject({
  /** A Matomo server, and the id of the house's site there. */
  matomo: z.strictObject({ url: HttpUrl, siteId: z.string().regex(/^\d+$/) }).optional(),
})
export type Analytics = z.infer<typeof Analytics>

/** Words of the interface that this house replaces, by the name of the word. */
export const HouseWords = z.record(z.string(), z.string()).superRefine((words, context) => {
  for (const [name, text] of Object.entries(words)) {
    const message = findOverrideProblem(name, text)
    if (message !== null) context.addIssue({ code: 'custom', path: [name], message })
  }
}) as z.ZodType<WordOverrides>

/** The configuration of the site: its name, theme, partners and hosts. */
export const SiteConfig = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  description: z.string(),
  /** The language of the text, for `<html lang>`. */
  htmlLang: z.string().min(2),
  facebookPixelId: z.string().regex(/^\d*$/, 'is not a pixel id: it is digits alone, or empty'),
  analytics: Analytics.optional(),
  theme: Theme,
  words: HouseWords.optional(),
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
    /** A media id or a URL. */
    logo: z.string().min(1).optional(),
    feed: TicketFeed.optional(),
  }),
  /** Links to the house's app. */
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

/** The site in the management API, with its articles embedded. */
export const SiteData = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  facebookPixelId: z.string(),
  articles: z.array(Article),
})
export type SiteData = z.infer<typeof SiteData>

/** The id of the one site record in keys and lookups. */
export const SITE_RECORD_ID = 'site'
