import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { usePhone } from '../../../../shared/use-phone.ts'
import { Button, EmptyState, LinkButton, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Hours } from '../../schedule/calendar/hours.ts'
import { usePhotos } from '../../team/instructors/use-photos.ts'
import { isOn, type Appointment } from '../appointment.ts'
import { AppointmentBlock } from './AppointmentBlock.tsx'
import { TimeGrid } from './TimeGrid.tsx'
import type { BehindAppointments } from './use-behind.ts'
import type { CalendarState } from './use-calendar-state.ts'

export interface CalendarProps {
  appointments: readonly Appointment[]
  /** The studio's hours. */
  usual: Hours
  state: CalendarState
  behind: BehindAppointments
}

/** Above this number, instructors without an appointment have no column. */
const SIDE_BY_SIDE = 6

/** A day as a column for each instructor over its hours; on a phone one below the other. */
export function DayCalendar({ appointments, usual, state, behind }: CalendarProps) {
  const { appointments: m } = useMessages()
  const isPhone = usePhone()
  const people = usePeopleOf(appointments, behind.teachersOn(state.day), state.instructor)
  const { open } = state
  // A list on a phone has appointments only: without one it is empty.
  if (appointments.length === 0 && (isPhone || !behind.hasClasses))
    return <NoAppointments title={m.none.day} state={state} />
  if (!isPhone) {
    const columns = people.map(({ id, held, ...person }) => ({
      key: id,
      head: <Head {...person} count={held.filter(isOn).length} classes={behind.classesOf(id, state.day).length} />,
      held,
      behind: behind.classesOf(id, state.day),
      closed: behind.closedOf(id, state.day),
      isToday: state.day === state.today,
    }))
    return <TimeGrid key={state.day} {...{ columns, usual }} onOpen={open} />
  }
  return (
    <section aria-label={m.calendar} className="flex flex-col gap-6 p-4">
      {people
        .filter(({ held }) => held.length > 0)
        .map(({ id, held, ...person }) => (
          <div key={id} className="min-w-0">
            <div className="mb-3">
              <Head {...person} count={held.filter(isOn).length} classes={behind.classesOf(id, state.day).length} />
            </div>
            <ul className="flex flex-col gap-2">
              {held.map((one) => (
                <AppointmentBlock key={one.id} appointment={one} onOpen={open} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

/** Instead of days without appointments: what there has to be first, or the way to the next one. */
export function NoAppointments({ title, state }: { title: string; state: CalendarState }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const services = useApi('GET /api/v1/appointment-services', { query: { page_size: 200 } }, { fresh: 60_000 })
  const coming = useApi('GET /api/v1/appointments', { query: { instructor_id: state.instructor || undefined } })
  if (services.isLoading || coming.isLoading) return <SkeletonRows rows={3} />
  if (services.data?.items.length === 0)
    return (
      <EmptyState
        icon="tag"
        title={m.booking.noServices}
        action={
          <LinkButton href={paths.appointmentServices()} look="primary" icon="plus">
            {m.booking.toServices}
          </LinkButton>
        }
      >
        {m.booking.noServicesMeans}
      </EmptyState>
    )
  const next = coming.data?.find(isOn)
  return (
    <EmptyState
      icon="clock"
      title={title}
      action={
        next ? (
          <Button icon="arrow" onPress={() => state.follow(next.starts_at)}>
            {m.next(format.date(format.dayOf(next.starts_at), 'day'))}
          </Button>
        ) : null
      }
    >
      {m.noneMeans}
    </EmptyState>
  )
}

interface Person {
  id: number
  name: string
}

/** The instructors with something on the day, and all others too if they are few; each with a name and a portrait. */
function usePeopleOf(appointments: readonly Appointment[], teachers: readonly Person[], chosen: number) {
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } }, { fresh: 60_000 })
  const photoOf = usePhotos()
  const byId = Map.groupBy(appointments, ({ instructor_id }) => instructor_id)
  const booked = [...byId].map(([id, held]) => ({ id, name: held[0]!.instructor_name }))
  const busy = [...booked, ...teachers.filter(({ id }) => !byId.has(id))]
  const free = (instructors.data?.items ?? [])
    .filter(({ id }) => !busy.some((one) => one.id === id) && (chosen === 0 || chosen === id))
    .map(({ id, full_name: name }) => ({ id, name }))
  const shown = busy.length + free.length <= SIDE_BY_SIDE ? [...busy, ...free] : busy
  return shown
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({ id, name, photo_url: photoOf(id), held: byId.get(id) ?? [] }))
}

interface HeadProps {
  name: string
  photo_url: string | null
  /** Number of appointments. */
  count: number
  classes: number
}

/** The name over a column, and how many classes and appointments it holds. */
function Head({ name, photo_url, count, classes }: HeadProps) {
  const { appointments: m } = useMessages()
  const parts = [classes > 0 && m.classes(classes), count > 0 && m.many(count)].filter(Boolean)
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Portrait name={name} photo_url={photo_url} size="medium" />
      <div className="min-w-0">
        <h3 className="truncate text-sm font-semibold">{name}</h3>
        <p className="text-xs text-muted">{parts.length > 0 ? parts.join(', ') : m.nothing}</p>
      </div>
    </div>
  )
}
