import type { ScheduleBlockItem } from '@lerret/page-engine/page-data'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { toOsloDate } from '../../oslo-clock.ts'
import { DayList } from '../../showings/DayList.tsx'
import { type Listing, toListings } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './Schedule.module.css'
import { WeekTable } from './WeekTable.tsx'
import { groupIntoWeeks, listHalls } from './weeks.ts'

/** One day as a list; several days as tables by day and hall, where there is room for them. */
export function Schedule({ item }: { item: ScheduleBlockItem }) {
  const listings = toListings(item)
  const words = useWords()
  return (
    <div className={styles.schedule}>
      <Section heading={item.heading} link={item.link}>
        {listings.length === 0 ? (
          <Empty>{item.days === 1 ? words.noShowingsToday : words.noShowingsInPeriod}</Empty>
        ) : (
          <Days listings={listings} item={item} />
        )}
      </Section>
    </div>
  )
}

/** A table with more halls needs a wider screen. */
const MAX_HALLS_ON_TABLET = 4

/** Draws the days as a list and as tables; the stylesheet shows one of them, depending on the width. */
function Days({ listings, item }: { listings: Listing[]; item: ScheduleBlockItem }) {
  const words = useWords()
  const now = useNow()
  const firstDate = toOsloDate(listings[0]?.showing.startsAt ?? '')
  const today = now === null ? firstDate : toOsloDate(now)
  const halls = listHalls(listings)
  const list = (
    <>
      {firstDate > today && <p className={styles.quiet}>{words.nothingToday}</p>}
      <DayList listings={listings} nameBy="production" brief openDays={1} heading={item.heading} />
    </>
  )
  if (item.days === 1) return list
  return (
    <div className={classNames(halls.length <= MAX_HALLS_ON_TABLET ? styles.few : styles.many)}>
      <div className={styles.list}>{list}</div>
      <div className={styles.weeks}>
        {groupIntoWeeks(listings, halls, today, item.days).map((week) => (
          <WeekTable key={week.days[0]?.date} week={week} halls={halls} />
        ))}
      </div>
    </div>
  )
}
