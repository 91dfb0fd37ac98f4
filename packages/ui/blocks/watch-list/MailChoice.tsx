import { useEffect, useState } from 'react'
import type { Member } from '../../member/member.ts'
import { Problem } from '../../member/Notices.tsx'
import { sayError } from '../../member/say-error.ts'
import { useMemberWords } from '../../member/words.ts'
import styles from './WatchList.module.css'

/** Whether the member is told by mail of films on the list; drawn when it is known. A press counts at once, or is taken back. */
export function MailChoice({ member }: { member: Member }) {
  const words = useMemberWords()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isHere = true
    void member.fetchWatchMails().then((known) => isHere && setWanted(known))
    return () => {
      isHere = false
    }
  }, [member])

  async function choose(wanted: boolean) {
    setWanted(wanted)
    setError(null)
    setSaid('')
    const { isDone, error: failure } = await member.setWatchMails(wanted)
    if (isDone) return setSaid(wanted ? words.watchMailsOn : words.watchMailsOff)
    setWanted(!wanted)
    setError(failure)
  }

  return (
    <div className={styles.mails}>
      {isWanted !== null && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWanted}
            onChange={({ currentTarget }) => void choose(currentTarget.checked)}
          />
          <span>{words.watchMails}</span>
        </label>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {error !== null && <Problem>{sayError(error, words)}</Problem>}
    </div>
  )
}
