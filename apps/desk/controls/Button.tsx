import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `signal` leads out to visitors: at most one per screen. `plain` is for the lesser of two choices. */
  kind?: 'signal' | 'ink' | 'plain'
  /** In a row of a list, in a form, or the one action of a screen. */
  size?: 'row' | 'form' | 'large'
}

/** A button with its label as children. */
export function Button({ kind = 'ink', size = 'row', ...props }: ButtonProps) {
  return <AriaButton {...props} className={classNames(styles.button, styles[kind], styles[size])} />
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'ink',
  size = 'row',
  ...props
}: Pick<ButtonProps, 'kind' | 'size'> & { href: string; children: React.ReactNode }) {
  return <a {...props} className={classNames(styles.button, styles[kind], styles[size])} />
}
