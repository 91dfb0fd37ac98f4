import type { PageVersion, ShellData } from '@lerret/model'
import { useServerWords } from '@lerret/ui/server-words'
import { renderToStaticMarkup } from 'react-dom/server'
import styles from './LanguageLinks.module.css'

/** Stands for the links in the template of a document: they differ from page to page, the rest of the header does not. */
export const LANGUAGE_LINKS = '\u{1}languages\u{2}'

export function LanguageLinks() {
  const words = useServerWords()
  return (
    <nav aria-label={words.languages} className={styles.languages}>
      {LANGUAGE_LINKS}
    </nav>
  )
}

/**
 * Links to the page in other languages, or to their front pages where there is no translation. `updateLanguageLinks` changes them when
 * another page is shown.
 */
export function renderLanguageLinks(
  { languages = [], htmlLang }: ShellData,
  versions: PageVersion[] = [],
): string {
  const others = languages.filter(({ lang }) => lang !== htmlLang)
  return renderToStaticMarkup(
    others.map(({ lang, name, href: front }) => {
      const href = versions.find((version) => version.lang === lang)?.href ?? front
      return (
        <a
          key={lang}
          lang={lang}
          hrefLang={lang}
          href={href ?? undefined}
          data-front={front ?? undefined}
          hidden={href === null}
          className={styles.link}
        >
          {name}
        </a>
      )
    }),
  )
}
