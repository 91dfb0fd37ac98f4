import type { Media } from '@lerret/model'
import { formatDayOfMonth } from '@lerret/model'
import { dateWords, fill, mediaWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { describeRights } from '../rights.ts'
import { AltField } from './AltField.tsx'
import styles from './MediaFields.module.css'

/** What a picture shows, who made it, and how long it may be used. */
export function MediaFields({
  media,
  onChange,
}: {
  media: Media
  onChange<Name extends keyof Media>(field: Name, value: Media[Name]): void
}) {
  const rights = describeRights(media.rightsUntil, Date.now())
  return (
    <div className={styles.fields}>
      <AltField alt={media.alt ?? null} onChange={(alt) => onChange('alt', alt)} />
      <div className={styles.others}>
        <Field
          label={words.credit}
          path="credit"
          value={media.credit ?? ''}
          onChange={(credit) => onChange('credit', credit || undefined)}
          help={words.creditHelp}
        />
        <Field
          label={words.rightsUntil}
          path="rightsUntil"
          type="date"
          value={media.rightsUntil ?? ''}
          onChange={(date) => onChange('rightsUntil', date || undefined)}
          help={words.rightsHelp}
          error={
            rights &&
            fill(rights.hasEnded ? words.rightsEnded : words.rightsEnding, {
              date: formatDayOfMonth(rights.date, dateWords),
            })
          }
        />
      </div>
    </div>
  )
}
