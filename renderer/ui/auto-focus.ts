import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives a control the focus as it comes. Later than the browser's own way: what holds the focus within a dialog has to know
 * of the control first.
 */
export function useAutoFocus<Control extends HTMLElement>(isWanted: boolean | undefined): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const atFirst = useRef(isWanted)
  useEffect(() => {
    if (atFirst.current) control.current?.focus()
    atFirst.current = false
  }, [])
  return control
}
