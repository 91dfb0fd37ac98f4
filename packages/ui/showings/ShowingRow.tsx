import { takesPlace } from '@lerret/model'
import { classNames } from '../class-names.ts'
import { useNow } from '../context/now.ts'
import { TimeText } from '../elements/DateText.tsx'
import { Heading } from '../elements/Heading.tsx'
import { useWords } from '../words.ts'
import { useFilterAttributes } from './filter-keys.ts'
import type { Listing } from './listings.ts'
import { ShowingFacts } from './ShowingFacts.tsx'
import styles from './ShowingRow.module.css'
import { TicketAction } from './TicketAction.tsx'
import { formatNotice } from './ticket.ts'

interface ShowingRowProps extends Listing {
  /** What names the row: the production, or the hall where all rows have the same production. */
  nameBy: 'production' | 'hall'
  brief?: boolean
}

/** A showing on one line: time, name, facts and ticket. The day is in the heading above. */
export function ShowingRow({ showing, production, nameBy, brief = false }: ShowingRowProps) {
  const notice = formatNotice(showing, useNow(), useWords())
  const filterAttributes = useFilterAttributes({ showing, production })
  const isNamedByHall = nameBy === 'hall'
  const isListed = !isNamedByHall && !brief
  return (
    <li
      className={classNames(
        styles.row,
        brief && styles.brief,
        isListed && !notice && styles.listed,
        !takesPlace(showing) && styles.off,
      )}
      {...filterAttributes}
    >
      <TimeText instant={showing.startsAt} className={styles.time} />
      {isNamedByHall ? (
        <p className={styles.name}>{showing.hall}</p>
      ) : (
        <Heading className={styles.name}>
          <a href={production.href} lang={production.lang}>
            {production.title}
          </a>
        </Heading>
      )}
      <div className={styles.details}>
        <ShowingFacts
          showing={showing}
          withHall={!isNamedByHall}
          kind={isListed && production.object === 'culture' ? production.kind : undefined}
          brief={brief}
        />
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      <TicketAction showing={showing} title={production.title} ageLimit={production.ageLimit} />
    </li>
  )
}
