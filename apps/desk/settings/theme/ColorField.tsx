import { themeWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import styles from './Theme.module.css'

/** A colour: chosen in the browser's picker or typed. */
export function ColorField({
  label,
  help,
  value,
  isOwn,
  error,
  resetLabel,
  onChange,
  onReset,
}: {
  label: string
  help: string
  value: string
  /** It differs from the variant's, and can be reset. */
  isOwn: boolean
  error: string | null
  resetLabel: string
  onChange(value: string): void
  onReset(): void
}) {
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={`${label}, ${words.picker}`}
        value={error === null ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
        className={styles.swatch}
      />
      <Field label={label} help={help} value={value} onChange={onChange} error={error} />
      {isOwn && (
        <Button aria-label={resetLabel} onPress={onReset}>
          {words.resetShort}
        </Button>
      )}
    </div>
  )
}
