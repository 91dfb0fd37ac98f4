import type { PageData, ShellData } from '@lerret/model'
import { useWords } from '@lerret/ui'
import styles from './Document.module.css'
import { Footer } from './Footer.tsx'
import { Head, isFoyerScreen, type SiteAssets } from './Head.tsx'
import { Header } from './Header.tsx'

/** What a page says of its own data file, so that the browser can tell whether what it fetches is the same. */
export interface PageMark {
  frame: string
  fingerprint: string
}

interface DocumentProps {
  page: PageData
  shell: ShellData
  assets: SiteAssets
  mark: PageMark | undefined
  /** The page between header and footer, already drawn. */
  main: string
}

/** The whole HTML document. The page itself is drawn apart, so that it alone can come to life in the browser. */
export function Document({ page, shell, assets, mark, main }: DocumentProps) {
  const words = useWords()
  return (
    <html lang={shell.htmlLang} data-theme={shell.themeVariant} data-frame={mark?.frame}>
      <Head page={page} shell={shell} assets={assets} />
      <body data-surface="paper">
        <a href="#innhald" className={styles.skip}>
          {words.skipToContent}
        </a>
        <Header shell={shell} path={page.path} />
        {/* Filled in by the service worker when it has only a copy to show. */}
        <p className={styles.saved} data-saved={words.savedCopy} hidden />
        <main
          id="innhald"
          tabIndex={-1}
          className={styles.main}
          data-path={page.path}
          data-fingerprint={mark?.fingerprint}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment ago.
          dangerouslySetInnerHTML={{ __html: main }}
        />
        <Footer shell={shell} path={page.path} />
        <div className={styles.progress} data-progress="" hidden />
        <p role="status" className={styles.announcer} data-announcer="heard" />
        {!isFoyerScreen(page) && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build.
          <script data-app={assets.app} dangerouslySetInnerHTML={{ __html: assets.boot }} />
        )}
      </body>
    </html>
  )
}
