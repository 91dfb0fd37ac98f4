import styles from './TitleField.module.css'

interface TitleFieldProps {
  label: string
  value: string
  isInvalid?: boolean
  onChange(value: string): void
}

/** The title of a record, in the size that it has on the page. It is one line of text, which wraps where the screen is narrow. */
export function TitleField({ label, value, isInvalid = false, onChange }: TitleFieldProps) {
  return (
    <textarea
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
  )
}
