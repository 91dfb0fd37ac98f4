import { INITIALS_ICON_PATH } from '@lerret/model'
import { escapeHtml } from '../../text/escape-html.ts'
import type { FeedFile, SmallFeedInput } from './feed-files.ts'
import { getThemeColours } from './web-app-manifest.ts'

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
