import type { ClubScreening } from '@lerret/model'
import { fill } from '@lerret/words'
import { clubWords } from '@lerret/words/nynorsk/members/club'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { errorMessage } from '../../member/error-messages.ts'
import type { Member } from '../../member/member.ts'
import { ErrorNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { useWordsWith } from '../../words.ts'
import styles from './CinemaClub.module.css'

/** Signs the member up for a screening, or off. */
export function SignUp({ member, screening }: { member: Member; screening: ClubScreening }) {
  const words = useWordsWith(clubWords)
  const memberWords = useMemberWords()
  const { id, title, isSignedUp, signUpCount } = screening
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasSignedOff, setSignedOff] = useState(false)
  async function toggle() {
    if (isBusy) return
    setBusy(true)
    const outcome = await member.signUpForScreening(id, !isSignedUp)
    setBusy(false)
    setError(outcome.isDone ? null : outcome.error)
    if (outcome.isDone) setSignedOff(isSignedUp)
  }
  return (
    <div className={styles.signUp}>
      {error !== null && <ErrorNotice>{errorMessage(error, memberWords)}</ErrorNotice>}
      <Button
        type="button"
        look={isSignedUp ? 'quiet' : 'action'}
        aria-busy={isBusy}
        aria-label={fill(isSignedUp ? words.clubSignOffLabel : words.clubSignUpLabel, { title })}
        onClick={() => void toggle()}
      >
        {isSignedUp ? words.clubSignOff : words.clubSignUp}
      </Button>
      <p role="status" className={styles.quiet}>
        {isSignedUp ? words.clubSignedUp : hasSignedOff && words.clubSignedOff}{' '}
        {signUpCount === 1
          ? words.clubSignUpCountOne
          : signUpCount > 1 && fill(words.clubSignUpCount, { count: signUpCount })}
      </p>
    </div>
  )
}
