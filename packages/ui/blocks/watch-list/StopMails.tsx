import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import memberStyles from '../../member/Member.module.css'
import type { Member, Outcome } from '../../member/member.ts'
import { Problem, Told, Waiting } from '../../member/Notices.tsx'
import { codeOf, sayError } from '../../member/say-error.ts'
import { useMemberWords } from '../../member/words.ts'

interface StopMailsProps {
  member: Member
  stopKey: string
  /** Goes on to the list. */
  onEnd: () => void
}

/** Opened from a mail's link: the mails are stopped at once, as whoever pressed it wanted nothing else. */
export function StopMails({ member, stopKey, onEnd }: StopMailsProps) {
  const words = useMemberWords()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const stop = () => void member.stopWatchMails(stopKey).then(setOutcome)
  useEffect(() => {
    // Reloading the page must not stop what has been turned on again.
    member.forgetStopKey()
    void member.stopWatchMails(stopKey).then(setOutcome)
  }, [member, stopKey])

  if (!outcome) return <Waiting />
  const isWorthAnotherTry = !outcome.isDone && codeOf(outcome.error) !== 'stop_link_invalid'
  return (
    <div className={memberStyles.stack}>
      {outcome.isDone ? (
        <Told>{words.watchMailsStopped}</Told>
      ) : (
        <Problem>{sayError(outcome.error, words)}</Problem>
      )}
      <div className={memberStyles.send}>
        {isWorthAnotherTry && (
          <Button type="button" look="signal" onClick={stop}>
            {words.memberTryAgain}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onEnd}>
          {words.watchMailsToList}
        </Button>
      </div>
    </div>
  )
}
