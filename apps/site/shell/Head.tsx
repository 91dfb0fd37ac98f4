import {
  findMediaId,
  PROGRAMME_CALENDARS,
  RSS_PATH,
  type ShellData,
  SITE_DATA_PATH,
  translatedFeedPath,
} from '@lerret/model'
import { THEME_PALETTES } from '@lerret/model/theme'
import type { PageData } from '@lerret/page-engine/page-data'
import type { SiteAssets } from '@lerret/page-engine/rendering'
import { findTitleBlock, useWords } from '@lerret/ui'
import type { HeadTag } from './head-tags.ts'

/** A foyer screen whose browser runs no script reloads itself this often, since nobody is there to do it. */
const FOYER_SCREEN_REFRESH_SECONDS = 60

interface HeadProps {
  title: string
  tags: readonly HeadTag[]
  isScreen: boolean
  shell: ShellData
  assets: SiteAssets
}

export function Head({ title, tags, isScreen, shell, assets }: HeadProps) {
  const words = useWords()
  const feedHref = (path: string) => (shell.houseLang ? translatedFeedPath(path, shell.htmlLang) : path)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isScreen && (
        <noscript>
          <meta httpEquiv="refresh" content={String(FOYER_SCREEN_REFRESH_SECONDS)} />
        </noscript>
      )}
      <title>{title}</title>
      {assets.preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
      {tags.map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes)[0]} {...attributes} />
      ))}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="alternate"
        type="application/rss+xml"
        href={feedHref(RSS_PATH)}
        title={`${shell.siteTitle}: ${words.news}`}
      />
      <link
        rel="alternate"
        type="text/calendar"
        href={feedHref(PROGRAMME_CALENDARS.all)}
        title={`${shell.siteTitle}: ${words.program}`}
      />
      <link rel="alternate" type="application/json" href={SITE_DATA_PATH} title={shell.siteTitle} />
      {shell.favicon && <link rel="icon" href={faviconHref(shell.favicon)} />}
      {findMediaId(shell.favicon) && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <meta name="theme-color" content={shell.themeColors?.ink ?? THEME_PALETTES[shell.themeVariant].ink} />
      <meta name="color-scheme" content="light dark" />
    </head>
  )
}

/** At the size that a tab shows: browsers decode the icon on the main thread. */
function faviconHref(favicon: string): string {
  return findMediaId(favicon) ? `${favicon}${favicon.includes('?') ? '&' : '?'}w=64` : favicon
}

/** Such a page is not hydrated: a script of its own fetches it again every minute. */
export const isFoyerScreen = (page: PageData) => findTitleBlock(page)?.component === 'foyer-screen'
