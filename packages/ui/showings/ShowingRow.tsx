import { classNames } from '../class-names.ts'
import { TimeText } from '../elements/DateText.tsx'
import { Heading } from '../elements/Heading.tsx'
import { useNow } from '../now.ts'
import { useWords } from '../words.ts'
import { usePlaces } from './filter-keys.ts'
import type { Listing } from './listings.ts'
import { ShowingFacts } from './ShowingFacts.tsx'
import styles from './ShowingRow.module.css'
import { TicketAction } from './TicketAction.tsx'
import { isOff, noticeOf } from './ticket.ts'

interface ShowingRowProps extends Listing {
  /** What the row is called by: the production where there are many, the hall where there is one. */
  names: 'production' | 'hall'
  brief?: boolean
}

/** One showing on a line: when, what, where, and the way to a ticket. Its day is said by what stands above it. */
export function ShowingRow({ showing, production, names, brief = false }: ShowingRowProps) {
  const notice = noticeOf(showing, useNow(), useWords())
  const places = usePlaces(showing)
  const namesHall = names === 'hall'
  const isListed = !namesHall && !brief
  return (
    <li
      className={classNames(
        styles.row,
        brief && styles.brief,
        isListed && styles.listed,
        isOff(showing) && styles.off,
      )}
      data-age={production.ageLimit}
      data-access={showing.access.join(' ') || undefined}
      data-day={places.day}
      data-language={places.language}
    >
      <TimeText instant={showing.startsAt} className={styles.time} />
      {namesHall ? (
        <p className={styles.name}>{showing.hall}</p>
      ) : (
        <Heading className={styles.name}>
          <a href={production.href}>{production.title}</a>
        </Heading>
      )}
      <div className={styles.details}>
        <ShowingFacts showing={showing} withHall={!namesHall} brief={brief} />
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      <TicketAction showing={showing} title={production.title} ageLimit={production.ageLimit} />
    </li>
  )
}
