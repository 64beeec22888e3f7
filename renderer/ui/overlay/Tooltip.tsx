import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'

interface TooltipProps {
  text: string
  /** Keeps the words in the page for `aria-describedby`, and shows them sooner and on a tap as well. */
  id?: string | undefined
  children: ReactNode
}

const GAP = 6
const EDGE = 8

/**
 * Words that explain a control: on hovering, on keyboard focus and, with an `id`, on a tap. They stay while the pointer
 * is on them and go with Escape, and with a press where they only name the control. Small and its own, because every
 * first load carries it.
 */
export function Tooltip({ text, id, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      ref={anchor}
      role="presentation"
      className="contents"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && later(true, id ? 120 : 500)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(false, 100)}
      onPointerDownCapture={({ pointerType }) => pointerType === 'mouse' && !id && later(false, 0)}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && id && later(true, 0)}
      onFocus={({ target }) => target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
      onKeyDown={({ key }) => key === 'Escape' && later(false, 0)}
    >
      {children}
      {isOpen ? createPortal(<Words text={text} anchor={anchor} />, document.body) : null}
      {id ? (
        <span id={id} hidden>
          {text}
        </span>
      ) : null}
    </span>
  )
}

/** Above the control where there is room, else below; never beyond the window's edge. */
function Words({ text, anchor }: { text: string; anchor: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!control || !box.current) return
    const of = control.getBoundingClientRect()
    const own = box.current.getBoundingClientRect()
    const above = of.top - own.height - GAP
    const left = of.left + of.width / 2 - own.width / 2
    box.current.style.top = `${above < EDGE ? of.bottom + GAP : above}px`
    box.current.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - own.width - EDGE))}px`
  }, [anchor, text])
  return (
    <div
      ref={box}
      role="tooltip"
      data-react-aria-top-layer="true"
      className="fixed z-60 w-max max-w-64 animate-[appear_120ms] rounded-md bg-ink px-2 py-1 text-xs text-pretty text-canvas shadow-float"
    >
      {text}
    </div>
  )
}
