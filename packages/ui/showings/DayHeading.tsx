import { capitalised, fullDate, sayDayOfAll } from '../dates.ts'
import { Heading } from '../elements/Heading.tsx'
import { useNow } from '../now.ts'
import { useWords } from '../words.ts'
import styles from './DayList.module.css'
import type { Day } from './listings.ts'

/** *I kveld, sundag 15. november* */
export function DayHeading({ date, listings, headed }: Day & { headed: string }) {
  const now = useNow()
  const instants = listings.map(({ showing }) => showing.startsAt)
  const said = sayDayOfAll(instants, now, useWords())
  const full = fullDate(date, now)
  if (said === null || said === headed)
    return <Heading className={styles.heading}>{capitalised(full)}</Heading>
  return (
    <Heading className={styles.heading}>
      {said}
      <span className={styles.comma}>,</span> <span className={styles.date}>{full}</span>
    </Heading>
  )
}
