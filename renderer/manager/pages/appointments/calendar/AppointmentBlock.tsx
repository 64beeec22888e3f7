import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isOn, type Appointment } from '../appointment.ts'

interface AppointmentBlockProps {
  appointment: Appointment
  /** Names the instructor, where no heading does. */
  withInstructor?: boolean
  onOpen: (appointmentId: number) => void
}

/** An appointment as a block in the calendar, opened with a click. */
export function AppointmentBlock({ appointment, withInstructor, onOpen }: AppointmentBlockProps) {
  const format = useFormat()
  const { id, client_name, service_name, instructor_name, starts_at, ends_at } = appointment
  const time = format.timeRange(starts_at, ends_at)
  const isOff = !isOn(appointment)
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(id)}
        className={classes(
          'ring-focus relative flex min-h-11 w-full flex-col gap-0.5 overflow-hidden rounded-md border border-line bg-surface py-1.5 ps-3.5 pe-2.5 text-start text-sm hover:bg-hover',
          'before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-accent',
          isOff && 'text-muted before:bg-line-strong',
        )}
      >
        <span className="figures text-xs text-muted">{time}</span>
        <span className={classes('max-w-full truncate font-medium', isOff && 'line-through')}>{client_name}</span>
        <span className="max-w-full truncate text-xs text-muted">{service_name}</span>
        {withInstructor ? <span className="max-w-full truncate text-xs text-muted">{instructor_name}</span> : null}
        <State appointment={appointment} />
      </button>
    </li>
  )
}

const TONES = {
  booked: 'info',
  checked_in: 'good',
  completed: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
} as const

/** What has become of it in a word; while it is only booked, nothing unless `always`. */
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
