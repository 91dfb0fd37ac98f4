import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

/** `signal` is the one thing to do, `action` what a row ends in, `quiet` all the rest. */
export type ButtonLook = 'signal' | 'action' | 'quiet'

interface ButtonProps {
  look?: ButtonLook
  children: ReactNode
}

export function Button({ look = 'action', children }: ButtonProps) {
  return (
    <button type="submit" className={classNames(styles.button, styles[look])}>
      {children}
    </button>
  )
}

export function ButtonLink({ look = 'action', href, children }: ButtonProps & { href: string }) {
  return (
    <a href={href} className={classNames(styles.button, styles[look])}>
      {children}
    </a>
  )
}
