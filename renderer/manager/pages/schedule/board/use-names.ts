import { useEffect } from 'react'

/**
 * Names the board by its day, and each column by its head: for screen readers the calendar would call them by the days it takes
 * them for, and hide the heads.
 */
export function useNames(box: React.RefObject<HTMLElement | null>, title: string): void {
  // After each render: the calendar draws its heads again as it likes.
  useEffect(() => {
    for (const head of box.current?.querySelectorAll('[role=columnheader]') ?? []) {
      const [date, shown] = head.children
      if (!date || !shown) continue
      date.setAttribute('aria-hidden', 'true')
      shown.removeAttribute('aria-hidden')
    }
    box.current?.querySelector('[role=table], [role=grid]')?.setAttribute('aria-label', title)
  })
}
