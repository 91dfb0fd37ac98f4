import { osloClock } from '@lerret/model'
import { fill, todayWords as words } from '@lerret/words/desk'
import styles from './FeedHealth.module.css'
import { useTicketingReport } from './queries.ts'

/** Whether the ticketing provider answers. */
export function FeedHealth() {
  const { data } = useTicketingReport()
  if (!data) return null
  const { readAt, failingSince } = data.health
  // The house has no ticket system, or it has not been asked yet.
  if (readAt === null && failingSince === null) return null
  const provider = words.ticketProvider
  const isSilent = failingSince !== null
  return (
    <span className={styles.health} data-silent={isSilent || undefined}>
      <span aria-hidden="true" className={styles.mark} />
      {readAt === null
        ? fill(words.feedNever, { provider })
        : fill(failingSince === null ? words.feedAnswered : words.feedSilent, {
            provider,
            time: osloClock(failingSince ?? readAt).time,
          })}
    </span>
  )
}
