import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormat } from '../format/use-format.ts'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/field/Select.tsx'
import type { HoursProps } from './hours.ts'
import { drawn, hoursOf, servicesIn, timeOf, type Stretch, type Window } from './windows.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const STEP = 30
const EVERY = 0
// The style of this grid alone is no part of the stylesheet that every page fetches.
const COLUMNS = { gridTemplateColumns: '3.5rem repeat(7, minmax(0, 1fr))' }
const PAN = { touchAction: 'pan-y', userSelect: 'none' } as const
// Two stripes to a half hour of 24 px: they run on from one to the next.
const STRIPED = {
  background:
    'repeating-linear-gradient(135deg, color-mix(in srgb, var(--accent) 55%, transparent) 0 1.5px, transparent 1.5px 8.485px) border-box',
}
const ARROWS: Readonly<Record<string, [days: number, steps: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Cell {
  weekday: number
  from: number
}

/** A stroke under way: where it began, where it is, and whether it rubs out. */
interface Stroke {
  start: Cell
  end: Cell
  isRubbing: boolean
}

/** Between two half hours of the day on which a stroke began, both included. */
function stretchOf({ start, end }: Stroke): Stretch {
  return {
    weekday: start.weekday,
    from: Math.min(start.from, end.from),
    to: Math.max(start.from, end.from) + STEP,
  }
}

interface WeekGridProps extends HoursProps {
  /** The first and the last hour that are drawn in any case. */
  day: { start: number; end: number }
}

/** The week as half hours to draw on, by pointer and by keyboard, for one service or for all. */
export function WeekGrid({ windows, onChange, services, m, day }: WeekGridProps) {
  const format = useFormat()
  const [serviceId, setService] = useState(() => only(windows) ?? EVERY)
  const [usual] = useState(() => hoursOf(windows, day))
  const hours = hoursOf(windows, usual)
  const [focus, setFocus] = useState<Cell>({ weekday: 1, from: hours.start * 60 })
  const [stroke, setStroke] = useState<Stroke | null>(null)
  // True if Shift with an arrow goes on erasing, false if drawing.
  const [isRubbing, setRubbing] = useState(false)
  const service = serviceId === EVERY ? null : serviceId
  const shown: readonly Window[] = stroke ? drawn(windows, stretchOf(stroke), service, stroke.isRubbing) : windows
  const rows = Array.from({ length: (hours.end - hours.start) * 2 }, (_, at) => hours.start * 60 + at * STEP)
  const isOpen = (cell: Cell) => servicesIn(windows, { ...cell, to: cell.from + STEP }).includes(service)

  const begin = (event: PointerEvent, cell: Cell) => {
    if (event.button !== 0) return
    setStroke({ start: cell, end: cell, isRubbing: isOpen(cell) })
    setFocus(cell)
  }
  // Drawn at once: a pointer that is lifted right after would leave this half hour out.
  const go = (cell: Cell) => stroke && flushSync(() => setStroke({ ...stroke, end: cell }))
  const end = () => {
    if (stroke) onChange([...shown])
    setStroke(null)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      setRubbing(isOpen(focus))
      onChange(drawn(windows, { ...focus, to: focus.from + STEP }, service, isOpen(focus)))
      return
    }
    const [days, steps] = ARROWS[event.key] ?? [0, 0]
    const next = { weekday: focus.weekday + days, from: focus.from + steps * STEP }
    if ((!days && !steps) || !WEEK.includes(next.weekday) || !rows.includes(next.from)) return
    event.preventDefault()
    setFocus(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.weekday}-${next.from}"]`)?.focus()
    if (event.shiftKey) onChange(drawn(windows, { ...next, to: next.from + STEP }, service, isRubbing))
  }

  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-44 flex-1 text-xs text-pretty text-muted">
          <p>{m.grid}</p>
          {windows.some((one) => one.is_active && one.service_id !== service) ? (
            <p className="mt-1.5 flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-sm border border-line-strong"
                style={STRIPED}
              />
              {service === null ? m.striped : m.stripedOthers}
            </p>
          ) : null}
        </div>
        <Select
          label={m.drawFor}
          value={serviceId}
          onChange={setService}
          options={[{ id: EVERY, label: m.every }, ...services.map(({ id, name }) => ({ id, label: name }))]}
          className="w-44 min-w-0"
        />
      </div>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={m.week}
        aria-multiselectable="true"
        className="overflow-hidden rounded-lg border border-line"
        style={PAN}
        onKeyDown={press}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={() => setStroke(null)}
      >
        <div role="row" style={COLUMNS} className="grid border-b border-line bg-sunken">
          <span role="columnheader">
            <span className="sr-only">{m.from}</span>
          </span>
          {WEEK.map((weekday) => (
            <span key={weekday} role="columnheader" className="py-1.5 text-center text-xs font-medium text-muted">
              <span aria-hidden="true">{format.weekday(weekday, 'short')}</span>
              <span className="sr-only">{format.weekday(weekday)}</span>
            </span>
          ))}
        </div>
        {rows.map((from) => (
          <div key={from} role="row" style={COLUMNS} className="grid">
            <span role="rowheader" className="figures pe-2 text-end text-2xs text-muted">
              <span className={from % 60 === 0 ? '' : 'sr-only'}>{timeOf(from)}</span>
            </span>
            {WEEK.map((weekday) => {
              const open = servicesIn(shown, { weekday, from, to: from + STEP })
              const when = `${format.weekday(weekday)} ${timeOf(from)}`
              return (
                <span
                  key={weekday}
                  role="gridcell"
                  data-cell={`${weekday}-${from}`}
                  tabIndex={focus.weekday === weekday && focus.from === from ? 0 : -1}
                  aria-selected={open.includes(service)}
                  aria-label={open.length > 0 ? m.cellOpen(when, namesOf(open, services, m.every)) : m.cellFree(when)}
                  onFocus={() => setFocus({ weekday, from })}
                  onPointerDown={(event) => begin(event, { weekday, from })}
                  onPointerEnter={() => go({ weekday, from })}
                  className={classes(
                    'ring-focus relative h-6 border-s border-line',
                    from % 60 === 0 && 'border-t',
                    open.includes(service) ? 'bg-accent' : 'hover:bg-hover',
                  )}
                  style={open.length > 0 && !open.includes(service) ? STRIPED : undefined}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The service that all windows are for; null where they are for several, or for every one. */
function only(windows: readonly Window[]): number | null {
  const [first] = windows
  return first && windows.every(({ service_id }) => service_id === first.service_id) ? first.service_id : null
}

function namesOf(open: readonly (number | null)[], services: HoursProps['services'], every: string): string {
  return open.map((id) => (id === null ? every : (services.find((one) => one.id === id)?.name ?? ''))).join(', ')
}
