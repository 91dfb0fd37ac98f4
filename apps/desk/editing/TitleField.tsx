import { ConflictPlaceAt } from '../controls/fields/ConflictPlaceAt.tsx'
import styles from './TitleField.module.css'

interface TitleFieldProps {
  label: string
  value: string
  /** The title of a new record is what somebody writes first. */
  isNew?: boolean
  isInvalid?: boolean
  onChange(value: string): void
}

/** The title of a record, in the size that it has on the page. It is one line of text, which wraps where the screen is narrow. */
export function TitleField({ label, value, isNew = false, isInvalid = false, onChange }: TitleFieldProps) {
  return (
    <>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the heading, where the focus goes after a navigation.
        autoFocus={isNew}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        placeholder={label}
        rows={1}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        className={styles.title}
      />
      <ConflictPlaceAt path="title" />
    </>
  )
}
