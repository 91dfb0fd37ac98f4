import { classNames } from '../class-names.ts'
import { useFirst } from '../context/first-screen.ts'
import { Deeper } from '../elements/Heading.tsx'
import { fill, useWords } from '../words.ts'
import { DayHeading } from './DayHeading.tsx'
import styles from './DayList.module.css'
import { byDay, type Day, type Listing } from './listings.ts'
import { ShowingRow } from './ShowingRow.tsx'

interface DayOptions {
  names: 'production' | 'hall'
  /** Where room is scarce: hall and name of the evening, no more. */
  brief?: boolean
  /** What stands over the list already: a day is not called that once more. */
  headed?: string
}

interface DayListProps extends DayOptions {
  listings: Listing[]
  /** Days after so many are folded up. */
  openDays?: number
}

/** Showings under the days they are on. */
export function DayList({ listings, openDays = Number.POSITIVE_INFINITY, ...options }: DayListProps) {
  const words = useWords()
  const days = byDay(listings)
  const open = useFirst(days.slice(0, openDays), 1)
  const folded = useFirst(days.slice(openDays), 0)
  if (days.length === 0) return null
  return (
    <div className={styles.list}>
      <Days days={open} {...options} />
      {folded.length > 0 && (
        <details data-group="" className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.count}>
              {folded.length === 1 ? words.oneMoreDay : fill(words.moreDays, { count: folded.length })}
            </span>
            <span className={styles.uncounted}>{words.laterDays}</span>
          </summary>
          <Days days={folded} {...options} />
        </details>
      )}
    </div>
  )
}

function Days({ days, ...options }: DayOptions & { days: Day[] }) {
  return days.map((day) => <OneDay key={day.date} day={day} {...options} />)
}

function OneDay({ day, names, brief = false, headed = '' }: DayOptions & { day: Day }) {
  const listings = useFirst(day.listings, brief ? 6 : 3, Number.POSITIVE_INFINITY)
  // Where there is room, the day of a single production stands beside its times.
  const look = classNames(styles.day, names === 'hall' && styles.timetable)
  return (
    <div data-group="" className={look}>
      <DayHeading {...day} headed={headed} />
      <ul className={styles.rows}>
        <Deeper>
          {listings.map((listing) => (
            <ShowingRow key={listing.showing.id} {...listing} names={names} brief={brief} />
          ))}
        </Deeper>
      </ul>
    </div>
  )
}
