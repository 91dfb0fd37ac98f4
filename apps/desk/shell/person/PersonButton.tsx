import type { Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Avatar } from '../../controls/Avatar.tsx'
import { useStaff } from '../../data/session.ts'
import { ROLE_LABELS } from '../../staff/roles.ts'
import styles from './PersonMenu.module.css'

/** The name of the person who is signed in. */
export function PersonButton(
  props: Pick<ButtonProps, 'onPress' | 'aria-haspopup'> & { ref?: Ref<HTMLButtonElement> },
) {
  const { name, role } = useStaff()
  return (
    <Button {...props} className={styles.person}>
      <Avatar name={name} />
      <span className={styles.name}>
        <b>{name}</b> <span className={styles.role}>{ROLE_LABELS[role]}</span>
      </span>
    </Button>
  )
}
