import { useApi, type Item } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { useDependants } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { AppointmentLists } from './AppointmentLists.tsx'
import { useOwnAppointments } from './use-appointments.ts'

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
  const params = { dependant_id: dependant.id }
  const theirs = useApi('GET /api/v1/clients/me/dependants/{dependant_id}/appointments', { params }, { every: 60_000 })
  if (!theirs.data?.length) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{m.of(dependant.full_name)}</h2>
      <AppointmentLists appointments={theirs.data} dependant={dependant} />
    </section>
  )
}
