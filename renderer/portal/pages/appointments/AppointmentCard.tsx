import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { useTermsLine } from '../../parts/CancelWords.tsx'
import { useNamedPlace } from '../../parts/use-place.ts'
import { useWhen } from '../../parts/use-when.ts'
import { DateBlock } from '../bookings/DateBlock.tsx'
import { priceLine, termsOf, type Appointment } from './appointment.ts'

const CancelAppointment = late(() => import('./CancelAppointment.tsx'), 'above')

interface AppointmentCardProps {
  appointment: Appointment
  dependantId: number | undefined
}

/** An appointment to come, with the terms of giving it up in plain sight. */
export function AppointmentCard({ appointment, dependantId }: AppointmentCardProps) {
  const { appointments: m, bookings } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const now = useNow(30_000)
  const line = useTermsLine(m.freeToStart)
  const [isAsking, ask] = useState(false)
  const terms = termsOf(appointment, now)
  const { service_name, starts_at, ends_at, instructor_name } = appointment
  const place = useNamedPlace()(appointment)
  const costs = priceLine(appointment, m, format.money)
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={starts_at} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-pretty">{service_name}</p>
          <p className="figures text-sm">{format.timeRange(starts_at, ends_at)}</p>
          <p className="break-words text-sm text-muted">{[instructor_name, place].filter(Boolean).join(' · ')}</p>
          {costs ? <p className="text-sm text-pretty text-muted">{costs}</p> : null}
        </div>
        {appointment.status === 'checked_in' ? (
          <span>
            <Badge tone="good">
              <Icon name="check" size={12} />
              {m.status.checked_in}
            </Badge>
          </span>
        ) : null}
      </div>
      {appointment.status === 'booked' ? (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2 ps-4 pe-2">
          <p className="min-w-44 flex-1 text-xs text-pretty text-muted">
            {terms ? line(terms, starts_at) : bookings.cantCancel}
          </p>
          <Button
            look="quiet"
            label={m.cancelNamed(service_name, when(starts_at))}
            disabledReason={terms ? null : bookings.cantCancel}
            onPress={() => ask(true)}
          >
            {m.cancel}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <Suspense>
          <CancelAppointment appointment={appointment} dependantId={dependantId} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
