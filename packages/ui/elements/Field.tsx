import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  /** What helps before anything is typed. */
  hint?: ReactNode
  /** What is wrong with what was typed; empty when nothing is. */
  error?: string
  /** What stands at the end of the input: a button. */
  beside?: ReactNode
}

/** A labelled input. Hint and error belong to it for those who hear them too. */
export function Field({ label, hint, error = '', beside, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
        />
        {beside}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
