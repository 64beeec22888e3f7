import type { Format } from '../../../../shared/format/format.ts'
import type { Appointment } from '../../appointments/appointment.ts'

/** An appointment on the board of a day: who comes, when and for what. It is moved where it is booked, not here. */
export function AppointmentTile({ appointment, format }: { appointment: Appointment; format: Format }) {
  const { client_name, service_name, starts_at, ends_at } = appointment
  const time = format.timeSpan(starts_at, ends_at)
  return (
    <div
      title={[time, client_name, service_name].join(' · ')}
      className="[container-type:size] h-full overflow-hidden rounded-md border border-line-strong bg-surface ps-2 pe-1 text-2xs leading-3.5 text-ink"
    >
      <span className="flex h-full flex-col overflow-hidden [@container(max-height:2.1rem)]:flex-row [@container(max-height:2.1rem)]:items-center [@container(max-height:2.1rem)]:gap-1.5">
        <span className="truncate text-xs leading-3.75 font-semibold">{client_name}</span>
        <span className="figures truncate text-muted [@container(max-height:2.1rem)]:hidden">{time}</span>
        <span className="truncate text-muted [@container(max-height:2.1rem)]:flex-1">{service_name}</span>
      </span>
    </div>
  )
}
