import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import styles from './SearchField.module.css'

/** A field that searches while one types. Its label is its placeholder too. */
export function SearchField({
  label,
  value,
  onChange,
  autoFocus = false,
}: {
  label: string
  value: string
  onChange(value: string): void
  autoFocus?: boolean
}) {
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} className={styles.field}>
      <Input autoFocus={autoFocus} placeholder={label} className={styles.input} />
    </AriaSearchField>
  )
}
