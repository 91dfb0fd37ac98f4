import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import styles from './TextBox.module.css'

/** Several lines of plain text. An empty line starts a new paragraph. */
export function TextBox({
  label,
  rows,
  ...props
}: {
  label: string
  rows: number
  value: string
  maxLength: number
  onChange(value: string): void
}) {
  return (
    <TextField {...props} className={styles.field}>
      <Label className={styles.label}>{label}</Label>
      <TextArea rows={rows} className={styles.input} />
    </TextField>
  )
}
