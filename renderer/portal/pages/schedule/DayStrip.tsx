import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { classes } from '../../../ui/classes.ts'
import { useMessages } from '../../messages/index.ts'
import { weekdayOf } from '../../parts/days.ts'

interface DayStripProps {
  days: readonly string[]
  value: string
  /** Days on which the reader has a booking: they carry a dot. */
  withBooking: ReadonlySet<string>
  /** Somebody comes to the row, to choose another day perhaps. */
  onNear: () => void
  onChange: (day: string) => void
}

/** The days to choose from in a row to swipe; it stays in reach while the classes are scrolled. */
export function DayStrip({ days, value, withBooking, onNear, onChange }: DayStripProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!strip.current || !chosen) return
    const left = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
    strip.current.scrollTo({ left, behavior: strip.current.scrollLeft === 0 ? 'instant' : 'smooth' })
  }, [value])

  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = by && days[days.indexOf(value) + by]
    if (!next) return
    event.preventDefault()
    onChange(next)
    strip.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus({ preventScroll: true })
  }

  return (
    <div className="sticky top-(--bar) z-10 -mx-4 -mt-5 lg:mx-0 mb-4 border-b border-line bg-canvas">
      <div
        ref={strip}
        role="group"
        aria-label={m.days}
        className="relative flex gap-1 overflow-x-auto px-3 py-2 [scrollbar-width:none]"
      >
        {days.map((day) => {
          const isChosen = day === value
          const isFirst = day.endsWith('-01')
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              tabIndex={isChosen ? 0 : -1}
              aria-pressed={isChosen}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => onChange(day)}
              onKeyDown={step}
              className={classes(
                'ring-focus flex h-15 w-12 shrink-0 flex-col items-center justify-center rounded-lg transition-colors',
                isChosen ? 'bg-accent text-on-accent' : 'text-ink hover:bg-hover',
                isFirst && 'ms-2',
              )}
            >
              <span className={classes('text-2xs font-medium', !isChosen && 'text-muted')}>
                {format.weekday(weekdayOf(day), 'short')}
              </span>{' '}
              <span className="figures text-lg font-semibold">{Number(day.slice(-2))}</span>
              <span className="sr-only">
                {' '}
                {format.date(day, 'month')}
                {withBooking.has(day) ? `, ${m.withBooking}` : null}
              </span>
              <span
                className={classes(
                  'size-1.5 rounded-full',
                  withBooking.has(day) ? (isChosen ? 'bg-on-accent' : 'bg-accent') : 'bg-transparent',
                )}
              />
            </button>
          )
        })}
      </div>
    </div>
  )
}
