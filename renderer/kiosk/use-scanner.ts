import { useEffect, useEffectEvent } from 'react'

/** Whether a text is what the code on a phone says; the server looks whether it is genuine. */
export const isCode = (text: string): boolean => /^\d{1,15}\.\d{1,12}\.[0-9a-f]{32}$/.test(text)

/** Milliseconds between two keys: a scanner types faster than anybody. */
const PAUSE = 200

/** Hears a scanner that types like a keyboard, wherever the focus is but in a field: a code and Enter. */
export function useScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let last = 0
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      if (event.timeStamp - last > PAUSE) typed = ''
      last = event.timeStamp
      if (event.key === 'Enter') {
        if (!isCode(typed)) return
        event.preventDefault()
        tell(typed)
        typed = ''
      } else if (event.key.length === 1) typed += event.key
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
