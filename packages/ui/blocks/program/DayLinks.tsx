import { capitalised, dayAndMonth, dayName, sayDayOfAll } from '../../dates.ts'
import { useNow } from '../../now.ts'
import type { Day } from '../../showings/program.ts'
import { useWords } from '../../words.ts'
import styles from './DayLinks.module.css'

/** A way to each day of a long programme. */
export function DayLinks({ days, anchor }: { days: Day[]; anchor: string }) {
  const words = useWords()
  const now = useNow()
  return (
    <nav aria-label={words.jumpToDay} className={styles.links}>
      <ol className={styles.days}>
        {days.map(({ date, listings }) => {
          const { day, month } = dayAndMonth(date)
          const said = sayDayOfAll(
            listings.map(({ showing }) => showing.startsAt),
            now,
            words,
          )
          return (
            <li key={date}>
              <a href={`#${anchor}-${date}`} className={styles.day}>
                <span className={styles.name}>{said ?? capitalised(dayName(date))}</span> {day}. {month}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
