import { classNames } from '../../class-names.ts'
import { capitalised, dayName } from '../../dates.ts'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { TimeText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import type { Day, Listing } from '../../showings/listings.ts'
import { isOff } from '../../showings/ticket.ts'
import { useWords } from '../../words.ts'
import { dayOfThisYear, printedStatus } from './plain-text.ts'
import { fitsOnLine, type Setting } from './sheet-layout.ts'
import styles from './WeekPoster.module.css'

export function SheetDay({ date, listings, setting }: Day & { setting: Setting }) {
  return (
    <section className={styles.day}>
      <Heading className={styles.date}>
        {capitalised(dayName(date))} <span className={styles.number}>{dayOfThisYear(date)}</span>
      </Heading>
      <ol className={styles.rows}>
        {listings.map((listing) => (
          <SheetRow key={listing.showing.id} {...listing} setting={setting} />
        ))}
      </ol>
    </section>
  )
}

function SheetRow({ showing, production, setting }: Listing & { setting: Setting }) {
  const { title, ageLimit } = production
  const status = printedStatus(showing, useWords())
  const note = status?.text ?? showing.label
  const hasRoom = note && fitsOnLine(`${title} ${note}`, showing.hall, setting)
  return (
    <li className={classNames(styles.row, isOff(showing) && styles.off)}>
      <TimeText instant={showing.startsAt} className={styles.time} />
      <p className={styles.name}>
        <b>{title}</b> {note && (hasRoom || status) && <span className={styles.note}>{note}</span>}
      </p>
      <p className={styles.hall}>{showing.hall}</p>
      <AgeBadge limit={ageLimit} />
    </li>
  )
}
