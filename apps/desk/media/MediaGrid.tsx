import { formatDayOfMonth, isVideoType } from '@lerret/model'
import { dateWords, fill, mediaWords as words } from '@lerret/words/desk'
import { recordPath } from '../records/record-path.ts'
import styles from './MediaGrid.module.css'
import { type MediaItem, pictureName } from './media-data.ts'
import { describeRights } from './rights.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** Pictures and documents with what they lack. */
export function MediaGrid({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul aria-label={words.media} className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={recordPath(item) ?? ''} className={styles.picture}>
            <Thumbnail media={{ ...item, mimeType: item.facts.mimeType }} version={item.draftVersion} />
            <span className={styles.name}>{pictureName(item)}</span>
          </a>
          {listNotes(item).map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function listNotes({ kind, state, facts }: MediaItem): string[] {
  const rights = describeRights(facts.rightsUntil, Date.now())
  return [
    ...(kind === 'document' ? [isVideoType(facts.mimeType) ? words.video : words.document] : []),
    ...(facts.alt === null ? [words.withoutAlt] : []),
    ...(rights === null
      ? []
      : [
          fill(rights.hasEnded ? words.rightsEnded : words.rightsEnding, {
            date: formatDayOfMonth(rights.date, dateWords),
          }),
        ]),
    ...(state === 'draft' ? [words.notPublic] : []),
  ]
}
