import { useFirstScreenItems } from '../../context/first-screen.ts'
import { useNow } from '../../context/now.ts'
import { capitalize, dayName, formatSharedDay, splitDate } from '../../dates.ts'
import { Hidden } from '../../elements/Hidden.tsx'
import { MAX_DAY_FILTERS } from '../../showings/filter-keys.ts'
import { groupByDay, type Listing } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './DayChoices.module.css'
import { dayValue } from './filter-options.ts'

/** Radio buttons for the days of the programme. */
export function DayChoices({ name, days, listings }: { name: string; days: string[]; listings: Listing[] }) {
  const words = useWords()
  const now = useNow()
  const shownDays = useFirstScreenItems(days.slice(0, MAX_DAY_FILTERS), 4, MAX_DAY_FILTERS)
  const startsByDay = new Map(
    groupByDay(listings).map((day) => [day.date, day.listings.map(({ showing }) => showing.startsAt)]),
  )
  return (
    <fieldset className={styles.group}>
      <legend>
        <Hidden>{words.dayWanted}</Hidden>
      </legend>
      <div className={styles.days}>
        <label className={styles.day}>
          <input type="radio" name={name} value="all" defaultChecked className={styles.input} />
          <span className={styles.name}>{words.allDays}</span>
        </label>
        {shownDays.map((date, position) => {
          const { day, month } = splitDate(date)
          const isOverflow = position === MAX_DAY_FILTERS - 1 && days.length > MAX_DAY_FILTERS
          const label = formatSharedDay(startsByDay.get(date) ?? [], now, words) ?? capitalize(dayName(date))
          return (
            <label key={date} className={styles.day}>
              <input type="radio" name={name} value={dayValue(position)} className={styles.input} />
              <span className={styles.name}>{isOverflow ? words.later : label}</span>{' '}
              <span>
                {isOverflow && `${words.from} `}
                {day}. {month}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
