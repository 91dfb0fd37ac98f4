import { PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import styles from './SummaryField.module.css'

/** A few sentences of plain text. */
export function SummaryField({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <TextField value={value} onChange={onChange} className={styles.field}>
      <Label className={styles.label}>{words.summary}</Label>
      <TextArea rows={3} className={styles.input} />
      <Text slot="description" className={styles.help}>
        {words.summaryHelp}
      </Text>
    </TextField>
  )
}
