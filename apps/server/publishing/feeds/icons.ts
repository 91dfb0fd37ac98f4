import { findMediaId, type Media, type SiteConfig } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { COLOURS } from './web-app-manifest.ts'

export interface Icon {
  path: string
  size: number
  /** What a home screen may do with it; null for the one that only Apple's ask for. */
  purpose: 'any' | 'maskable' | null
}

/** Every icon of the site. The names stay when the mark changes, since home screens come back to them. */
export const ICONS: readonly Icon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', size: 180, purpose: null },
]

export interface IconInput {
  site: SiteConfig
  content: Content
  /** The bytes of a picture as it was uploaded. */
  readMedia: (media: Media) => Promise<Uint8Array>
}

/** The icons of the house's mark. None when it has no mark of its own, or one that cannot be drawn: then `problem` says so. */
export async function makeIcons({
  site,
  content,
  readMedia,
}: IconInput): Promise<{ icons: (Icon & { bytes: Uint8Array })[]; problem: string | null }> {
  const { favicon, variant } = site.theme
  const media = content.find('media', findMediaId(favicon) ?? '')
  if (!media) return { icons: [], problem: null }
  try {
    const original = await readMedia(media)
    const drawn = ICONS.map(async (icon) => ({
      ...icon,
      bytes: await renderIcon(original, icon, COLOURS[variant].background),
    }))
    return { icons: await Promise.all(drawn), problem: null }
  } catch (error) {
    return { icons: [], problem: `No icon can be made of media:${media.id}: ${error}` }
  }
}

/** A home screen cuts circles and drops out of a maskable icon; this much on each side it may take. */
const MASK = 0.2

/** The house's mark as one icon: whole, in the middle, on the background where an icon must not be transparent. */
export async function renderIcon(
  original: Uint8Array,
  { size, purpose }: Icon,
  background: string,
): Promise<Uint8Array> {
  const margin = purpose === 'maskable' ? Math.round(size * MASK) : 0
  const room = size - 2 * margin
  const ground = purpose === 'any' ? { r: 0, g: 0, b: 0, alpha: 0 } : background
  // Most publishes draw none, and the library alone takes as much room as a thread that makes pages.
  const { default: sharp } = await import('sharp')
  const mark = sharp(original, { limitInputPixels: 40_000_000 })
    .autoOrient()
    .timeout({ seconds: 3 })
    .resize({ width: room, height: room, fit: 'contain', background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
  return (purpose === 'any' ? mark : mark.flatten({ background })).png().toBuffer()
}
