import { z } from 'zod'
import { measurePalette, pairColors } from '../../theme/contrast.ts'
import { THEME_COLORS, THEME_PALETTES } from '../../theme/palette.ts'
import { SitePath } from '../fields.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

export const THEME_VARIANTS = ['fjord', 'scene'] as const

const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour: it is # and six hexadecimal digits')

/** Colours of the house, in place of those of the variant. */
const OwnColors = z.partialRecord(z.enum(THEME_COLORS), HexColor)
export type OwnColors = z.infer<typeof OwnColors>

/** How the site looks, and what its header has. */
export const SiteTheme = z
  .strictObject({
    id: z.literal(SITE_RECORD_ID),
    search: z.strictObject({ submitPath: SitePath, enabled: z.boolean() }),
    favicon: z.string(),
    logo: z.string(),
    logoAlt: z.string(),
    variant: z.enum(THEME_VARIANTS),
    /** Refused when a pair of text and surface has less contrast than WCAG AA asks for. */
    colors: OwnColors.optional(),
    language: z.strictObject({ enabled: z.literal(false) }),
    /** Whether the header has a menu. Its entries are records of their own. */
    menu: z.strictObject({ enabled: z.boolean() }),
  })
  .superRefine(checkColors)
export type SiteTheme = z.infer<typeof SiteTheme>

/** Names every pair of text and surface that the house's own colours make too hard to read. */
export function checkColors(
  { variant, colors }: { variant: (typeof THEME_VARIANTS)[number]; colors?: OwnColors | undefined },
  context: z.RefinementCtx,
) {
  if (!colors) return
  for (const pair of measurePalette({ ...THEME_PALETTES[variant], ...colors })) {
    if (pair.isEnough) continue
    const own = pairColors(pair).find((name) => colors[name] !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['colors', ...(own ? [own] : [])],
      message: `has too little contrast: ${pair.surface} ${pair.role} ${pair.ratio.toFixed(1)}`,
    })
  }
}
