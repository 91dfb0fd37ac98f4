import { ACCOUNT_NYNORSK, SHELL_NYNORSK as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Avatar } from '../controls/Avatar.tsx'
import { useStaff } from '../data/session.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { ROLE_LABELS } from '../staff/roles.ts'
import { requestSignOut } from '../unfinished/request-sign-out.ts'
import { APPEARANCES, type Appearance, readAppearance, setAppearance } from './appearance.ts'
import styles from './PersonMenu.module.css'

export const APPEARANCE_LABELS: Record<Appearance, string> = {
  system: words.appearanceSystem,
  light: words.appearanceLight,
  dark: words.appearanceDark,
}

/** Who is signed in, with light and dark, and the way out. */
export function PersonMenu() {
  const { name, role } = useStaff()
  const [appearance, choose] = useState(readAppearance)
  return (
    <MenuTrigger>
      <Button className={styles.person}>
        <Avatar name={name} />
        <span className={styles.name}>
          <b>{name}</b> <span className={styles.role}>{ROLE_LABELS[role]}</span>
        </span>
      </Button>
      <Popover placement="top start" className={styles.popover}>
        <Menu className={styles.menu} aria-label={name}>
          <MenuSection
            selectionMode="single"
            selectedKeys={[appearance]}
            disallowEmptySelection
            onSelectionChange={(keys) => {
              const [chosen] = [...keys] as Appearance[]
              if (!chosen) return
              setAppearance(chosen)
              choose(chosen)
            }}
          >
            <Header className={styles.header}>{words.appearance}</Header>
            {APPEARANCES.map((each) => (
              <MenuItem key={each} id={each} className={styles.item}>
                {APPEARANCE_LABELS[each]}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuItem className={styles.item} onAction={() => navigate(pathTo('account'))}>
            {ACCOUNT_NYNORSK.accountTitle}
          </MenuItem>
          <MenuItem className={styles.item} onAction={() => void requestSignOut()}>
            {words.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
