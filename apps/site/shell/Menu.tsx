import type { MenuEntry } from '@lerret/model'
import { fill, Hidden } from '@lerret/ui'
import { useServerWords } from '@lerret/ui/server-words'
import styles from './Menu.module.css'

/** Links, and under some of them more links behind a small button of the browser's own making. */
export function Menu({ entries, path }: { entries: MenuEntry[]; path: string }) {
  const words = useServerWords()
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <MenuLink entry={entry} path={path} />
          {entry.children.length > 0 && (
            <details name="undermeny" className={styles.details}>
              <summary className={styles.toggle}>
                <Hidden>{fill(words.submenuOf, { label: entry.label })}</Hidden>
              </summary>
              <ul className={styles.submenu}>
                <MenuLinks entries={entry.children} path={path} />
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Links that stand open, and under each those that lie under it, however deep. */
export function MenuLinks({ entries, path }: { entries: MenuEntry[]; path: string }) {
  return entries.map((entry) => (
    <li key={entry.id}>
      <MenuLink entry={entry} path={path} />
      {entry.children.length > 0 && (
        <ul className={styles.under}>
          <MenuLinks entries={entry.children} path={path} />
        </ul>
      )}
    </li>
  ))
}

function MenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const words = useServerWords()
  return (
    <a
      href={entry.href}
      className={styles.link}
      aria-current={currentOf(entry, path)}
      target={entry.openInNewWindow ? '_blank' : undefined}
      rel={entry.openInNewWindow ? 'noopener' : undefined}
    >
      {entry.label}
      {entry.openInNewWindow && <Hidden> {words.opensInNewWindow}</Hidden>}
    </a>
  )
}

/** The page itself, or a page under the entry. Addresses are spelled in more than one case. */
function currentOf(entry: MenuEntry, path: string): 'page' | 'true' | undefined {
  const isSame = ({ path: other }: MenuEntry) => other.toLowerCase() === path.toLowerCase()
  if (isSame(entry)) return 'page'
  return isUnder(entry) ? 'true' : undefined

  function isUnder({ children }: MenuEntry): boolean {
    return children.some((child) => isSame(child) || isUnder(child))
  }
}
