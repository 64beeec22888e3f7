import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How wide the grid is, in pixels; 0 until it is known. */
export function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      // On paper the grid is not drawn: it comes back as it was.
      const wide = Math.round(entry?.contentRect.width ?? 0)
      if (wide > 0) setWidth(wide)
    })
    setWidth(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}

/** Whether the grid has taken its measures: it draws itself once without them. */
export function useMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isMeasured
}

/** Hours without a class hold nothing that the keyboard could come to and scroll them: then the head of their row is a stop. */
export function useReachable(box: React.RefObject<HTMLElement | null>, isMeasured: boolean, isEmpty: boolean): void {
  useEffect(() => {
    const hours = box.current?.querySelector<HTMLElement>('[style*="overflow"][style*="auto"] [role=rowheader]')
    if (isEmpty) hours?.setAttribute('tabindex', '0')
    else hours?.removeAttribute('tabindex')
  }, [box, isMeasured, isEmpty])
}

/** Keeps the focus on a class while it moves: its block is drawn anew in another place. */
export function useFocusBlock(box: React.RefObject<HTMLElement | null>, events: unknown): (classId: number) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const selector = `[data-class-id="${wanted.current}"]`
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [box, events])
  return (classId) => {
    wanted.current = classId
  }
}
