import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { capitalize, dayName, formatDate, formatFullDate, formatSharedDay } from '../../dates.ts'
import { Heading } from '../../elements/Heading.tsx'
import type { Day } from '../../showings/listings.ts'
import { useDisplayWords } from '../display-words.ts'
import styles from './FoyerScreen.module.css'

interface ScreenDayProps extends Day {
  /** Texts before and after the date. */
  prefix?: string
  suffix?: string
  /** The next day is set smaller. */
  isSecond?: boolean
  children: ReactNode
}

/** *I kveld*, *sundag 15. november*, and the showings. */
export function ScreenDay({
  date,
  listings,
  prefix: before,
  suffix: behind,
  isSecond = false,
  children,
}: ScreenDayProps) {
  const now = useNow()
  const instants = listings.map(({ showing }) => showing.startsAt)
  const words = useDisplayWords()
  const relativeDay = formatSharedDay(instants, now, words)
  return (
    <section className={classNames(styles.day, isSecond && styles.second)}>
      <div className={styles.head}>
        <Heading className={styles.name}>{relativeDay ?? capitalize(dayName(date, words))}</Heading>
        <p className={styles.date}>
          {before && <span className={styles.house}>{before}</span>}{' '}
          {relativeDay ? formatFullDate(date, now, words) : formatDate(date, now, words)}
          {behind && `, ${behind}`}
          {/* Filled in by the script of the screen. */}
          {!isSecond && <span className={styles.clock} data-clock={words.screenLastUpdated} hidden />}
        </p>
      </div>
      <ol className={styles.rows}>{children}</ol>
    </section>
  )
}
