import { fill } from '@lerret/words'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import {
  capitalize,
  dayName,
  formatDate,
  formatRelativeDay,
  formatSharedDay,
  formatShortDate,
} from '../../dates.ts'
import { TimeText } from '../../elements/DateText.tsx'
import type { Listing } from '../../showings/listings.ts'
import { getShowingStatus } from '../../showings/status.ts'
import { useWords } from '../../words.ts'
import styles from './WeekTable.module.css'
import type { Week } from './weeks.ts'

/** A table of a week, with days as rows and halls as columns. */
export function WeekTable({ week, halls }: { week: Week; halls: string[] }) {
  const words = useWords()
  const now = useNow()
  const format = (date = '') => formatDate(date, now, words)
  return (
    <table className={styles.week}>
      <caption className={styles.caption}>
        {fill(words.dayRange, { from: format(week.days[0]?.date), to: format(week.days.at(-1)?.date) })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {words.dayWanted}
          </th>
          {halls.map((hall) => (
            <th key={hall} scope="col" className={styles.hall}>
              {hall}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ date, cells }) => (
          <tr key={date} className={styles.row}>
            <DayName date={date} listings={cells.flat()} />
            {cells.every((cell) => cell.length === 0) ? (
              <td colSpan={halls.length} className={styles.nothing}>
                {words.nothingThatDay}
              </td>
            ) : (
              cells.map((cell, index) => (
                <td key={halls[index]} className={styles.cell}>
                  {cell.length > 0 && <Cell listings={cell} />}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayName({ date, listings }: { date: string; listings: Listing[] }) {
  const words = useWords()
  const starts = listings.map(({ showing }) => showing.startsAt)
  const now = useNow()
  const label =
    formatSharedDay(starts, now, words) ??
    formatRelativeDay(date, now, words) ??
    capitalize(dayName(date, words))
  return (
    <th scope="row" className={styles.day}>
      {label} <span className={styles.date}>{formatShortDate(date, words)}</span>
    </th>
  )
}

function Cell({ listings }: { listings: Listing[] }) {
  const words = useWords()
  const now = useNow()
  return (
    <ul className={styles.entries}>
      {listings.map(({ showing, production }) => {
        const status = getShowingStatus(showing, now, words)
        return (
          <li key={showing.id} className={classNames(styles.entry, status?.tone === 'off' && styles.off)}>
            <TimeText instant={showing.startsAt} className={styles.time} />{' '}
            <a href={production.href} className={styles.title}>
              {production.title}
            </a>
            {status && <strong className={styles.status}> {status.text}</strong>}
          </li>
        )
      })}
    </ul>
  )
}
