import { TODAY_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { useProblems } from '../problems/use-problems.ts'
import { findRecordPath } from '../records/record-path.ts'
import styles from './NeedsYou.module.css'
import { type DeskProblem, problemSentence } from './problem-sentences.ts'

/** Problems in plain words, each with the way to where it is solved. */
export function NeedsYou() {
  const { data, isError, refetch } = useProblems()
  return (
    <ListSection title={words.needsYou}>
      {isError && !data && <Problem message={words.problemsFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <RowsText>{words.nothingNeedsYou}</RowsText>}
      {data && data.length > 0 && (
        <Rows>
          {data.map((problem) => (
            <ProblemRow key={JSON.stringify(problem)} problem={problem} />
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

function ProblemRow({ problem }: { problem: DeskProblem }) {
  const path = problem.record && findRecordPath(problem.record.kind, problem.record.id)
  return (
    <li className={styles.problem}>
      <p>{problemSentence(problem)}</p>
      {path && <ButtonLink href={path}>{words.openRecord}</ButtonLink>}
      {problem.action === 'none' && <p className={styles.note}>{words.tellOperator}</p>}
    </li>
  )
}
