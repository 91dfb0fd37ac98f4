import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { errorMessage, getErrorCode } from '../../member/error-messages.ts'
import memberStyles from '../../member/Member.module.css'
import type { Member, Outcome } from '../../member/member.ts'
import { ErrorNotice, LoadingNotice, StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

interface StopMailsProps {
  member: Member
  stopKey: string
  onClose: () => void
}

/** Opened by a mail's link: stops the mails at once. */
export function StopMails({ member, stopKey, onClose }: StopMailsProps) {
  const words = useMemberWords()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const stop = () => void member.stopWatchMails(stopKey).then(setOutcome)
  useEffect(() => {
    // Reloading the page must not stop mails that have been turned on again.
    member.removeStopMailsKey()
    void member.stopWatchMails(stopKey).then(setOutcome)
  }, [member, stopKey])

  if (!outcome) return <LoadingNotice />
  const canRetry = !outcome.isDone && getErrorCode(outcome.error) !== 'stop_link_invalid'
  return (
    <div className={memberStyles.stack}>
      {outcome.isDone ? (
        <StatusNotice>{words.watchMailsStopped}</StatusNotice>
      ) : (
        <ErrorNotice>{errorMessage(outcome.error, words)}</ErrorNotice>
      )}
      <div className={memberStyles.send}>
        {canRetry && (
          <Button type="button" look="signal" onClick={stop}>
            {words.memberTryAgain}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onClose}>
          {words.watchMailsToList}
        </Button>
      </div>
    </div>
  )
}
