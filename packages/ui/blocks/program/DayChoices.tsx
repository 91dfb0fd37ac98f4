import { useFirst } from '../../context/first-screen.ts'
import { capitalised, dayAndMonth, dayName, sayDayOfAll } from '../../dates.ts'
import { Hidden } from '../../elements/Hidden.tsx'
import { useNow } from '../../now.ts'
import { DAY_PLACES } from '../../showings/filter-keys.ts'
import { byDay, type Listing } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './DayChoices.module.css'
import { dayValue } from './filter-options.ts'

/** The days of the programme on a strip: all of them, or one. */
export function DayChoices({ name, days, listings }: { name: string; days: string[]; listings: Listing[] }) {
  const words = useWords()
  const now = useNow()
  const shown = useFirst(days.slice(0, DAY_PLACES), 4, DAY_PLACES)
  const startsOn = new Map(
    byDay(listings).map((day) => [day.date, day.listings.map(({ showing }) => showing.startsAt)]),
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
        {shown.map((date, place) => {
          const { day, month } = dayAndMonth(date)
          const isShared = place === DAY_PLACES - 1 && days.length > DAY_PLACES
          const said = sayDayOfAll(startsOn.get(date) ?? [], now, words) ?? capitalised(dayName(date))
          return (
            <label key={date} className={styles.day}>
              <input type="radio" name={name} value={dayValue(place)} className={styles.input} />
              <span className={styles.name}>{isShared ? words.later : said}</span>{' '}
              <span>
                {isShared && `${words.from} `}
                {day}. {month}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
