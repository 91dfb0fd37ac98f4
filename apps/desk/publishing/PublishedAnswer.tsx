import { fill, PROBLEM_NYNORSK as problemWords, PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshWhenSettled } from '../data/refresh.ts'
import { contentProblemSentence } from '../problems/problem-sentences.ts'
import { findRecordPath } from '../records/record-path.ts'
import styles from './PublishedAnswer.module.css'

/** The answer takes the focus, so that a second press of the button does not take the publishing back. */
export function PublishedAnswer({
  published,
  onReverted,
}: {
  published: CallReply<'publishRecords'>
  onReverted?(): void
}) {
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const revert = useMutation({
    mutationFn: () => callDesk('revertPublication', { params: { batch: published.batch } }),
    onSuccess: onReverted,
    onSettled: refreshWhenSettled(queryClient),
  })
  const { pages, milliseconds, problems } = published
  return (
    <section className={styles.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {revert.isSuccess ? words.reverted : fill(words.published, { milliseconds })}
      </h2>
      {!revert.isSuccess && (
        <p>{fill(pages === 1 ? words.publishedPage : words.publishedPages, { pages })}</p>
      )}
      {problems.map((problem) => {
        const path = problem.record && findRecordPath(problem.record.kind, problem.record.id)
        return (
          <div key={JSON.stringify(problem)} className={styles.problem}>
            <p>{contentProblemSentence(problem)}</p>
            {path && <ButtonLink href={path}>{problemWords.showRecord}</ButtonLink>}
          </div>
        )
      })}
      {revert.isError && (
        <Problem message={errorMessage(revert.error, { content_conflict: words.revertConflict })} />
      )}
      {!revert.isSuccess && (
        <Button isPending={revert.isPending} onPress={() => revert.mutate()}>
          {words.revert}
        </Button>
      )}
    </section>
  )
}
