import { useEffect } from 'react'

/** Keeps the screen on where the browser can (over https, or on the studio's own computer). */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) void lock.release()
      } catch {
        // The device saves power: the screen then goes dark as it is set to.
      }
    }
    const look = () => void hold()
    look()
    // The browser lets go whenever the page is out of sight.
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [])
}
