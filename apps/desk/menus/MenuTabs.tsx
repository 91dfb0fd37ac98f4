import { MENU_NYNORSK as words } from '@lerret/words/desk'
import { pathTo } from '../navigation/routes.ts'
import styles from './MenuTabs.module.css'

const TABS = [
  ['menus', words.tabMenus],
  ['footer', words.tabFooter],
  ['redirects', words.tabRedirects],
] as const

/** The screens about how visitors find their way. */
export function MenuTabs({ current }: { current: (typeof TABS)[number][0] }) {
  return (
    <nav aria-label={words.sections}>
      <ul className={styles.tabs}>
        {TABS.map(([route, label]) => (
          <li key={route}>
            <a
              href={pathTo(route)}
              aria-current={route === current ? 'page' : undefined}
              className={styles.tab}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
