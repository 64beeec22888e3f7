import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded, Loading } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Pagination } from '../../../ui/data/Pagination.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Messages } from '../../messages/areas.ts'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import type { Booking } from '../../parts/cancel-terms.ts'
import { useTheirWaitlist, type Dependant } from '../../parts/dependants.ts'
import { useOwnWaitlist } from '../../parts/use-own.ts'
import { Visits } from './Visits.tsx'
import { WaitlistCard } from './WaitlistCard.tsx'

const PAGE = 50
const GIVEN_UP = ['cancelled', 'late_cancelled', 'class_cancelled']

/** Lists past bookings: attended, no-shows, cancelled; and waitlists that led nowhere, with why. */
export default function PastBookings({ whom }: { whom: Dependant | undefined }) {
  const { bookings: m } = useMessages()
  const now = useNow(60_000)
  const [{ page }, set] = useUrlState({ page: 1 })
  const all = usePast(page, whom)
  const visits = useApi('GET /api/v1/clients/me/visits', {}, { enabled: whom === undefined })
  const own = useOwnWaitlist().data
  const theirs = useTheirWaitlist(whom?.id ?? 0, { enabled: whom !== undefined }).data
  const waits = ((whom ? theirs : own) ?? []).filter(
    ({ status, ends_at }) => !['waiting', 'offered', 'confirmed'].includes(status) && Date.parse(ends_at) <= now,
  )
  // The visits are above the list and shown together with it, so that nothing moves.
  if (visits.isLoading) return <Loading />
  return (
    <>
      {visits.data && !whom ? <Visits visits={visits.data} /> : null}
      <Freshness query={all} />
      <Loaded query={all}>
        {({ items, total, total_capped }) => {
          const past = items
            .filter(({ ends_at, status }) => Date.parse(ends_at) <= now || GIVEN_UP.includes(status))
            .sort((a, b) => b.starts_at.localeCompare(a.starts_at))
          if (past.length === 0 && page === 1)
            return (
              <EmptyState icon="clock" title={m.nonePast}>
                {m.nonePastMeans}
              </EmptyState>
            )
          return (
            <Card flush>
              <ul className="divide-y divide-line">
                {past.map((booking) => (
                  <PastBooking key={booking.id} booking={booking} />
                ))}
              </ul>
              {total > PAGE ? (
                <Pagination
                  page={page}
                  pageSize={PAGE}
                  total={total}
                  capped={total_capped}
                  onChange={(next) => set({ page: next }, 'push')}
                />
              ) : null}
            </Card>
          )
        }}
      </Loaded>
      {waits.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-2 text-base font-semibold">{m.formerWaitlists}</h2>
          <ul className="flex flex-col gap-3">
            {waits.slice(0, 10).map((entry) => (
              <WaitlistCard key={entry.id} entry={entry} {...(whom && { whom })} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** The bookings of the reader, or of somebody they act for. */
function usePast(page: number, whom: Dependant | undefined) {
  const query = { page, page_size: PAGE }
  const own = useApi('GET /api/v1/bookings', { query }, { enabled: whom === undefined })
  const theirs = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings',
    { params: { dependant_id: whom?.id ?? 0 }, query },
    { enabled: whom !== undefined },
  )
  return whom ? theirs : own
}

const TONES = {
  booked: 'plain',
  checked_in: 'good',
  no_show: 'bad',
  cancelled: 'plain',
  late_cancelled: 'warn',
  class_cancelled: 'plain',
} as const

function statusWords(m: Messages['bookings'], { status, excused_at }: Booking): string {
  if (excused_at) return m.excused
  if (status === 'checked_in') return m.attended
  return status === 'booked' ? m.open : m.status[status]
}

function PastBooking({ booking }: { booking: Booking }) {
  const { bookings: m } = useMessages()
  const format = useFormat()
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{booking.class_name}</p>
        <p className="figures break-words text-sm text-muted">
          {format.date(booking.starts_at, 'weekday')}, {format.time(booking.starts_at)}
          {booking.membership_name ? ` · ${booking.membership_name}` : null}
        </p>
      </div>
      <Badge tone={booking.excused_at ? 'plain' : TONES[booking.status]}>{statusWords(m, booking)}</Badge>
    </li>
  )
}
