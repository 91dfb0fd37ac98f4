import { toHref } from '@lerret/model'
import { publishingWords as words } from '@lerret/words/desk'
import styles from './ChangedPages.module.css'
import type { ChangedPage } from './changed-pages.ts'

/** The pages of a publish, with links to them on the site. */
export function NewPages({ pages }: { pages: readonly ChangedPage[] }) {
  if (pages.length === 0) return null
  return (
    <ul className={styles.list}>
      {pages.map(({ path, title, type }) => (
        <li key={path} className={styles.page}>
          <p className={styles.newPage}>
            <span className={styles.name}>
              {type === 'removed' ? (
                <b>{title}</b>
              ) : (
                <a href={toHref(path)} target="_blank" rel="noreferrer">
                  <b>{title}</b>
                </a>
              )}{' '}
              <span className={styles.path}>{path}</span>
            </span>
            {type === 'removed' && <span className={styles.type}>{words.pageGone}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
