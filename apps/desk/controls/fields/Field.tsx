import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
import styles from './Field.module.css'

export interface FieldProps {
  label: string
  name?: string
  type?: HTMLInputTypeAttribute
  value: string
  onChange(value: string): void
  help?: ReactNode
  /** The sentence that says what is wrong; it is read with the field. */
  error?: string | null
  autoComplete?: string
  inputMode?: 'numeric' | 'email' | 'text'
  isReadOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A line of text with its label, help and error. */
export function Field({ label, help, error, ref, autoComplete, ...props }: FieldProps) {
  return (
    <TextField
      {...props}
      {...(autoComplete !== undefined && { autoComplete })}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={styles.field}
    >
      <Label className={styles.label}>{label}</Label>
      <Input ref={ref} className={styles.input} />
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </TextField>
  )
}
