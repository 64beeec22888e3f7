import { useEffect, useState, type ReactNode } from 'react'

/** Milliseconds after the page has begun: what was asked for comes first. */
const PATIENCE = 1500

/** The bell, which comes once the page is there; its room is kept. */
export function LateBell() {
  const [Bell, setBell] = useState<(() => ReactNode) | null>(null)
  useEffect(() => {
    const come = () => void import('./Bell.tsx').then(({ default: it }) => setBell(() => it)).catch(() => undefined)
    const timer = setTimeout(come, PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return Bell ? <Bell /> : <span className="-me-2 size-11 shrink-0" />
}
