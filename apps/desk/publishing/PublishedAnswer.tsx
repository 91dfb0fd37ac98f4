import { toHref } from '@lerret/model'
import { fill, problemWords, publishingWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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
  path = null,
  wasPublic = true,
  onReverted,
}: {
  published: CallReply<'publishRecords'>
  /** Where visitors see the record; null when it has no address, or several. */
  path?: string | null
  /** Whether visitors saw an earlier version of it before. */
  wasPublic?: boolean
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
  // The address is kept, since another one may be typed before the answer is gone.
  const [publishedPath] = useState(path)
  const { pages, milliseconds, problems } = revert.data ?? published
  const isOut = !revert.isSuccess || wasPublic
  return (
    <section className={styles.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {toHeading()}
      </h2>
      <p>
        {revert.isSuccess
          ? words.draftsStay
          : fill(pages === 1 ? words.publishedPage : words.publishedPages, { pages })}
      </p>
      {problems.length > 0 && <p>{words.notOut}</p>}
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
      <div className={styles.actions}>
        {publishedPath !== null && isOut && (
          <a href={toHref(publishedPath)} target="_blank" rel="noreferrer">
            {words.seePage}
          </a>
        )}
        {!revert.isSuccess && (
          <Button isPending={revert.isPending} onPress={() => revert.mutate()}>
            {words.revert}
          </Button>
        )}
      </div>
    </section>
  )

  function toHeading(): string {
    if (revert.isSuccess) return wasPublic ? words.reverted : words.revertedToNothing
    return problems.length > 0 ? words.publishedPartly : fill(words.published, { milliseconds })
  }
}
