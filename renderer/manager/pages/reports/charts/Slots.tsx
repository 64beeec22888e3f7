import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { Anchor } from '../../../../ui/index.ts'
import { slotAfter, slotAt } from './slots.ts'

interface SlotsProps {
  /** The name of each slot, and where it leads. */
  slots: readonly { key: string; name: string; href?: string | undefined }[]
  /** Start of the first, and width of each, in pixels. */
  left: number
  wide: number
  at: number | null
  onPoint: (at: number | null) => void
  label: string
  describedBy?: string
}

/**
 * Slots over a drawing, one for each of its bars: pointing at one chooses it, a press follows where it leads. A finger chooses
 * first. One of them is a stop of the keyboard, and arrows lead from one to the next.
 */
export function Slots({ slots, left, wide, at, onPoint, label, describedBy }: SlotsProps) {
  const list = useRef<HTMLDivElement>(null)
  const byFinger = useRef(false)
  const point = (event: PointerEvent) => {
    const box = list.current?.getBoundingClientRect()
    if (box && event.pointerType === 'mouse') onPoint(slotAt(event.clientX - box.left - left, wide, slots.length))
  }
  const press = (event: MouseEvent) => {
    const n = slotOf(event.target)
    if (n === null) return
    onPoint(n)
    if (byFinger.current) event.preventDefault()
    if (byFinger.current) event.stopPropagation()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onPoint(null)
    const to = slotAfter(event.key, at ?? 0, slots.length)
    if (to === null) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-slot="${to}"] > *`)?.focus()
  }
  const focus = (event: { target: EventTarget }) => {
    if (!byFinger.current) onPoint(slotOf(event.target) ?? at)
  }
  return (
    <div
      role="toolbar"
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      className="absolute inset-0 print:hidden"
      onPointerDownCapture={(event) => {
        byFinger.current = event.pointerType !== 'mouse'
      }}
      onPointerMove={point}
      onClickCapture={press}
      onKeyDown={(event) => {
        byFinger.current = false
        move(event)
      }}
      onFocus={focus}
    >
      {slots.map(({ key, name, href }, n) => {
        const look = 'ring-focus absolute inset-0 rounded-sm -outline-offset-2!'
        const stop = n === Math.min(at ?? 0, slots.length - 1) ? 0 : -1
        return (
          <div key={key} data-slot={n} className="absolute inset-y-0" style={{ left: left + n * wide, width: wide }}>
            {href === undefined ? (
              <button type="button" aria-label={name} tabIndex={stop} className={look} />
            ) : (
              <Anchor href={href} aria-label={name} tabIndex={stop} className={look}>
                {null}
              </Anchor>
            )}
          </div>
        )
      })}
    </div>
  )
}

function slotOf(target: EventTarget): number | null {
  const slot = target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined
  return slot === undefined ? null : Number(slot)
}
