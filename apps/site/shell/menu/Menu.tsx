import type { MenuEntry } from '@lerret/model'
import { Hidden } from '@lerret/ui'
import { useServerWords } from '@lerret/ui/server-words'
import { fill } from '@lerret/words'
import styles from './Menu.module.css'

/** A menu of links, some with a submenu in a native `<details>`. */
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

/** Nested links without a toggle, at any depth. */
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
      lang={entry.lang}
      className={styles.link}
      aria-current={ariaCurrent(entry, path)}
      target={entry.openInNewWindow ? '_blank' : undefined}
      rel={entry.openInNewWindow ? 'noopener' : undefined}
    >
      {entry.label}
      {entry.openInNewWindow && <Hidden> {words.opensInNewWindow}</Hidden>}
    </a>
  )
}

/** `page` for the entry of the current page, `true` for the entries above it. Paths are compared without regard to case. */
function ariaCurrent(entry: MenuEntry, path: string): 'page' | 'true' | undefined {
  const isSame = ({ path: other }: MenuEntry) => other.toLowerCase() === path.toLowerCase()
  if (isSame(entry)) return 'page'
  return isUnder(entry) ? 'true' : undefined

  function isUnder({ children }: MenuEntry): boolean {
    return children.some((child) => isSame(child) || isUnder(child))
  }
}
