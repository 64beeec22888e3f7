import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Appointment } from '../appointments/appointment.ts'

const AppointmentSheet = late(() => import('./AppointmentSheet.tsx'), 'above')

/** True if it is over and nobody has said what became of it; `at` in milliseconds since 1970. */
export const isUnsettled = ({ status, ends_at }: Appointment, at: number): boolean =>
  (status === 'booked' || status === 'checked_in') && Date.parse(ends_at) <= at

const TONES = { completed: 'good', checked_in: 'good', no_show: 'bad' } as const

interface HeldAppointmentProps {
  appointment: Appointment
  /** Names the day too, where no heading does. */
  withDay?: boolean
}

/** An appointment of an instructor's, opened with a tap to say what became of it. */
export function HeldAppointment({ appointment, withDay }: HeldAppointmentProps) {
  const { appointments } = useMessages()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { client_name, service_name, starts_at, ends_at, status } = appointment
  const time = format.timeRange(starts_at, ends_at)
  return (
    <li className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1 bg-accent" />
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ring-focus flex w-full items-center gap-3 rounded-lg py-3 ps-5 pe-4 text-start hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty">{client_name}</span>
          <span className="figures block text-sm text-pretty text-muted">
            {[withDay ? format.date(starts_at, 'weekday') : null, time, service_name].filter(Boolean).join(' · ')}
          </span>
        </span>
        {status === 'booked' ? (
          <Icon name="right" size={16} className="text-faint" />
        ) : (
          <Badge tone={TONES[status as keyof typeof TONES]}>{appointments.status[status]}</Badge>
        )}
      </button>
      {isOpen ? (
        <Suspense>
          <AppointmentSheet appointment={appointment} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
