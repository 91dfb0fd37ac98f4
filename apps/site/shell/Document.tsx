import { type OwnColors, type ShellData, translatedSiteFactsPath } from '@lerret/model'
import { colorProperty, type ThemeColor } from '@lerret/model/theme'
import type { PageMark, SiteAssets } from '@lerret/page-engine/rendering'
import { useServerWords } from '@lerret/ui/server-words'
import type { CSSProperties } from 'react'
import styles from './Document.module.css'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'
import type { HeadTag } from './head-tags.ts'

interface DocumentProps {
  shell: ShellData
  assets: SiteAssets
  mark: PageMark | undefined
  path: string
  /** The path that the menus mark as current. */
  menuPath: string
  title: string
  tags: readonly HeadTag[]
  isScreen: boolean
  /** The rendered page between header and footer. */
  main: string
}

/** The HTML document around a page. The page itself is rendered separately, because only the page is hydrated. */
export function Document(props: DocumentProps) {
  const { shell, assets, mark, path, menuPath, title, tags, isScreen, main } = props
  const words = useServerWords()
  return (
    <html
      lang={shell.htmlLang}
      data-theme={shell.themeVariant}
      data-frame={mark?.frame}
      style={toColorProperties(shell.themeColors)}
    >
      <Head title={title} tags={tags} isScreen={isScreen} shell={shell} assets={assets} />
      <body className={isScreen ? styles.screen : undefined} data-surface="paper">
        <a href="#innhald" className={styles.skip}>
          {words.skipToContent}
        </a>
        <Header shell={shell} path={menuPath} />
        {/* Filled in by the service worker when it serves a stored copy. */}
        <p className={styles.saved} data-saved={words.savedCopy} hidden />
        <main
          id="innhald"
          tabIndex={-1}
          className={styles.main}
          data-path={path}
          data-facts={shell.houseLang && translatedSiteFactsPath(shell.htmlLang)}
          data-fingerprint={mark?.fingerprint}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
          dangerouslySetInnerHTML={{ __html: main }}
        />
        <Footer shell={shell} path={menuPath} />
        {/* Filled in for a member who has a ticket today. */}
        <p className={styles.tonight} data-tonight="" hidden />
        <div className={styles.progress} data-progress="" hidden />
        <p role="status" className={styles.announcer} data-announcer="heard" />
        {isScreen ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build.
          <script dangerouslySetInnerHTML={{ __html: assets.foyerScreen }} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build.
          <script data-app={assets.app.join(' ')} dangerouslySetInnerHTML={{ __html: assets.boot }} />
        )}
      </body>
    </html>
  )
}

/** The house's own colours as custom properties, which take precedence over those of the variant. */
const toColorProperties = (colors: OwnColors | undefined): CSSProperties | undefined =>
  colors &&
  (Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [colorProperty(name as ThemeColor), color]),
  ) as CSSProperties)
