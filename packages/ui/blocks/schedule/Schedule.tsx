import type { SchedulePart } from '@lerret/model'
import { classNames } from '../../class-names.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { useNow } from '../../now.ts'
import { dateOf } from '../../oslo-clock.ts'
import { DayList } from '../../showings/DayList.tsx'
import { type Listing, listingsOf } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './Schedule.module.css'
import { WeekTable } from './WeekTable.tsx'
import { hallsOf, weeksOf } from './weeks.ts'

/** What is on: one day as a list; several days week by week, by day and hall, where there is room for a table. */
export function Schedule({ part }: { part: SchedulePart }) {
  const listings = listingsOf(part)
  const words = useWords()
  return (
    <div className={styles.schedule}>
      <Section heading={part.heading} link={part.link}>
        {listings.length === 0 ? (
          <Empty>{part.days === 1 ? words.noShowingsToday : words.noShowingsInPeriod}</Empty>
        ) : (
          <Days listings={listings} part={part} />
        )}
      </Section>
    </div>
  )
}

/** So many halls have room beside each other on a tablet. */
const FEW_HALLS = 4

/** A list and a table of the same, of which the stylesheet shows the one that there is room for. */
function Days({ listings, part }: { listings: Listing[]; part: SchedulePart }) {
  const words = useWords()
  const now = useNow()
  const firstShown = dateOf(listings[0]?.showing.startsAt ?? '')
  const today = now === null ? firstShown : dateOf(now)
  const halls = hallsOf(listings)
  const list = (
    <>
      {firstShown > today && <p className={styles.quiet}>{words.nothingToday}</p>}
      <DayList listings={listings} names="production" brief openDays={1} headed={part.heading} />
    </>
  )
  if (part.days === 1) return list
  return (
    <div className={classNames(halls.length <= FEW_HALLS ? styles.few : styles.many)}>
      <div className={styles.list}>{list}</div>
      <div className={styles.weeks}>
        {weeksOf(listings, halls, today, part.days).map((week) => (
          <WeekTable key={week.days[0]?.date} week={week} halls={halls} />
        ))}
      </div>
    </div>
  )
}
