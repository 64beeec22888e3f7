import { useEffect, useState } from 'react'

/** Milliseconds after the page has begun: what was asked for comes first, also on a slow line. */
const PATIENCE = 1500

/** Whether it is time for what stands beside what was asked for. */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}
