import type { Item } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { Columns } from '../../parts/Columns.tsx'
import { useDependants, useTheirAppointments } from '../../parts/dependants.ts'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { paths } from '../../paths.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import { isAhead, type Appointment } from './appointment.ts'
import { useOwnAppointments } from './use-appointments.ts'

interface AppointmentListsProps {
  appointments: readonly Appointment[]
  /** The dependant whose they are, if not the reader's. */
  dependant?: { id: number; full_name: string }
}

/** Lists coming appointments, each with its cancellation terms, and below them past ones, the newest first. */
function AppointmentLists({ appointments, dependant }: AppointmentListsProps) {
  const { appointments: m } = useMessages()
  const now = useNow(30_000)
  const ahead = appointments.filter((one) => isAhead(one, now))
  const past = appointments.filter((one) => !isAhead(one, now)).toReversed()
  return (
    <Columns
      side={
        past.length > 0 ? (
          <Card flush title={dependant ? `${m.past} · ${dependant.full_name}` : m.past}>
            <ul className="divide-y divide-line">
              {past.map((one) => (
                <PastAppointment key={one.id} appointment={one} />
              ))}
            </ul>
          </Card>
        ) : null
      }
    >
      {ahead.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {ahead.map((one) => (
            <AppointmentCard key={one.id} appointment={one} dependantId={dependant?.id} />
          ))}
        </ul>
      ) : (
        <NoAppointments />
      )}
    </Columns>
  )
}

/** Says how the first appointment comes about. */
function NoAppointments() {
  const { appointments: m } = useMessages()
  return (
    <EmptyState icon="clock" title={m.none}>
      {m.noneMeans}
    </EmptyState>
  )
}

const TONES = {
  booked: 'plain',
  checked_in: 'plain',
  completed: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
} as const

function PastAppointment({ appointment }: { appointment: Appointment }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const { service_name, instructor_name, starts_at, status, needs_resolution } = appointment
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{service_name}</p>
        <p className="figures text-sm text-pretty text-muted">
          {format.date(starts_at, 'weekday')}, {format.time(starts_at)} · {instructor_name}
        </p>
      </div>
      <Badge tone={TONES[status]}>{needs_resolution ? m.over : m.status[status]}</Badge>
    </li>
  )
}

/** The reader's appointments and those of their dependants, with the way to another. */
export default function AppointmentsPage() {
  const { appointments: m, bookings } = useMessages()
  const own = useOwnAppointments()
  const dependants = useDependants()
  return (
    <div data-wide>
      <BackLink href={paths.bookings()}>{bookings.title}</BackLink>
      <PageHeader title={m.title}>
        <LinkButton href={paths.bookAppointment()} look="primary" size="large" icon="plus">
          {m.book}
        </LinkButton>
      </PageHeader>
      <Unpaid always of={({ kind }) => kind === 'appointment'} />
      <Freshness query={own} />
      <Loaded query={own}>{(list) => <AppointmentLists appointments={list} />}</Loaded>
      {dependants.data?.map((dependant) => (
        <OfDependant key={dependant.id} dependant={dependant} />
      ))}
    </div>
  )
}

function OfDependant({ dependant }: { dependant: Item<'GET /api/v1/clients/me/dependants'> }) {
  const { appointments: m } = useMessages()
  const theirs = useTheirAppointments(dependant.id)
  if (!theirs.data?.length) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{m.of(dependant.full_name)}</h2>
      <AppointmentLists appointments={theirs.data} dependant={dependant} />
    </section>
  )
}
