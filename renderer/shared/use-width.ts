import { useLayoutEffect, useState, type RefObject } from 'react'

/** Returns the inner width of an element in pixels; 0 until it is known. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      // On paper some elements are not drawn: they come back as they were.
      const wide = Math.round(entry?.contentRect.width ?? 0)
      if (wide > 0) setWidth(wide)
    })
    setWidth(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
