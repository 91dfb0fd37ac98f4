import { useNow } from '../context/now.ts'
import { capitalize, formatFullDate, formatSharedDay } from '../dates.ts'
import { Heading } from '../elements/Heading.tsx'
import { useWords } from '../words.ts'
import styles from './DayList.module.css'
import type { Day } from './listings.ts'

/** *I kveld, sundag 15. november* */
export function DayHeading({ date, listings, heading }: Day & { heading: string }) {
  const now = useNow()
  const words = useWords()
  const instants = listings.map(({ showing }) => showing.startsAt)
  const dayName = formatSharedDay(instants, now, words)
  const full = formatFullDate(date, now, words)
  if (dayName === null || dayName === heading)
    return <Heading className={styles.heading}>{capitalize(full)}</Heading>
  return (
    <Heading className={styles.heading}>
      {dayName}
      <span className={styles.comma}>,</span> <span className={styles.date}>{full}</span>
    </Heading>
  )
}
