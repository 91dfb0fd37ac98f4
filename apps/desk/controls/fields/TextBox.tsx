import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import styles from './TextBox.module.css'

/** Several lines of plain text. */
export function TextBox({
  label,
  rows,
  help,
  ...props
}: {
  label: string
  rows: number
  help?: string
  value: string
  maxLength?: number
  onChange(value: string): void
}) {
  return (
    <TextField {...props} className={styles.field}>
      <Label className={styles.label}>{label}</Label>
      <TextArea rows={rows} className={styles.input} />
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
    </TextField>
  )
}
