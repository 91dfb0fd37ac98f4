import { stateWords as words } from '@lerret/words/desk'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  /** `signal` leads out to visitors: at most one per screen. `plain` is for the lesser of two choices. */
  kind?: 'signal' | 'ink' | 'plain'
  /** In a row of a list, in a form, or the one action of a screen. */
  size?: 'row' | 'form' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/** A button with its label as children. */
export function Button({ kind = 'ink', size = 'row', children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={classNames(styles.button, styles[kind], styles[size])}>
      {children}
      {/* React Aria announces a button that is at work by the name of its progress bar. */}
      {props.isPending && <ProgressBar aria-label={words.working} isIndeterminate />}
    </AriaButton>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'ink',
  size = 'row',
  ...props
}: Pick<ButtonProps, 'kind' | 'size'> & { href: string; children: React.ReactNode }) {
  return <a {...props} className={classNames(styles.button, styles[kind], styles[size])} />
}

/** Buttons beside each other, in several rows where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
