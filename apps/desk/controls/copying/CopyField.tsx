import { useRef } from 'react'
import { Field } from '../fields/Field.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './CopyField.module.css'

/** A text to copy, such as a link to hand over. */
export function CopyField({ label, text, help }: { label: string; text: string; help?: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.copy}>
      <Field ref={input} label={label} value={text} onChange={() => {}} isReadOnly help={help} />
      <div className={styles.button}>
        <CopyButton text={text} onRefused={() => input.current?.select()} />
      </div>
    </div>
  )
}
