import { z } from 'zod'
import { SitePath } from '../fields.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

export const THEME_VARIANTS = ['fjord', 'scene'] as const

/** How the site looks, and what its header has. */
export const SiteTheme = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  search: z.strictObject({ submitPath: SitePath, enabled: z.boolean() }),
  favicon: z.string(),
  logo: z.string(),
  logoAlt: z.string(),
  variant: z.enum(THEME_VARIANTS),
  language: z.strictObject({ enabled: z.literal(false) }),
  /** Whether the header has a menu. Its entries are records of their own. */
  menu: z.strictObject({ enabled: z.boolean() }),
})
export type SiteTheme = z.infer<typeof SiteTheme>
