import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { clock, hoursFor, type Hours } from '../../schedule/calendar/hours.ts'
import { minutesBetween, timeOfDay } from '../../schedule/days.ts'
import type { Appointment } from '../appointment.ts'
import { AppointmentBlock } from './AppointmentBlock.tsx'
import type { Minutes } from './closed.ts'
import { lanesOf } from './lanes.ts'

/** A column of the grid: the appointments of one instructor, or of one day. */
export interface Column {
  key: string | number
  head: ReactNode
  held: readonly Appointment[]
  /** Classes the instructor teaches, grey between the appointments. */
  behind: readonly Behind[]
  /** Times that can't be booked: shaded. */
  closed: readonly Minutes[]
  isToday: boolean
}

/** A class behind the appointments, which leads to its roster. */
export interface Behind {
  id: number
  label: string
  starts_at: string
  ends_at: string
  href: string
}

interface TimeGridProps {
  columns: readonly Column[]
  /** The hours that are drawn in any case. */
  usual: Hours
  withInstructor?: boolean
  onOpen: (appointmentId: number) => void
}

/** An hour is this high at least. */
const HOUR_REM = 3.75

/** Minutes since midnight on the studio's clock. */
const minuteOf = (instant: string, timezone: string) => {
  const [hour = 0, minute = 0] = timeOfDay(instant, timezone).split(':').map(Number)
  return hour * 60 + minute
}

/** Columns over the hours of a day, each appointment where and as long as it is; what is kept free after it is hatched. */
export function TimeGrid({ columns, usual, withInstructor, onOpen }: TimeGridProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const { timezone } = format
  const all = columns.flatMap(({ held, behind }) => [...held, ...behind])
  const hours = hoursFor(all, usual, timezone)
  const first = Math.min(...all.map(({ starts_at }) => minuteOf(starts_at, timezone)))
  const box = useScrolledTo((first - hours.start * 60) / 60 - 0.5)
  const count = hours.end - hours.start
  return (
    <section
      ref={box}
      aria-label={m.calendar}
      className="h-[max(30rem,calc(100dvh-15.5rem))] overflow-auto overscroll-contain"
    >
      <div
        className="grid min-h-full min-w-fit divide-x divide-line"
        style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(8.5rem, 1fr))` }}
      >
        <div className="sticky start-0 z-20 flex flex-col bg-surface" aria-hidden="true">
          <div className={HEAD} />
          <div className="flex flex-1 flex-col">
            {Array.from({ length: count }, (_, at) => (
              <span key={at} className="figures flex-1 pe-2 text-end text-2xs text-muted">
                <span className={classes('relative -top-2 bg-surface', at === 0 && 'invisible')}>
                  {format.clock(clock(hours.start + at))}
                </span>
              </span>
            ))}
          </div>
        </div>
        {columns.map((column) => (
          <div key={column.key} className="flex min-w-0 flex-col">
            <div className={HEAD}>{column.head}</div>
            <Lanes {...{ column, hours, withInstructor, onOpen }} />
          </div>
        ))}
      </div>
    </section>
  )
}

const HEAD = 'sticky top-0 z-10 flex h-14 shrink-0 items-center border-b border-line bg-surface px-2'

interface LanesProps extends Pick<TimeGridProps, 'withInstructor' | 'onOpen'> {
  column: Column
  hours: Hours
}

/** The hours of one column, with what is on in them. */
function Lanes({ column: { held, behind, closed, isToday }, hours, withInstructor, onOpen }: LanesProps) {
  const { timezone } = useFormat()
  const now = new Date(useNow(60_000)).toISOString()
  const lanes = lanesOf([
    ...held.map((appointment) => {
      const { id, starts_at, busy_until: ends_at } = appointment
      return { starts_at, ends_at, key: `a${id}`, appointment }
    }),
    ...behind.map((cls) => ({ starts_at: cls.starts_at, ends_at: cls.ends_at, key: `c${cls.id}`, cls })),
  ])
  const whole = (hours.end - hours.start) * 60
  const percent = (minutes: number) => `${(minutes / whole) * 100}%`
  const topOf = (instant: string) => percent(minuteOf(instant, timezone) - hours.start * 60)
  const shadeOf = (from: number, to: number): CSSProperties => {
    const [top, end] = [Math.max(from, hours.start * 60), Math.min(to, hours.end * 60)]
    return { top: percent(top - hours.start * 60), height: percent(Math.max(0, end - top)) }
  }
  const isNow = isToday && minuteOf(now, timezone) >= hours.start * 60 && minuteOf(now, timezone) < hours.end * 60
  return (
    <div
      className={classes('relative flex-1', isToday && 'bg-[color-mix(in_oklab,var(--accent)_4%,var(--surface))]')}
      style={linesOf(hours)}
    >
      {closed.map(([from, to]) => (
        <span
          key={from}
          aria-hidden="true"
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)] bg-sunken opacity-70"
          style={shadeOf(from, to)}
        />
      ))}
      <ul>
        {[...lanes].map(([{ key, starts_at, ends_at, ...one }, { lane, of }]) => {
          const place = {
            top: topOf(starts_at),
            height: percent(minutesBetween(starts_at, ends_at)),
            insetInlineStart: `${(lane / of) * 100}%`,
            width: `${100 / of}%`,
          }
          if ('cls' in one) return <ClassBehind key={key} cls={one.cls} place={place} />
          return <AppointmentBlock key={key} appointment={one.appointment} {...{ withInstructor, onOpen, place }} />
        })}
      </ul>
      {isNow ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-1 border-t-2 border-bad-fill"
          style={{ top: topOf(now) }}
        />
      ) : null}
    </div>
  )
}

/** A class among appointments: it takes the instructor's time, and is not one of them. */
function ClassBehind({ cls: { label, href }, place }: { cls: Behind; place: CSSProperties }) {
  return (
    <li className="absolute p-px" style={place}>
      <Link
        href={href}
        look="plain"
        className="ring-focus block size-full overflow-hidden rounded-md border border-line-strong bg-pressed px-2 py-0.5 text-xs leading-4 text-muted hover:bg-hover"
      >
        <span title={label}>{label}</span>
      </Link>
    </li>
  )
}

/** A line an hour, each at least so high. */
function linesOf({ start, end }: Hours): CSSProperties {
  const count = end - start
  return {
    minHeight: `${count * HOUR_REM}rem`,
    backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
    backgroundSize: `100% ${100 / count}%`,
  }
}

/** A box that begins so many hours down, once: what is on is in sight. */
function useScrolledTo(hours: number) {
  const box = useRef<HTMLElement>(null)
  const from = useRef(hours)
  useEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    box.current?.scrollTo({ top: Math.max(0, from.current) * HOUR_REM * rem })
  }, [])
  return box
}
