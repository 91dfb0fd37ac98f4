import { fill, mediaWords as words } from '@lerret/words/desk'
import { useId, useState } from 'react'
import styles from './MediaFields.module.css'

/**
 * The text for those who do not see the picture: null while nobody has written it, empty when the picture is decoration. That is a
 * choice of its own, so that an empty field never means it by accident.
 */
export function AltField({ alt, onChange }: { alt: string | null; onChange(alt: string | null): void }) {
  const id = useId()
  // What was written comes back when the other choice was a mistake.
  const [written, setWritten] = useState(alt ?? '')
  const isDecorative = alt === ''
  const text = alt ?? ''
  return (
    <fieldset className={styles.alt}>
      <legend className={styles.legend}>{words.alt}</legend>
      <div className={styles.choices}>
        <label>
          <input
            type="radio"
            name={id}
            checked={!isDecorative}
            onChange={() => onChange(written === '' ? null : written)}
          />
          {words.altInforms}
        </label>
        <label>
          <input type="radio" name={id} checked={isDecorative} onChange={() => onChange('')} />
          {words.altDecorative}
        </label>
      </div>
      {isDecorative ? (
        <p className={styles.help}>{words.altDecorativeHelp}</p>
      ) : (
        <>
          <textarea
            aria-label={words.altText}
            aria-describedby={`${id}-help`}
            rows={3}
            value={text}
            onChange={({ target: { value } }) => {
              setWritten(value)
              onChange(value === '' ? null : value)
            }}
            className={styles.text}
          />
          <p id={`${id}-help`} className={styles.help}>
            {text === '' && <strong className={styles.missing}>{words.altMissing} </strong>}
            {fill(words.altHelp, { count: text.length })}
          </p>
        </>
      )}
    </fieldset>
  )
}
