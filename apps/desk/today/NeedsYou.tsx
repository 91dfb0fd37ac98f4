import { osloClock } from '@lerret/model'
import { fill, TODAY_NYNORSK as words } from '@lerret/words/desk'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import type { CallReply } from '../data/call-desk.ts'
import styles from './NeedsYou.module.css'
import { useTicketingReport } from './queries.ts'

/** Problems in plain words. */
export function NeedsYou() {
  const { data, isError, refetch } = useTicketingReport()
  const problems = data && listProblems(data)
  return (
    <ListSection title={words.needsYou}>
      {isError && !data && <Problem message={words.problemsFailed} onRetry={() => void refetch()} />}
      {problems?.length === 0 && <RowsText>{words.nothingNeedsYou}</RowsText>}
      {problems && problems.length > 0 && (
        <Rows>
          {problems.map((sentence) => (
            <li key={sentence} className={styles.problem}>
              {sentence}
            </li>
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

function listProblems({ health, showings }: CallReply<'ticketingReport'>): string[] {
  const problems: string[] = []
  if (health.failingSince !== null)
    problems.push(fill(words.feedFailing, { time: osloClock(health.failingSince).time }))
  if (showings.some(({ isDeleted }) => isDeleted)) problems.push(words.deletedButSold)
  return problems
}
