import { fill } from '@lerret/words'
import { classNames } from '../class-names.ts'
import { useFirstScreenItems } from '../context/first-screen.ts'
import { NestedHeadings } from '../elements/Heading.tsx'
import { useWords } from '../words.ts'
import { DayHeading } from './DayHeading.tsx'
import styles from './DayList.module.css'
import { useIsLeftOut } from './filter-keys.ts'
import { type Day, groupByDay, type Listing } from './listings.ts'
import { ShowingRow } from './ShowingRow.tsx'

interface DayOptions {
  /** What names a row: the production, or the hall where all rows have the same production. */
  nameBy: 'production' | 'hall'
  /** Only hall and label, where space is scarce. */
  brief?: boolean
  /** The heading above the list, which a day's heading should not repeat. */
  heading?: string
}

interface DayListProps extends DayOptions {
  listings: Listing[]
  /** Days after these are collapsed. */
  openDays?: number
}

/** Showings grouped by day. */
export function DayList({ listings, openDays = Number.POSITIVE_INFINITY, ...options }: DayListProps) {
  const words = useWords()
  const days = groupByDay(listings)
  const open = useFirstScreenItems(days.slice(0, openDays), 1)
  const folded = useFirstScreenItems(days.slice(openDays), 0)
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

function OneDay({ day, nameBy, brief = false, heading = '' }: DayOptions & { day: Day }) {
  const listings = useFirstScreenItems(day.listings, brief ? 6 : 3, Number.POSITIVE_INFINITY)
  // On wide screens the days of a single production are beside their times.
  const className = classNames(styles.day, nameBy === 'hall' && styles.timetable)
  const isLeftOut = useIsLeftOut(day.date) && nameBy === 'production'
  return (
    // Until the stylesheet has loaded, nothing else hides what is left out: browsers would lay out the whole programme twice.
    <div data-group="" hidden={isLeftOut} className={className}>
      <DayHeading {...day} heading={heading} />
      <ul className={styles.rows}>
        <NestedHeadings>
          {listings.map((listing) => (
            <ShowingRow key={listing.showing.id} {...listing} nameBy={nameBy} brief={brief} />
          ))}
        </NestedHeadings>
      </ul>
    </div>
  )
}
