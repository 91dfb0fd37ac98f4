import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

/** `signal` is the page's primary action, `action` the action of a row, `danger` one that deletes for good, `quiet` any other. */
export type ButtonLook = 'signal' | 'action' | 'danger' | 'quiet'

interface ButtonProps {
  look?: ButtonLook
  children: ReactNode
}

type ButtonAttributes = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick' | 'disabled' | 'aria-pressed' | 'aria-label' | 'aria-busy' | 'aria-controls'
>

export function Button({
  look = 'action',
  type = 'submit',
  children,
  ...attributes
}: ButtonProps & ButtonAttributes) {
  return (
    <button {...attributes} type={type} className={classNames(styles.button, styles[look])}>
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
