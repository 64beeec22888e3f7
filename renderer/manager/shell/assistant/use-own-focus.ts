import { useEffect, type RefObject } from 'react'

/**
 * Puts the focus into a panel's field as the panel opens, and back to where it was as it closes. Under a finger the panel itself has it:
 * the keyboard would cover half of what it says. Gives what takes it again, where what had it is gone.
 */
export function useOwnFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  useEffect(() => {
    const own = panel.current
    if (!isOpen || !own) return
    const former = document.activeElement
    focusIn(own)
    return () => {
      const here = document.activeElement
      // What is hidden loses the focus to the page as a whole.
      if (here !== document.body && !own.contains(here)) return
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    }
  }, [panel, isOpen])
  return () => focusIn(panel.current)
}

function focusIn(panel: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const place = isTouch ? panel : panel?.querySelector('textarea')
  place?.focus({ preventScroll: true })
}
