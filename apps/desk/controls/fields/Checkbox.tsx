import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import styles from './Checkbox.module.css'

/** A choice that is on or off, with its label. */
export function Checkbox({
  children,
  ...props
}: {
  children: ReactNode
  isSelected: boolean
  isReadOnly?: boolean
  onChange(isSelected: boolean): void
}) {
  return (
    <AriaCheckbox {...props} className={styles.checkbox}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </AriaCheckbox>
  )
}
