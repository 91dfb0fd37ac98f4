import { INITIALS_ICON_PATH, type SiteConfig } from '@lerret/model'
import { THEME_PALETTES } from '@lerret/model/theme'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import type { Icon } from './icons.ts'

/** The colours of the site while its stylesheet is not loaded. */
export function getThemeColours({ variant, colors }: SiteConfig['theme']) {
  const { ink, paper } = { ...THEME_PALETTES[variant], ...colors }
  return { theme: ink, background: paper }
}

/** Longer names do not fit under an icon. */
const MAX_SHORT_NAME_LENGTH = 12

/** Creates the description of how the site appears on a phone's home screen. */
export function createWebAppManifest({ site, icons }: SmallFeedInput): FeedFile {
  const { theme, background } = getThemeColours(site.theme)
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
    icons: site.theme.favicon === '' ? [INITIALS_ICON] : icons.flatMap(toManifestIcon),
  }
  return {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    body: `${JSON.stringify(body, null, 2)}\n`,
  }
}

const INITIALS_ICON = { src: INITIALS_ICON_PATH, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }

const toManifestIcon = ({ path, size, purpose }: Icon) =>
  purpose === null ? [] : [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }]

function shortName(title: string): string {
  return title.length <= MAX_SHORT_NAME_LENGTH ? title : (title.split(/\s/, 1)[0] ?? title)
}
