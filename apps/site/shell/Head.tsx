import { mediaIdOf, type PageData, type ShellData } from '@lerret/model'
import { findTitleBlock, useWords } from '@lerret/ui'
import type { HeadTag } from './head-tags.ts'

/** What the site's build made: the one stylesheet, the fonts to fetch early, and the app with the lines that fetch it. */
export interface SiteAssets {
  stylesheet: string
  preloads: string[]
  /** For pages that open with a text. */
  textFont: string
  /** Its files, what it is made of first. */
  app: string[]
  boot: string
}

/** Seconds. A screen in the foyer has nobody to press reload, and nothing else on it. */
const SCREEN_REFRESH = 60

interface HeadProps {
  title: string
  tags: readonly HeadTag[]
  isScreen: boolean
  shell: ShellData
  assets: SiteAssets
}

export function Head({ title, tags, isScreen, shell, assets }: HeadProps) {
  const words = useWords()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isScreen && <meta httpEquiv="refresh" content={String(SCREEN_REFRESH)} />}
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
        href="/rss.xml"
        title={`${shell.siteTitle}: ${words.news}`}
      />
      <link
        rel="alternate"
        type="text/calendar"
        href="/program.ics"
        title={`${shell.siteTitle}: ${words.program}`}
      />
      {shell.favicon && <link rel="icon" href={iconOf(shell.favicon)} />}
      {mediaIdOf(shell.favicon) && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <meta name="theme-color" content={shell.themeVariant === 'scene' ? '#1a0f1e' : '#0f1419'} />
      <meta name="color-scheme" content="light dark" />
    </head>
  )
}

/** As large as a tab shows it: browsers decode it on the thread that answers the visitor. */
function iconOf(favicon: string): string {
  return mediaIdOf(favicon) ? `${favicon}${favicon.includes('?') ? '&' : '?'}w=64` : favicon
}

/** A screen on the wall is loaded anew again and again, so it needs no script. */
export const isFoyerScreen = (page: PageData) => findTitleBlock(page)?.component === 'foyer-screen'
