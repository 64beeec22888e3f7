import { useEffect, type RefObject } from 'react'

/**
 * Puts the focus into a panel's field as the panel opens, and back to where it was as it closes. Under a finger the panel itself has it:
 * the keyboard would cover half of what it says.
 */
export function useOwnFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const own = panel.current
    if (!isOpen || !own) return
    const former = document.activeElement
    const isTouch = matchMedia('(pointer: coarse)').matches
    ;(isTouch ? own : own.querySelector('textarea'))?.focus({ preventScroll: true })
    return () => {
      const here = document.activeElement
      // What is hidden loses the focus to the page as a whole.
      if (here !== document.body && !own.contains(here)) return
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    }
  }, [panel, isOpen])
}
