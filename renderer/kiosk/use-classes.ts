import { useCallback, useEffect, useRef, useState } from 'react'
import { readClasses, type Classes } from './ask.ts'

/** Milliseconds between two looks: while all is well, and while nobody answers. */
const EVERY = { well: 15_000, gone: 4000 }

/** The classes that begin, looked at again and again; `onRevoked` once the studio knows this kiosk no more. */
export function useClasses(onRevoked: () => void) {
  const [classes, setClasses] = useState<Classes | null>(null)
  const [isGone, setGone] = useState(false)
  const looks = useRef({ begun: 0, seen: 0 })
  const look = useCallback(async () => {
    const at = (looks.current.begun += 1)
    const asked = await readClasses()
    // Looks overlap while nobody answers: what one of them found is not undone by an earlier one that comes later.
    if (at < looks.current.seen) return
    looks.current.seen = at
    if (asked.kind === 'refused' && asked.status === 401) return onRevoked()
    setGone(asked.kind !== 'done')
    setClasses(asked.kind === 'done' ? asked.answer : null)
  }, [onRevoked])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isGone ? EVERY.gone : EVERY.well)
    return () => clearInterval(timer)
  }, [look, isGone])
  const failed = useCallback(() => {
    setGone(true)
    setClasses(null)
  }, [])
  return { classes, isGone, look, failed }
}
