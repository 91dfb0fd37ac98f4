import { todayWords as words } from '@lerret/words/desk'
import { Button, ButtonLink } from '../../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { useProblems } from '../../problems/use-problems.ts'
import styles from './NeedsYou.module.css'
import { findWayOut } from './problem-actions.ts'
import { type DeskProblem, problemSentence } from './problem-sentences.ts'

/** Problems in plain words, each with the button that leads to where it is solved. */
export function NeedsYou() {
  const { data, isError, isFetching, refetch } = useProblems()
  return (
    <ListSection title={words.needsYou}>
      {isError && !data && <Problem message={words.problemsFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <RowsText>{words.nothingNeedsYou}</RowsText>}
      {data && data.length > 0 && (
        <Rows>
          {data.map((problem) => (
            <ProblemRow
              key={JSON.stringify(problem)}
              problem={problem}
              isChecking={isFetching}
              onCheck={() => void refetch()}
            />
          ))}
        </Rows>
      )}
    </ListSection>
  )
}

function ProblemRow({
  problem,
  isChecking,
  onCheck,
}: {
  problem: DeskProblem
  isChecking: boolean
  onCheck(): void
}) {
  const wayOut = findWayOut(problem)
  return (
    <li className={styles.problem}>
      <p>{problemSentence(problem)}</p>
      {wayOut.type === 'operator' && <p className={styles.note}>{words.tellOperator}</p>}
      {wayOut.type === 'operator' ? (
        <Button isPending={isChecking} onPress={onCheck}>
          {words.checkAgain}
        </Button>
      ) : (
        <ButtonLink href={wayOut.href}>{wayOut.label}</ButtonLink>
      )}
    </li>
  )
}
