import { z } from 'zod'
import { Hall } from '../content/site/hall.ts'
import { OpeningHours } from '../content/site/opening-hours.ts'
import { SitePartners } from '../content/site/partners.ts'
import { SiteSettings } from '../content/site/settings.ts'
import { checkColors, SiteTheme } from '../content/site/theme.ts'
import { SiteTicketing } from '../content/site/ticketing.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../member/account-input.ts'

/** The activities of a house. Each brings pages and an entry of the menu. */
export const ACTIVITIES = ['cinema', 'stage', 'library', 'cafe'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** The address of a house that nobody has named yet. */
export const PLACEHOLDER_EMAIL = 'post@kulturhuset.example'

const { organisation, htmlLang } = SiteSettings.shape

const Look = z
  .strictObject({
    variant: SiteTheme.shape.variant.default('fjord'),
    colors: SiteTheme.shape.colors,
  })
  .superRefine(checkColors)

/** The answers of a new house, given at the desk or in a file. Its site, pages, menus and footer are made from them. */
export const HouseAnswers = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().default(''),
  /** The language of the site's words, and of the desk for those who have not chosen another. */
  language: htmlLang.default('nn'),
  organisation: organisation.extend({
    street: organisation.shape.street.default(''),
    postalCode: organisation.shape.postalCode.default(''),
    town: organisation.shape.town.default(''),
    country: organisation.shape.country.default('NO'),
    phone: organisation.shape.phone.default(''),
  }),
  openingHours: z.array(OpeningHours).default([]),
  look: Look.default({ variant: 'fjord' }),
  halls: z.array(Hall).default([]),
  activities: z.array(z.enum(ACTIVITIES)).default([...ACTIVITIES]),
  partners: SitePartners.shape.partners.default([1]),
  tickets: SiteTicketing.omit({ id: true }).optional(),
  /** Whether visitors see the site at once. */
  open: z.boolean().default(true),
  /** The first administrator; without one the set-up page waits for somebody with the code. */
  administrator: z
    .strictObject({
      name: z.string().trim().min(1),
      email: z.email(),
      password: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
    })
    .optional(),
})
export type HouseAnswers = z.infer<typeof HouseAnswers>
