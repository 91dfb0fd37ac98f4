import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { errorMessage } from '../../member/error-messages.ts'
import memberStyles from '../../member/Member.module.css'
import type { Member } from '../../member/member.ts'
import { ErrorNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

/** Collapsed, so that nobody leaves the club by accident. */
export function LeaveClub({ member, onLeft }: { member: Member; onLeft: () => void }) {
  const words = useMemberWords()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function leave() {
    if (isBusy) return
    setBusy(true)
    // Called before the request, because this component is unmounted afterwards.
    onLeft()
    const { isDone, error: leaveError } = await member.leaveClub()
    if (isDone) return
    setBusy(false)
    setError(leaveError)
  }

  return (
    <details className={memberStyles.fold}>
      <summary>{words.clubLeave}</summary>
      <div className={memberStyles.stack}>
        <p>{words.clubLeaveText}</p>
        {error !== null && <ErrorNotice>{errorMessage(error, words)}</ErrorNotice>}
        <Button type="button" look="danger" aria-busy={isBusy} onClick={() => void leave()}>
          {words.clubLeaveSure}
        </Button>
      </div>
    </details>
  )
}
