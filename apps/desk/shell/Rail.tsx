import { shellWords as words } from '@lerret/words/desk'
import { Button } from 'react-aria-components/Button'
import { Keys } from '../controls/Keys.tsx'
import { readHouseName } from '../data/house.ts'
import { useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import { PersonMenu } from './person/PersonMenu.tsx'
import { listPlaces } from './places.ts'
import styles from './Rail.module.css'
import { KEY_MAP_TEXT } from './shortcuts.ts'

/** The names of the places, with the house and the palette above, and the person below. A bar on top of phones. */
export function Rail({ pathname, openPalette }: { pathname: string; openPalette(text: string): void }) {
  const { role } = useStaff()
  return (
    <header className={styles.rail} data-region="" tabIndex={-1}>
      <a href={pathTo('today')} className={styles.house}>
        <img src={readHouseIcon()} alt="" width="34" height="34" className={styles.icon} />
        <b>{readHouseName()}</b>
      </a>
      <Button onPress={() => openPalette('')} className={styles.palette} aria-keyshortcuts="Control+K">
        <span className={styles.wide}>{words.palette}</span>
        <span className={styles.narrow}>{words.menu}</span>
        <span className={styles.wide} aria-hidden="true">
          <Keys>Ctrl K</Keys>
        </span>
      </Button>
      <nav aria-label={words.places} className={styles.places}>
        {listPlaces(role).map((group) => (
          <ul key={group[0]?.route}>
            {group.map(({ route, label }) => (
              <li key={route}>
                <a
                  href={pathTo(route)}
                  aria-current={isPlace(pathname, pathTo(route)) ? 'page' : undefined}
                  className={styles.place}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.foot}>
        <a href="/" target="_blank" rel="noreferrer" className={styles.site}>
          {words.seeSite}
          <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
            <path d="M2 10 10 2M4 2h6v6" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </a>
        <PersonMenu openKeyMap={() => openPalette(KEY_MAP_TEXT)} />
      </div>
    </header>
  )
}

/** Whether an address belongs to a place: its own, or that of one of its records. The screen of today is above all others. */
const isPlace = (pathname: string, place: string) =>
  pathname === place || (place !== pathTo('today') && pathname.startsWith(`${place}/`))

/** The icon of the house, which the server writes into the document. */
const readHouseIcon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? ''
