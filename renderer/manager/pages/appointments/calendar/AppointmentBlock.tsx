import type { CSSProperties } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { minutesBetween } from '../../schedule/days.ts'
import { isOn, type Appointment } from '../appointment.ts'

interface AppointmentBlockProps {
  appointment: Appointment
  /** Names the instructor, where no heading does. */
  withInstructor?: boolean | undefined
  /** Its position on a grid of hours, including the time kept free after it; without one it is a row of a list. */
  place?: CSSProperties
  onOpen: (appointmentId: number) => void
}

/** An appointment as a block in the calendar, opened with a click. A line that has no room left is not shown. */
export function AppointmentBlock({ appointment, withInstructor, place, onOpen }: AppointmentBlockProps) {
  const format = useFormat()
  const { id, client_name, service_name, instructor_name, starts_at, ends_at, busy_until } = appointment
  const { status, needs_resolution } = appointment
  const time = format.timeRange(starts_at, ends_at)
  const isOff = !isOn(appointment)
  const free = minutesBetween(ends_at, busy_until)
  return (
    <li className={place ? 'absolute flex flex-col p-px' : ''} style={place}>
      <button
        type="button"
        title={place ? [time, client_name, service_name, instructor_name].join(' · ') : undefined}
        onClick={() => onOpen(id)}
        style={place && { flex: `${minutesBetween(starts_at, ends_at)} 1 0` }}
        className={classes(
          'ring-focus relative flex w-full min-w-0 flex-col overflow-hidden rounded-md border text-start',
          'before:absolute before:inset-y-0 before:start-0 before:w-1',
          place ? 'min-h-0 text-xs leading-4 [container-type:size]' : 'min-h-11 py-1.5 text-sm',
          isOff ? 'border-dashed border-control-line bg-surface text-muted hover:bg-hover' : `border-line ${GROUND}`,
          TINTS[needs_resolution ? 'due' : SETTLED.has(status) ? 'settled' : isOff ? 'off' : 'coming'],
        )}
      >
        <span className={classes('flex ps-3 pe-2', place ? `${PLACED} h-full w-full` : 'w-full flex-col gap-0.5')}>
          <span
            className={classes(
              'figures truncate text-muted',
              place ? `w-full text-2xs leading-4 ${NO_TIME}` : 'text-xs',
            )}
          >
            {time}
          </span>
          <span className={classes('w-full truncate font-semibold', isOff && 'line-through')}>{client_name}</span>
          <span className="w-full truncate text-xs text-muted">{service_name}</span>
          {withInstructor ? <span className="w-full truncate text-xs text-muted">{instructor_name}</span> : null}
          <span className="w-full empty:hidden">
            <State appointment={appointment} />
          </span>
        </span>
      </button>
      {place && free > 0 ? <span aria-hidden="true" className={KEPT_FREE} style={{ flex: `${free} 1 0` }} /> : null}
    </li>
  )
}

const SETTLED: ReadonlySet<Appointment['status']> = new Set(['completed', 'no_show'])
const GROUND =
  'bg-[color-mix(in_oklab,var(--accent)_var(--tint),var(--surface))] hover:bg-[color-mix(in_oklab,var(--accent)_calc(var(--tint)_+_7%),var(--surface))]'
/** Upcoming appointments stand out; those that need an outcome stand out most. */
const TINTS = {
  coming: '[--tint:14%] in-data-[theme=dark]:[--tint:26%] before:bg-accent',
  settled: '[--tint:5%] in-data-[theme=dark]:[--tint:10%] before:bg-line-strong',
  due: '[--tint:14%] in-data-[theme=dark]:[--tint:26%] before:bg-warn-fill',
  off: 'before:bg-line-strong',
}
/** Lines that have no room go aside, out of sight; in one low as a line all share it. */
const PLACED =
  'flex-col flex-wrap content-start gap-x-2 overflow-hidden py-0.5 [@container(max-height:2rem)]:flex-row [@container(max-height:2rem)]:flex-nowrap [@container(max-height:2rem)]:*:w-auto [@container(max-height:2rem)]:*:shrink-0 [@container(max-height:2rem)]:*:last:hidden'
/** The position shows the time too, so a low and narrow block leaves it out: the name needs the room more. */
const NO_TIME = '[@container(max-height:2rem)_and_(max-width:10rem)]:sr-only'

const KEPT_FREE =
  'mt-px min-h-0 rounded-sm bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1px,transparent_1px_6px)]'

const TONES = {
  booked: 'info',
  checked_in: 'good',
  completed: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
} as const

/** The appointment's state in a word; nothing while it is only booked, unless `always`. */
export function State({ appointment, always }: { appointment: Appointment; always?: boolean }) {
  const { appointments: m } = useMessages()
  const { status, needs_resolution } = appointment
  if (status === 'booked' && !needs_resolution && !always) return null
  return (
    <span>
      <Badge tone={needs_resolution ? 'warn' : TONES[status]}>{needs_resolution ? m.toSettle : m.status[status]}</Badge>
    </span>
  )
}
