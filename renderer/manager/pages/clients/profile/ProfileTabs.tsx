import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, Table, Tabs, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Appointment } from '../../appointments/appointment.ts'
import { State } from '../../appointments/calendar/AppointmentBlock.tsx'
import { CancelDialog } from '../../appointments/details/CancelDialog.tsx'
import { useAppointmentActions } from '../../appointments/details/use-appointment-actions.ts'
import { MembershipCard } from '../../selling/memberships/MembershipCard.tsx'
import { isLive, type Membership } from '../../selling/memberships/membership-words.ts'
import type { Client } from '../ClientForm.tsx'
import { SellButton } from './SellButton.tsx'
import { BookingsTab } from './bookings/BookingsTab.tsx'
import { ChargesTab } from './charges/ChargesTab.tsx'
import { SharedMemberships, useShared } from './SharedMemberships.tsx'
import { useProfile } from './use-profile.ts'
import { Timeline } from './timeline/Timeline.tsx'

const PARTS = ['timeline', 'memberships', 'bookings', 'appointments', 'charges'] as const
type Part = (typeof PARTS)[number]

/** The parts of a client's history, the open one kept in the address. */
export function ProfileTabs({ client }: { client: Client }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.tabs
  const [{ tab }, setState] = useUrlState({ tab: 'timeline', page: 1 })
  const { memberships, due } = useProfile(client.id)
  const coming = useApi('GET /api/v1/bookings', {
    query: { client_id: client.id, upcoming: 'true', status: 'booked', page_size: 1 },
  })
  const many = (n: number | undefined) => (n ? { count: n } : {})
  return (
    <Tabs
      label={m.label}
      value={PARTS.find((part) => part === tab) ?? 'timeline'}
      onChange={(next: Part) => setState({ tab: next, page: 1 })}
      tabs={[
        { id: 'timeline', label: m.timeline, content: <Timeline clientId={client.id} /> },
        {
          id: 'memberships',
          label: m.memberships,
          ...many(memberships.data?.items.filter(isLive).length),
          content: <MembershipsTab client={client} />,
        },
        {
          id: 'bookings',
          label: m.bookings,
          ...many(coming.data?.total),
          content: <BookingsTab clientId={client.id} />,
        },
        { id: 'appointments', label: m.appointments, content: <AppointmentsTab clientId={client.id} /> },
        {
          id: 'charges',
          label: m.charges,
          ...many(due.length),
          content: <ChargesTab clientId={client.id} />,
        },
      ]}
    />
  )
}

/** A client's memberships: those that count first, the ended ones on demand. */
function MembershipsTab({ client }: { client: Client }) {
  const { memberships: words } = useMessages()
  const m = words.card
  const { memberships } = useProfile(client.id)
  const shared = useShared(client.id)
  return (
    <Card flush>
      <SharedMemberships shared={shared} />
      <Loaded query={memberships}>
        {({ items }) =>
          items.length === 0 && shared?.length ? null : items.length === 0 ? (
            <EmptyState icon="ticket" title={m.none} action={<SellButton client={client} />}>
              {m.noneHelp}
            </EmptyState>
          ) : (
            <Lists items={items} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Lists({ items }: { items: Membership[] }) {
  const { memberships } = useMessages()
  const live = items.filter(isLive)
  const past = items.filter((one) => !isLive(one))
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || live.length === 0
  return (
    <>
      <ul className="divide-y divide-line">
        {live.map((membership) => (
          <MembershipCard key={membership.id} membership={membership} />
        ))}
      </ul>
      {past.length > 0 && live.length > 0 ? (
        <div className="border-t border-line px-2 py-1.5">
          <Button
            look="quiet"
            size="small"
            icon={shown ? 'up' : 'down'}
            aria-expanded={shown}
            onPress={() => setOpen(!isOpen)}
          >
            {memberships.card.past(past.length)}
          </Button>
        </div>
      ) : null}
      {shown ? (
        <ul className="divide-y divide-line border-t border-line">
          {past.map((membership) => (
            <MembershipCard key={membership.id} membership={membership} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A client's appointments, the newest first, with what can be done with each. */
function AppointmentsTab({ clientId }: { clientId: number }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const [cancelled, setCancelled] = useState<Appointment | null>(null)
  const { actionsOf } = useAppointmentActions(setCancelled)
  const appointments = useApi('GET /api/v1/appointments', { query: { client_id: clientId } })
  const columns: Column<Appointment>[] = [
    { id: 'what', header: m.what, cell: (one) => <What {...one} /> },
    {
      id: 'when',
      header: m.when,
      cell: ({ starts_at }) => format.dateTime(starts_at),
      width: '12rem',
      hideOn: 'phone',
    },
    { id: 'state', header: m.state, cell: (one) => <State appointment={one} always />, width: '9rem' },
  ]
  return (
    <Card flush>
      <Loaded query={appointments}>
        {(list) => (
          <Table
            label={m.table}
            columns={columns}
            rows={list.toReversed()}
            rowHref={({ id }) => paths.appointment(id)}
            rowActions={(one) => {
              const { checkIn, complete, noShow, cancel } = actionsOf(one)
              return [[complete, checkIn, noShow], [cancel]]
            }}
            empty={
              <EmptyState icon="clock" title={m.ofClient.none}>
                {m.ofClient.noneMeans}
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <CancelDialog appointment={cancelled} onClose={() => setCancelled(null)} />
    </Card>
  )
}

function What({ service_name, instructor_name, starts_at }: Appointment) {
  const { dateTime } = useFormat()
  return (
    <span className="block py-1.5">
      <span className="block truncate font-medium">{service_name}</span>
      <span className="block truncate text-xs text-muted">{instructor_name}</span>
      <span className="figures block text-xs text-muted sm:hidden">{dateTime(starts_at)}</span>
    </span>
  )
}
