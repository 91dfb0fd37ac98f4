import { findMediaId, Media, SiteTheme } from '@lerret/model'
import { mixColors, type Palette, THEME_PALETTES } from '@lerret/model/theme'
import { z } from 'zod'
import { getSender, type Sender } from '../../../content/house/sender.ts'
import { readPublicSiteRecords } from '../../../content/house/site-records.ts'
import { findStable } from '../../../content/records/store/read-records.ts'
import type { Queryable } from '../../../platform/db/connection.ts'

/** The sender of a newsletter with the look of the public site. */
export interface Letterhead extends Sender {
  colors: MailColors
  logo: MailLogo | null
}

/** Pairs of text and background as on the site, all of which the theme checks for contrast (decision 007). */
export interface MailColors {
  light: MailScheme
  dark: MailScheme
  header: { background: string; text: string; line: string }
}

export interface MailScheme {
  page: string
  sheet: string
  text: string
  quiet: string
  link: string
}

export interface MailLogo {
  path: string
  alt: string
  width: number
  height: number
  /** Whether it has the name of the house in it. */
  isWordmark: boolean
}

const LOGO_HEIGHT_PX = 44
const MAX_LOGO_WIDTH_PX = 320
const MIN_WORDMARK_RATIO = 1.6

const { variant, colors, logo, logoAlt } = SiteTheme.shape
/** The fields that a mail needs, without others, so that an error in another field cannot take the look away. */
const MailTheme = z.object({ variant, colors, logo, logoAlt })

export async function readLetterhead(db: Queryable): Promise<Letterhead> {
  const sender = await getSender(db)
  const { theme } = await readPublicSiteRecords(db)
  const { data: look } = MailTheme.safeParse(theme)
  // An error in the theme must not stop mails.
  if (!look) return { ...sender, colors: toMailColors(THEME_PALETTES.fjord), logo: null }
  return {
    ...sender,
    colors: toMailColors({ ...THEME_PALETTES[look.variant], ...look.colors }),
    logo: await findLogo(db, look.logo, look.logoAlt || sender.title),
  }
}

/** The shares are those of `tokens.css`. */
export const toMailColors = ({
  ink,
  paper,
  night,
  nightRaised,
  signal,
  signalDark,
  signalLight,
}: Palette): MailColors => ({
  light: {
    page: mixColors(paper, ink, 0.06),
    sheet: paper,
    text: ink,
    quiet: mixColors(ink, paper, 0.28),
    link: signalDark,
  },
  dark: {
    page: nightRaised,
    sheet: night,
    text: paper,
    quiet: mixColors(paper, night, 0.3),
    link: signalLight,
  },
  header: { background: ink, text: paper, line: signal },
})

/** A picture of the library, which is served as a bitmap: mail programs show no vector graphics. */
async function findLogo(db: Queryable, logo: string, alt: string): Promise<MailLogo | null> {
  const id = findMediaId(logo)
  const stored = id ? await findStable(db, 'media', id) : undefined
  const { data: media } = Media.safeParse(stored?.body)
  if (!media) return null
  const ratio = media.width / media.height
  const width = Math.min(MAX_LOGO_WIDTH_PX, Math.round(LOGO_HEIGHT_PX * ratio))
  return {
    path: `/images/${media.id}`,
    alt,
    width,
    height: Math.round(width / ratio),
    isWordmark: ratio > MIN_WORDMARK_RATIO,
  }
}
