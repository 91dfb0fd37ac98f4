import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { capitalised, dateWithoutDay, dayName, fullDate, sayDayOfAll } from '../../dates.ts'
import { Heading } from '../../elements/Heading.tsx'
import { useNow } from '../../now.ts'
import type { Day } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './FoyerScreen.module.css'

interface ScreenDayProps extends Day {
  /** Said before the date, and after it. */
  before?: string
  behind?: string
  /** The day after, which takes less room. */
  isSecond?: boolean
  children: ReactNode
}

/** *I kveld*, *sundag 15. november*, and what is on. */
export function ScreenDay({ date, listings, before, behind, isSecond = false, children }: ScreenDayProps) {
  const now = useNow()
  const instants = listings.map(({ showing }) => showing.startsAt)
  const said = sayDayOfAll(instants, now, useWords())
  return (
    <section className={classNames(styles.day, isSecond && styles.second)}>
      <div className={styles.head}>
        <Heading className={styles.name}>{said ?? capitalised(dayName(date))}</Heading>
        <p className={styles.date}>
          {before && <span className={styles.house}>{before}</span>}{' '}
          {said ? fullDate(date, now) : dateWithoutDay(date, now)}
          {behind && `, ${behind}`}
        </p>
      </div>
      <ol className={styles.rows}>{children}</ol>
    </section>
  )
}
