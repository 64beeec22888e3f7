import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { useMessages } from '../../../messages/index.ts'
import { usePhotos } from '../../team/instructors/use-photos.ts'
import { isOn, type Appointment } from '../appointment.ts'
import { AppointmentBlock } from './AppointmentBlock.tsx'
import { NoAppointments } from './NoAppointments.tsx'
import type { CalendarState } from './use-calendar-state.ts'

export interface CalendarProps {
  appointments: readonly Appointment[]
  state: CalendarState
}

/** A day as a column for each instructor who has something on it. */
export function DayCalendar({ appointments, state }: CalendarProps) {
  const { appointments: m } = useMessages()
  const photoOf = usePhotos()
  if (appointments.length === 0) return <NoAppointments title={m.none.day} state={state} />
  const columns = [...Map.groupBy(appointments, ({ instructor_id }) => instructor_id)]
    .map(([id, held]) => ({ id, name: held[0]!.instructor_name, held }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <section
      aria-label={m.calendar}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4 gap-y-6 p-4"
    >
      {columns.map(({ id, name, held }) => (
        <div key={id} className="min-w-0">
          <div className="mb-3 flex min-w-0 items-center gap-2.5">
            <Portrait name={name} photo_url={photoOf(id)} size="medium" />
            <div className="min-w-0">
              <h3 className="truncate font-semibold">{name}</h3>
              <p className="text-xs text-muted">{m.many(held.filter(isOn).length)}</p>
            </div>
          </div>
          <ul className="flex flex-col gap-2">
            {held.map((one) => (
              <AppointmentBlock key={one.id} appointment={one} onOpen={(appointment) => state.set({ appointment })} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
