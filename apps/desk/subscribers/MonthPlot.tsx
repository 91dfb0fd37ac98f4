import { splitDate } from '@lerret/ui/dates'
import { dateWords, subscriberWords as words } from '@lerret/words/desk'
import { ListSection } from '../controls/ListSection.tsx'
import type { CallReply } from '../data/call-desk.ts'
import styles from './Subscribers.module.css'

/** Subscribers at the end of each month, as bars with their numbers. */
export function MonthPlot({ months }: { months: CallReply<'subscribers'>['months'] }) {
  const highest = Math.max(1, ...months.map(({ confirmed }) => confirmed))
  return (
    <div className={styles.plot}>
      <ListSection title={words.months} note={words.monthsNote}>
        <ol className={styles.months}>
          {months.map(({ month, confirmed }) => (
            <li key={month} className={styles.month}>
              <span className={styles.number}>{confirmed}</span>
              <svg
                viewBox="0 0 10 60"
                preserveAspectRatio="none"
                className={styles.column}
                aria-hidden="true"
              >
                <rect
                  x="0"
                  y={60 - (confirmed / highest) * 60}
                  width="10"
                  height={(confirmed / highest) * 60}
                />
              </svg>
              <span className={styles.name}>{splitDate(`${month}-01`, dateWords).month}</span>
            </li>
          ))}
        </ol>
      </ListSection>
    </div>
  )
}
