import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import memberStyles from '../../member/Member.module.css'
import { type Member, type Outcome, useReadable } from '../../member/member.ts'
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
  const profile = useReadable(member.session, undefined)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isOnAgain, setOnAgain] = useState(false)
  const stop = () => void member.stopWatchMails(stopKey).then(setOutcome)
  useEffect(stop, [member, stopKey])

  async function undo() {
    const again = await member.setWatchMails(true)
    if (again.isDone) setOnAgain(true)
    else setOutcome(again)
  }

  if (!outcome) return <Waiting />
  const isWorthAnotherTry = !outcome.isDone && codeOf(outcome.error) !== 'stop_link_invalid'
  return (
    <div className={memberStyles.stack}>
      {outcome.isDone ? (
        <Told key={String(isOnAgain)}>{isOnAgain ? words.watchMailsOn : words.watchMailsStopped}</Told>
      ) : (
        <Problem>{sayError(outcome.error, words)}</Problem>
      )}
      <div className={memberStyles.send}>
        {isWorthAnotherTry && (
          <Button type="button" look="signal" onClick={stop}>
            {words.memberTryAgain}
          </Button>
        )}
        {outcome.isDone && profile && !isOnAgain && (
          <Button type="button" look="quiet" onClick={() => void undo()}>
            {words.watchMailsUndo}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onEnd}>
          {words.watchMailsToList}
        </Button>
      </div>
    </div>
  )
}
