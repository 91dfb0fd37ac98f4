import { useEffect } from 'react'

/** Keeps the screen awake while a code is shown: a phone that goes dark in the queue is a nuisance. */
export function useWakeLock(isShown: boolean) {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      // Refused on a low battery, and while the page is hidden: then the screen does as it always does.
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void held?.release()
      else lock = held
    }
    // The lock ends by itself when the page is hidden.
    const again = () => document.visibilityState === 'visible' && void hold()
    document.addEventListener('visibilitychange', again)
    void hold()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isShown])
}
