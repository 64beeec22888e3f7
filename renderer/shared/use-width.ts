import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide an element is inside, in pixels; 0 until it is known. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    setWidth(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
