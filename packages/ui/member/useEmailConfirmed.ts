import { useEffect, useState } from 'react'
import type { Member } from './member.ts'

/** Whether the address of the account is confirmed: undefined until that is known, null when it cannot be found out. */
export function useEmailConfirmed(member: Member): boolean | null | undefined {
  const [isConfirmed, setConfirmed] = useState<boolean | null>()
  useEffect(() => {
    if (isConfirmed) return
    let isHere = true
    const check = () => void member.fetchEmailConfirmed().then((known) => isHere && setConfirmed(known))
    if (isConfirmed === undefined) check()
    // The link is opened in another window or on another device: whoever comes back from there sees what it gave.
    const checkOnReturn = () => document.visibilityState === 'visible' && check()
    document.addEventListener('visibilitychange', checkOnReturn)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', checkOnReturn)
    }
  }, [member, isConfirmed])
  return isConfirmed
}
