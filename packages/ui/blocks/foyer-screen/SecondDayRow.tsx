import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { AgeBadge } from '../../elements/AgeBadge.tsx'
import { TimeText } from '../../elements/DateText.tsx'
import type { Listing } from '../../showings/listings.ts'
import { getShowingStatus } from '../../showings/status.ts'
import { useWords } from '../../words.ts'
import styles from './FoyerScreen.module.css'

/** A showing of the next day, on one line: long titles are cut off, to leave room for today's. */
export function SecondDayRow({ showing, production }: Listing) {
  const status = getShowingStatus(showing, useNow(), useWords())
  return (
    <li className={classNames(styles.row, status ? styles[status.tone] : '')}>
      <TimeText instant={showing.startsAt} className={styles.time} />
      <p className={styles.title}>{production.title}</p>
      <p className={styles.where}>
        {status && <strong className={styles.status}>{status.text}</strong>}{' '}
        <span className={styles.hall}>{showing.hall}</span>
      </p>
      <AgeBadge limit={production.ageLimit} />
    </li>
  )
}
