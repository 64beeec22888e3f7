import { useApi } from '../../../../api/index.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isLive } from '../../selling/memberships/membership-words.ts'
import type { Client } from '../ClientForm.tsx'
import { BookingsTab } from './bookings/BookingsTab.tsx'
import { AppointmentsTab } from './appointments/AppointmentsTab.tsx'
import { ChargesTab } from './charges/ChargesTab.tsx'
import { MembershipsTab } from './MembershipsTab.tsx'
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
