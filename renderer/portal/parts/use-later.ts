import { useEffect, useState } from 'react'

/** Milliseconds after the page has begun: what was asked for comes first, also on a slow line. */
const PATIENCE = 1500

/** True if it is time for the content beside the requested one. */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}
