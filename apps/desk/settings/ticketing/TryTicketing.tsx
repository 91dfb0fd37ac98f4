import type { TicketFeed } from '@lerret/model'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatWhen } from '../../controls/times/times.ts'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Settings.module.css'

/** Asks the ticketing provider with what is typed, and shows what it answered. Nothing is stored. */
export function TryTicketing({
  venueId,
  feed,
  isDisabled,
}: {
  venueId: string
  feed: TicketFeed
  isDisabled: boolean
}) {
  const attempt = useMutation({ mutationFn: () => callDesk('tryTicketing', { body: { venueId, feed } }) })
  return (
    <div className={styles.found}>
      <p className={styles.help}>{words.tryHelp}</p>
      <div>
        <Button
          size="form"
          isDisabled={isDisabled || venueId === ''}
          isPending={attempt.isPending}
          onPress={() => attempt.mutate()}
        >
          {words.try}
        </Button>
      </div>
      {attempt.isError && <Problem message={errorMessage(attempt.error)} />}
      {attempt.data?.problem && <Problem message={attempt.data.problem} />}
      <div role="status">
        {attempt.isPending && words.trying}
        {attempt.data && (!attempt.data.problem || attempt.data.showings > 0) && <Answer {...attempt.data} />}
      </div>
    </div>
  )
}

function Answer({
  showings,
  next,
}: {
  showings: number
  next: { title: string; startsAt: string; hall: string }[]
}) {
  if (next.length === 0) return <p>{words.tryNone}</p>
  return (
    <>
      <p>{fill(words.tryFound, { count: showings })}</p>
      <ul>
        {next.map(({ title, startsAt, hall }) => (
          <li key={`${title} ${startsAt} ${hall}`}>
            <b>{title}</b>, {formatWhen(startsAt)}, {hall}
          </li>
        ))}
      </ul>
    </>
  )
}
