import { takesPlace } from '@lerret/model'
import { classNames } from '../../class-names.ts'
import { capitalize, dayName } from '../../dates.ts'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { TimeText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import type { Day, Listing } from '../../showings/listings.ts'
import { useDisplayWords } from '../display-words.ts'
import { formatDateWithoutYear, getPrintedStatus } from './plain-text.ts'
import { fitsOnLine, type TypeSetting } from './sheet-layout.ts'
import styles from './WeekPoster.module.css'

export function SheetDay({ date, listings, setting }: Day & { setting: TypeSetting }) {
  const words = useDisplayWords()
  return (
    <section className={styles.day}>
      <Heading className={styles.date}>
        {capitalize(dayName(date, words))}{' '}
        <span className={styles.number}>{formatDateWithoutYear(date, words)}</span>
      </Heading>
      <ol className={styles.rows}>
        {listings.map((listing) => (
          <SheetRow key={listing.showing.id} {...listing} setting={setting} />
        ))}
      </ol>
    </section>
  )
}

function SheetRow({ showing, production, setting }: Listing & { setting: TypeSetting }) {
  const { title, ageLimit } = production
  const status = getPrintedStatus(showing, useDisplayWords())
  const note = status?.text ?? showing.label
  const hasRoom = note && fitsOnLine(`${title} ${note}`, showing.hall, setting)
  return (
    <li className={classNames(styles.row, !takesPlace(showing) && styles.off)}>
      <TimeText instant={showing.startsAt} className={styles.time} />
      <p className={styles.name}>
        <b>{title}</b> {note && (hasRoom || status) && <span className={styles.note}>{note}</span>}
      </p>
      <p className={styles.hall}>{showing.hall}</p>
      <AgeBadge limit={ageLimit} />
    </li>
  )
}
