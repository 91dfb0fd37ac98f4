import { useEffect, useState } from 'react'
import type { Member } from '../member.ts'

/** Whether the address of the account is confirmed: undefined while loading, null when the request failed. */
export function useEmailConfirmed(member: Member): boolean | null | undefined {
  const [isConfirmed, setConfirmed] = useState<boolean | null>()
  useEffect(() => {
    if (isConfirmed) return
    let isMounted = true
    const check = () =>
      void member.fetchEmailConfirmed().then((isNowConfirmed) => isMounted && setConfirmed(isNowConfirmed))
    if (isConfirmed === undefined) check()
    // The link is opened in another window or on another device, so check again when this window is visible again.
    const checkOnReturn = () => document.visibilityState === 'visible' && check()
    document.addEventListener('visibilitychange', checkOnReturn)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', checkOnReturn)
    }
  }, [member, isConfirmed])
  return isConfirmed
}
