import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  hint?: ReactNode
  /** Empty when the value is valid. */
  error?: string
  /** A button at the end of the input. */
  beside?: ReactNode
}

/** A labelled input. Screen readers read its error and its hint as its description. */
export function Field({ label, hint, error = '', beside, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const descriptionIds = [error && errorId, hint && hintId].filter(Boolean).join(' ')
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
          aria-describedby={descriptionIds || undefined}
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
