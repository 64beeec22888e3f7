import { useNow } from '../../../shared/clock.ts'
import { useMessages } from '../../messages/index.ts'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { useWhen } from '../../parts/use-when.ts'
import { paths } from '../../paths.ts'
import { isAhead } from './appointment.ts'
import { useOwnAppointments } from './use-appointments.ts'

/** The way from the bookings to the appointments, naming the next one. */
export function AppointmentsRow() {
  const { appointments: m } = useMessages()
  const when = useWhen()
  const now = useNow(60_000)
  const next = useOwnAppointments().data?.find((one) => isAhead(one, now))
  return (
    <LinkRow
      href={paths.appointments()}
      icon="clock"
      title={m.rowTitle}
      detail={next ? m.rowNext(next.service_name, when(next.starts_at)) : m.rowDetail}
    />
  )
}
