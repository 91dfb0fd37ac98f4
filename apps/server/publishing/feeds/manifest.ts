import { isAbsoluteUrl, mediaIdOf, mediaUrl, type SiteConfig } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import type { FeedFile, FeedInput } from './feed-files.ts'

/** Ink and paper of each theme variant, before its stylesheet is there. */
const COLOURS: Record<SiteConfig['theme']['variant'], { theme: string; background: string }> = {
  fjord: { theme: '#0f1419', background: '#f4efe6' },
  scene: { theme: '#1a0f1e', background: '#f6f0ee' },
}

const ICON_SIZES = [192, 512]
/** What fits under an icon. */
const SHORT_NAME_LENGTH = 12

/** How the site stands on a phone's home screen. */
export function manifest({ site, content }: FeedInput): FeedFile {
  const { theme, background } = COLOURS[site.theme.variant]
  const body = {
    id: '/',
    name: site.title,
    short_name: shortName(site.title),
    ...(site.description && { description: site.description }),
    lang: site.htmlLang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: theme,
    background_color: background,
    icons: icons(site.theme.logo, content),
  }
  return {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    body: `${JSON.stringify(body, null, 2)}\n`,
  }
}

function shortName(title: string): string {
  return title.length <= SHORT_NAME_LENGTH ? title : (title.split(/\s/, 1)[0] ?? title)
}

/** Pictures are never enlarged, so a logo is offered in the sizes that it has. */
function icons(logo: string, content: Content) {
  const id = mediaIdOf(logo) ?? (isAbsoluteUrl(logo) || logo.startsWith('/') ? null : logo)
  const media = id === null ? undefined : content.find('media', id)
  if (!media) return []
  return ICON_SIZES.filter((size) => size <= Math.min(media.width, media.height)).map((size) => ({
    src: `${mediaUrl(media.id)}?w=${size}&h=${size}&fit=crop`,
    sizes: `${size}x${size}`,
    type: 'image/webp',
    purpose: 'any',
  }))
}
