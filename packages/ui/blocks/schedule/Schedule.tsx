import type { SchedulePart } from '@lerret/model'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { useNow } from '../../now.ts'
import { dateOf } from '../../oslo-clock.ts'
import { DayList } from '../../showings/DayList.tsx'
import { listingsOf } from '../../showings/program.ts'
import { useWords } from '../../words.ts'
import styles from './Schedule.module.css'

/** What is on: the first day at once, the others folded up. */
export function Schedule({ part }: { part: SchedulePart }) {
  const listings = listingsOf(part)
  const words = useWords()
  const now = useNow()
  const first = listings[0]
  const isQuietToday = first && now !== null && dateOf(first.showing.startsAt) > dateOf(now)
  return (
    <div className={styles.schedule}>
      <Section heading={part.heading} link={part.link}>
        {!first && <Empty>{words.noShowingsInPeriod}</Empty>}
        {isQuietToday && <p className={styles.quiet}>{words.nothingToday}</p>}
        <DayList listings={listings} names="production" brief openDays={1} headed={part.heading} />
      </Section>
    </div>
  )
}
