import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import memberStyles from '../../member/Member.module.css'
import type { Member } from '../../member/member.ts'
import { Problem } from '../../member/Notices.tsx'
import { sayError } from '../../member/say-error.ts'
import { useMemberWords } from '../../member/words.ts'

/** Folded away: nobody leaves the club by pressing what comes next. */
export function LeaveClub({ member, onLeft }: { member: Member; onLeft: () => void }) {
  const words = useMemberWords()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function leave() {
    if (isBusy) return
    setBusy(true)
    // Told before: when it is done, this is no longer on the screen.
    onLeft()
    const { isDone, error: failure } = await member.leaveClub()
    if (isDone) return
    setBusy(false)
    setError(failure)
  }

  return (
    <details className={memberStyles.fold}>
      <summary>{words.clubLeave}</summary>
      <div className={memberStyles.stack}>
        <p>{words.clubLeaveText}</p>
        {error !== null && <Problem>{sayError(error, words)}</Problem>}
        <Button type="button" look="signal" aria-busy={isBusy} onClick={() => void leave()}>
          {words.clubLeaveSure}
        </Button>
      </div>
    </details>
  )
}
