import { takesPlace } from '@lerret/model'
import { fill } from '@lerret/words'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { capitalize, dayName, formatRelativeDay, splitDate } from '../../dates.ts'
import { Facts } from '../../elements/Facts.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { toOsloClock } from '../../oslo-clock.ts'
import { useFilterAttributes } from '../../showings/filter-keys.ts'
import type { Listing } from '../../showings/listings.ts'
import { AccessMarks } from '../../showings/ShowingFacts.tsx'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { formatNotice } from '../../showings/ticket.ts'
import { useWords } from '../../words.ts'
import styles from './EventRow.module.css'

interface EventRowProps extends Listing {
  /** Whether it has marks for accessibility. */
  withAccess: boolean
}

/** An event with a large date, title, facts and ticket. */
export function EventRow({ showing, production, withAccess }: EventRowProps) {
  const words = useWords()
  const now = useNow()
  const notice = formatNotice(showing, now, words)
  const { date, time } = toOsloClock(showing.startsAt)
  const { day, month } = splitDate(date, words)
  return (
    <li
      className={classNames(styles.row, !takesPlace(showing) && styles.off)}
      {...useFilterAttributes({ showing, production })}
    >
      <time dateTime={showing.startsAt} className={styles.date}>
        <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
      </time>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={production.href}>{production.title}</a>
        </Heading>
        <Facts
          facts={[
            <>
              {capitalize(formatRelativeDay(date, now, words) ?? dayName(date, words))}{' '}
              <b className={styles.time}>{time}</b>
            </>,
            production.kind,
            showing.hall,
            showing.label,
            showing.priceFrom ? fill(words.priceFrom, { price: showing.priceFrom }) : null,
          ]}
        />
        {withAccess && <AccessMarks access={showing.access} />}
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      {production.image && (
        <Picture
          {...production.image}
          alt=""
          ratio={PICTURE_RATIOS.cover}
          sizes="12rem"
          className={styles.picture}
        />
      )}
      <TicketAction showing={showing} title={production.title} ageLimit={production.ageLimit} />
    </li>
  )
}
