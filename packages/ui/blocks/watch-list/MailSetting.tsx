import { useEffect, useState } from 'react'
import { errorMessage } from '../../member/error-messages.ts'
import type { Member } from '../../member/member.ts'
import { ErrorNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import styles from './WatchList.module.css'

/** Whether the member gets mails about films on the list. A change is shown at once, and undone when the request fails. */
export function MailSetting({ member }: { member: Member }) {
  const words = useMemberWords()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [status, setStatus] = useState('')
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isMounted = true
    void member.fetchWatchMails().then((hasWatchMails) => isMounted && setWanted(hasWatchMails))
    return () => {
      isMounted = false
    }
  }, [member])

  async function change(wanted: boolean) {
    setWanted(wanted)
    setError(null)
    setStatus('')
    const { isDone, error: changeError } = await member.setWatchMails(wanted)
    if (isDone) return setStatus(wanted ? words.watchMailsOn : words.watchMailsOff)
    setWanted(!wanted)
    setError(changeError)
  }

  return (
    <div className={styles.mails}>
      {isWanted !== null && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWanted}
            onChange={({ currentTarget }) => void change(currentTarget.checked)}
          />
          <span>{words.watchMails}</span>
        </label>
      )}
      <p role="status" className={styles.said}>
        {status}
      </p>
      {error !== null && <ErrorNotice>{errorMessage(error, words)}</ErrorNotice>}
    </div>
  )
}
