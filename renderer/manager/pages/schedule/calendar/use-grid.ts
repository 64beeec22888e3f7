import { useEffect, useRef, useState } from 'react'

/** True if the grid has taken its measures: it draws itself once without them. */
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

/**
 * Keeps the focus on a class while it moves: its block is drawn again in another place, and the focus is lost with the former
 * one. Once the reader is somewhere else it stays there.
 */
export function useFocusBlock(box: React.RefObject<HTMLElement | null>, events: unknown): (classId: number) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const selector = `[data-class-id="${wanted.current}"]`
    const frame = requestAnimationFrame(() => {
      const block = box.current?.querySelector<HTMLElement>(selector)
      const { activeElement, body } = document
      if (activeElement === body) block?.focus()
      else if (activeElement !== block) wanted.current = null
    })
    return () => cancelAnimationFrame(frame)
  }, [box, events])
  return (classId) => {
    wanted.current = classId
  }
}
