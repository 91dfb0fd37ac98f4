import { hrefOf, NOT_FOUND_PATH, type PageData, type ShellData } from '@lerret/model'
import { findTitleBlock } from '@lerret/ui'

/** What the site's build made: the one stylesheet, and the fonts to fetch early. */
export interface SiteAssets {
  stylesheet: string
  preloads: string[]
}

/** Seconds. A screen in the foyer has nobody to press reload, and nothing else on it. */
const SCREEN_REFRESH = 60

export function Head({ page, shell, assets }: { page: PageData; shell: ShellData; assets: SiteAssets }) {
  const { meta } = page
  const isFound = page.path !== NOT_FOUND_PATH
  const address = new URL(hrefOf(page.path), shell.host).href
  const isScreen = findTitleBlock(page)?.component === 'foyer-screen'
  const description = meta.description || shell.siteDescription
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isScreen && <meta httpEquiv="refresh" content={String(SCREEN_REFRESH)} />}
      <title>{meta.title || shell.siteTitle}</title>
      {assets.preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={assets.stylesheet} />
      {description && <meta name="description" content={description} />}
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {!(shell.isIndexed && isFound) && <meta name="robots" content="noindex" />}
      {isFound && <link rel="canonical" href={address} />}
      <meta property="og:type" content={page.path.startsWith('/article/') ? 'article' : 'website'} />
      <meta property="og:site_name" content={shell.siteTitle} />
      <meta property="og:title" content={meta.title || shell.siteTitle} />
      {description && <meta property="og:description" content={description} />}
      {isFound && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={shell.htmlLang === 'nn' ? 'nn_NO' : 'nb_NO'} />
      {meta.image && <meta property="og:image" content={new URL(meta.image, shell.host).href} />}
      {meta.image && <meta name="twitter:card" content="summary_large_image" />}
      {meta.facebookVerificationCode && (
        <meta name="facebook-domain-verification" content={meta.facebookVerificationCode} />
      )}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="alternate"
        type="application/rss+xml"
        href="/rss.xml"
        title={`${shell.siteTitle}: nyhende`}
      />
      <link rel="alternate" type="text/calendar" href="/program.ics" title={`${shell.siteTitle}: program`} />
      {shell.favicon && <link rel="icon" href={shell.favicon} />}
      <meta name="theme-color" content={shell.themeVariant === 'scene' ? '#1a0f1e' : '#0f1419'} />
      <meta name="color-scheme" content="light dark" />
    </head>
  )
}
