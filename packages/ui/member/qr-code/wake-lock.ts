import { useEffect } from 'react'

/** Prevents the screen from turning off while a code is shown. */
export function useWakeLock(isShown: boolean) {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isUnmounted = false
    const requestLock = async () => {
      // Refused on a low battery, and while the page is hidden.
      const newLock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isUnmounted) void newLock?.release()
      else lock = newLock
    }
    // The lock ends by itself when the page is hidden.
    const requestAgain = () => document.visibilityState === 'visible' && void requestLock()
    document.addEventListener('visibilitychange', requestAgain)
    void requestLock()
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [isShown])
}
