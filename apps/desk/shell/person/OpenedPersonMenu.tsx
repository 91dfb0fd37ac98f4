import { accountWords, shellWords as words } from '@lerret/words/desk'
import { useEffect, useRef, useState } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useStaff } from '../../data/session.ts'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import { requestSignOut } from '../../unfinished/request-sign-out.ts'
import { APPEARANCES, type Appearance, readAppearance, setAppearance } from '../appearance.ts'
import { APPEARANCE_LABELS } from '../appearance-labels.ts'
import { PersonButton } from './PersonButton.tsx'
import styles from './PersonMenu.module.css'

/** The menu of the person. It opens at once. */
export default function OpenedPersonMenu({ openKeyMap }: { openKeyMap(): void }) {
  const { name } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus was on the button that this one replaces, and returns to it when the menu closes.
    button.current?.focus()
    setOpen(true)
  }, [])
  const [appearance, choose] = useState(readAppearance)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <PersonButton ref={button} />
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
          <MenuItem className={styles.item} onAction={openKeyMap}>
            {words.keys}
          </MenuItem>
          <MenuItem className={styles.item} onAction={() => navigate(pathTo('account'))}>
            {accountWords.accountTitle}
          </MenuItem>
          <MenuItem className={styles.item} onAction={() => void requestSignOut()}>
            {words.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
