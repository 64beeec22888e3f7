import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'

interface Cut {
  text: string
  /** Its position, in pixels of the window. */
  left: number
  top: number
  bottom: number
}

const WAIT = 400
const GAP = 4
const EDGE = 8
const CELL = 'td, th'

/**
 * Shows the cut-off words of a cell while the pointer or the keyboard focus is on it or its row. Screen readers have them all
 * from the cell itself.
 */
export function FullText({ className, children }: { className: string; children: ReactNode }) {
  const [shown, setShown] = useState<Cut | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const over = useRef<Element | null>(null)
  const show = (element: Element | null, delay: number) => {
    if (element === over.current) return
    over.current = element
    clearTimeout(timer.current)
    setShown(null)
    if (element) timer.current = setTimeout(() => setShown(cutIn(element)), delay)
  }
  const hide = () => show(null, 0)
  useEffect(() => {
    const leave = () => {
      over.current = null
      setShown(null)
    }
    addEventListener('scroll', leave, true)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('scroll', leave, true)
    }
  }, [])
  return (
    <div
      role="presentation"
      className={className}
      onPointerOver={({ target, pointerType }: PointerEvent) =>
        pointerType === 'mouse' && show((target as Element).closest(CELL), WAIT)
      }
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(target.closest(`${CELL}, tr`), 0)}
      onBlur={hide}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
    >
      {children}
      {shown ? createPortal(<Words {...shown} />, document.body) : null}
    </div>
  )
}

/** The cut-off words of an element, and where the first of them is; null if none are cut. */
function cutIn(element: Element): Cut | null {
  const cut = [...element.querySelectorAll('.truncate, [class*="line-clamp-"]')].filter(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
  )
  const [first] = cut
  if (!first) return null
  const { left, top, bottom } = first.getBoundingClientRect()
  return { text: cut.map(({ textContent }) => textContent).join('\n'), left, top, bottom }
}

/** Below what is cut where there is room, else above; never beyond the window's edge. */
function Words({ text, left, top, bottom }: Cut) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const { width, height } = box.current.getBoundingClientRect()
    const hasRoom = bottom + GAP + height <= innerHeight - EDGE
    box.current.style.top = `${hasRoom ? bottom + GAP : top - GAP - height}px`
    box.current.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`
  }, [text, left, top, bottom])
  return (
    <div
      ref={box}
      role="tooltip"
      aria-hidden="true"
      className="pointer-events-none fixed z-60 w-max max-w-[min(28rem,calc(100vw-1rem))] animate-[appear_120ms] rounded-md bg-ink px-2 py-1 text-xs break-words whitespace-pre-line text-canvas shadow-float"
    >
      {text}
    </div>
  )
}
