import type { PageData, ShellData } from '@lerret/model'
import { useWords } from '@lerret/ui'
import styles from './Document.module.css'
import { Footer } from './Footer.tsx'
import { Head, type SiteAssets } from './Head.tsx'
import { Header } from './Header.tsx'

interface DocumentProps {
  page: PageData
  shell: ShellData
  assets: SiteAssets
  /** The page between header and footer, already drawn. */
  main: string
}

/** The whole HTML document. The page itself is drawn apart, so that it alone can come to life in the browser. */
export function Document({ page, shell, assets, main }: DocumentProps) {
  const words = useWords()
  return (
    <html lang={shell.htmlLang} data-theme={shell.themeVariant}>
      <Head page={page} shell={shell} assets={assets} />
      <body data-surface="paper">
        <a href="#innhald" className={styles.skip}>
          {words.skipToContent}
        </a>
        <Header shell={shell} path={page.path} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment ago. */}
        <main id="innhald" tabIndex={-1} className={styles.main} dangerouslySetInnerHTML={{ __html: main }} />
        <Footer shell={shell} path={page.path} />
      </body>
    </html>
  )
}
