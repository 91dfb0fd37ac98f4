import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../class-names.ts'
import { ConflictPlaceAt } from './ConflictPlaceAt.tsx'
import styles from './Field.module.css'
import { useFieldProblem } from './field-problems.ts'

export interface FieldProps {
  label: string
  name?: string
  /** Where its value is in the record, so that it is marked when the server refuses that. */
  path?: string
  type?: HTMLInputTypeAttribute
  value: string
  onChange(value: string): void
  help?: ReactNode
  /** The sentence that says what is wrong; it is read with the field. */
  error?: string | null
  autoComplete?: string
  inputMode?: 'numeric' | 'email' | 'text'
  /** How high a field for several lines is at first; without it, the field has one line. */
  rows?: number
  maxLength?: number
  isReadOnly?: boolean
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Plain text with its label, help and error. */
export function Field({ label, help, error, path, ref, autoComplete, rows, ...props }: FieldProps) {
  const refusal = useFieldProblem(path)
  const problem = error || refusal
  return (
    <TextField
      {...props}
      {...(autoComplete !== undefined && { autoComplete })}
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
      className={classNames(styles.field, rows !== undefined && styles.long)}
    >
      <Label className={styles.label}>{label}</Label>
      {rows === undefined ? (
        <Input ref={ref} className={styles.input} />
      ) : (
        <TextArea rows={rows} className={classNames(styles.input, styles.lines)} />
      )}
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error}>{problem}</FieldError>
      <ConflictPlaceAt path={path} />
    </TextField>
  )
}
