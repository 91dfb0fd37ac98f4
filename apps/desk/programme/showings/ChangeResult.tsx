import { fill, programmeWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshWhenSettled } from '../../data/refresh.ts'
import { MailsWaiting } from '../showing/Recipients.tsx'
import styles from './ShowingsScreen.module.css'

/** What was done, and the button that undoes it. It takes the focus, so that a second press does not undo it. */
export function ChangeResult({
  changes: { changed, mailed, published },
  onDone,
}: {
  changes: CallReply<'changeShowings'>
  /** Goes back to the form. */
  onDone(): void
}) {
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const undo = useMutation({
    mutationFn: () => callDesk('undoShowingChanges', { body: { changed } }),
    onSettled: refreshWhenSettled(queryClient),
  })
  // Also after undo, whose button is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading has another text after undo.
  useEffect(() => heading.current?.focus(), [undo.isSuccess])
  const count = String(changed.length)
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.outcome}>
        {undo.isSuccess
          ? words.undoneChanges
          : published
            ? fill(words.changeDone, { count, milliseconds: String(published.milliseconds) })
            : fill(words.changeSaved, { count })}
      </h2>
      {undo.isSuccess ? (
        undo.data.mailed > 0 && <p>{fill(words.mailsOnUndo, { count: String(undo.data.mailed) })}</p>
      ) : (
        <MailsWaiting mailed={mailed} />
      )}
      {undo.isError && (
        <Problem message={errorMessage(undo.error, { content_conflict: words.undoConflict })} />
      )}
      {!undo.isSuccess && (
        <Button size="form" isPending={undo.isPending} onPress={() => undo.mutate()}>
          {words.undo}
        </Button>
      )}
      <Button kind="plain" size="form" onPress={onDone}>
        {words.changeSeveral}
      </Button>
    </div>
  )
}
