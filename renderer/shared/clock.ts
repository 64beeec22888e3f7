import { useEffect, useState } from 'react'

/** Milliseconds since 1970 by this device's clock. */
export const now = () => Date.now()

/** The time, renewed every so many milliseconds: for countdowns and "now" lines. */
export function useNow(every: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [every])
  return time
}
