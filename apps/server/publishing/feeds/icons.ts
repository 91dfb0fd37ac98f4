import { findMediaId, INITIALS_ICON_PATH, type SiteConfig, type StoredFile } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { getThemeColours } from './web-app-manifest.ts'

export interface Icon {
  path: string
  size: number
  /** The purpose in the web app manifest; null for the icon that is only for Apple devices. */
  purpose: 'any' | 'maskable' | null
}

/** Every icon of the site. The paths stay when the logo changes, since home screens fetch them again. */
export const ICONS: readonly Icon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: null },
]

export interface IconInput {
  site: SiteConfig
  content: Content
  /** Reads the original of a picture. */
  readMedia: (media: StoredFile) => Promise<Uint8Array>
}

/** Renders the icons from the site's favicon. None when it has no favicon, or one that cannot be rendered (`problem`). */
export async function renderIcons({
  site,
  content,
  readMedia,
}: IconInput): Promise<{ icons: (Icon & { bytes: Uint8Array })[]; problem: string | null }> {
  const { favicon } = site.theme
  const media = content.find('media', findMediaId(favicon) ?? '')
  if (!media) return { icons: [], problem: null }
  try {
    const original = await readMedia(media)
    const rendered = ICONS.map(async (icon) => ({
      ...icon,
      bytes: await renderIcon(original, icon, getThemeColours(site.theme).background),
    }))
    return { icons: await Promise.all(rendered), problem: null }
  } catch (error) {
    return { icons: [], problem: `Cannot render icons from media:${media.id}: ${error}` }
  }
}

/** The share of each side that a home screen may crop from a maskable icon. */
const MASK_MARGIN = 0.2

/** Renders the favicon as one icon: uncropped, centred, on the background colour where an icon must not be transparent. */
export async function renderIcon(
  original: Uint8Array,
  { size, purpose }: Icon,
  background: string,
): Promise<Uint8Array> {
  const margin = purpose === 'maskable' ? Math.round(size * MASK_MARGIN) : 0
  const innerSize = size - 2 * margin
  const fill = purpose === 'any' ? { r: 0, g: 0, b: 0, alpha: 0 } : background
  // Most publishes render no icon, and loading the library takes as much memory as a render worker.
  const { default: sharp } = await import('sharp')
  const image = sharp(original, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .timeout({ seconds: 3 })
    .resize({ width: innerSize, height: innerSize, fit: 'contain', background: fill })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: fill })
  return (purpose === 'any' ? image : image.flatten({ background })).png().toBuffer()
}

/** The icon of a house that has chosen none: the first letters of its name, in its colours. */
export function createInitialsIcon({ site }: Pick<SmallFeedInput, 'site'>): FeedFile[] {
  if (site.theme.favicon) return []
  const { theme, background } = getThemeColours(site.theme)
  const initials = findInitials(site.title)
  const size = initials.length > 1 ? 30 : 40
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="12" fill="${theme}"/>
<text x="32" y="33" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="${background}">${escapeHtml(initials)}</text>
</svg>
`
  return [{ path: INITIALS_ICON_PATH, type: 'image/svg+xml', body }]
}

/** The first letters of the first two words: FK of Fjordheim kulturhus. */
export const findInitials = (title: string): string =>
  (title.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase('nb'))
    .join('')
