import { useCallback } from 'react'

/** The look of a row that goes on behind its end. */
export const FADING_END = 'data-more:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)]'

/** For a row that scrolls sideways: marks it with `data-more` as long as something is hidden behind its end. */
export function useFadingEnd() {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return
    const mark = () => row.toggleAttribute('data-more', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
    const sizes = new ResizeObserver(mark)
    sizes.observe(row)
    if (row.firstElementChild) sizes.observe(row.firstElementChild)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [])
}
