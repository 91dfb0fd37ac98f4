import type { ShellData } from '@lerret/model'
import { useServerWords } from '@lerret/ui/server-words'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { LanguageLinks } from './languages/LanguageLinks.tsx'
import { Me } from './Me.tsx'
import { Menu } from './menu/Menu.tsx'
import { SearchForm } from './SearchForm.tsx'

const MENU_ID = 'meny'

/**
 * The house's name, the menu and the search form. On a narrow screen menu and search are in a native popover, which `start-menus.ts` makes
 * modal; in browsers without popovers they are always open.
 */
export function Header({ shell, path }: { shell: ShellData; path: string }) {
  const words = useServerWords()
  return (
    <header className={styles.header} data-surface="film">
      <Logo shell={shell} />
      <button type="button" popoverTarget={MENU_ID} className={styles.open}>
        {words.menu}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.panel} data-surface="film">
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: it gets the focus when the menu opens, not when the page loads.
          autoFocus
          className={styles.close}
        >
          {words.close}
        </button>
        {shell.headerMenu.length > 0 && (
          <nav aria-label={words.mainMenu}>
            <Menu entries={shell.headerMenu} path={path} />
          </nav>
        )}
        {shell.search && <SearchForm {...shell.search} />}
        {shell.languages && <LanguageLinks />}
      </div>
      <Me />
    </header>
  )
}
