import type { SiteConfig } from '@lerret/model'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'

/** The colours of each theme variant while its stylesheet is not loaded. */
export const THEME_COLOURS: Record<SiteConfig['theme']['variant'], { theme: string; background: string }> = {
  fjord: { theme: '#0f1419', background: '#f4efe6' },
  scene: { theme: '#1a0f1e', background: '#f6f0ee' },
}

/** Longer names do not fit under an icon. */
const MAX_SHORT_NAME_LENGTH = 12

/** How the site appears on a phone's home screen. */
export function createWebAppManifest({ site, icons }: SmallFeedInput): FeedFile {
  const { theme, background } = THEME_COLOURS[site.theme.variant]
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
    icons: icons
      .filter(({ purpose }) => purpose !== null)
      .map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  }
  return {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    body: `${JSON.stringify(body, null, 2)}\n`,
  }
}

function shortName(title: string): string {
  return title.length <= MAX_SHORT_NAME_LENGTH ? title : (title.split(/\s/, 1)[0] ?? title)
}
