import { useEffect, useEffectEvent } from 'react'
import { Scanned } from './scanned.ts'

/** Hears a scanner that types like a keyboard, wherever the focus is but in a field; `onCode` gets '' for a scan that is no code. */
export function useScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const scanned = new Scanned()
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const found = scanned.press(event)
      if (found === undefined) return
      event.preventDefault()
      tell(found === 'unreadable' ? '' : found.code)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
