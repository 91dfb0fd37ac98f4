import { findOverrideProblem, type WordOverrides } from '@lerret/words/all'
import { z } from 'zod'
import { HttpUrl, Locale } from '../fields.ts'
import { Hall } from './hall.ts'
import { OpeningHours } from './opening-hours.ts'
import { OrganisationNumber } from './organisation-number.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

export const SiteComponent = z.strictObject({
  name: z.string().min(1),
  /** A version range: `^8.0.0`. */
  version: z.string().min(1),
  train: z.string().min(1),
})
export type SiteComponent = z.infer<typeof SiteComponent>

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

const SEARCH_WORD_LENGTH = 60

const SearchWords = z
  .string()
  .max(SEARCH_WORD_LENGTH)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has no letters')

/** Words that visitors type, and the word of the house's pages that they mean. */
export const SearchSynonym = z.strictObject({
  words: z.array(SearchWords).min(1).max(30),
  meaning: SearchWords,
})
export type SearchSynonym = z.infer<typeof SearchSynonym>

/** The name of the house, its place, and the settings of its site. */
export const SiteSettings = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  /** The id of the site in the APIs. */
  siteId: z.uuid(),
  title: z.string().min(1),
  description: z.string(),
  /** The language of the text, for `<html lang>`. */
  htmlLang: z.string().min(2),
  facebookPixelId: z.string().regex(/^\d*$/, 'is not a pixel id: it is digits alone, or empty'),
  analytics: Analytics.optional(),
  words: HouseWords.optional(),
  /** The house's own synonyms for the search. They replace those of the product for the same words. */
  searchSynonyms: z.array(SearchSynonym).max(500).optional(),
  locale: z.strictObject({
    available: z.array(Locale).min(1),
    enabled: z.array(Locale).min(1),
    default: Locale,
  }),
  halls: z.array(Hall).optional(),
  openingHours: z.array(OpeningHours).optional(),
  components: z.array(SiteComponent),
  /** Links to the house's app. */
  apps: z.strictObject({ appStore: HttpUrl.optional(), googlePlay: HttpUrl.optional() }).optional(),
  /** Where the house's accessibility statement is, which Norwegian law requires: usually at uustatus.no. */
  accessibilityStatement: HttpUrl.optional(),
  organisation: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    town: z.string(),
    country: z.string(),
    email: z.email(),
    phone: z.string(),
    number: OrganisationNumber.optional(),
  }),
})
export type SiteSettings = z.infer<typeof SiteSettings>
