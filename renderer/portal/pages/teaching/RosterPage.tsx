import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded, Loading } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Meter } from '../../../ui/feedback/Meter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { useSubstitutes } from '../../parts/use-substitutes.ts'
import { paths } from '../../paths.ts'
import { AllHere } from './AllHere.tsx'
import type { Roster } from './roster.ts'
import { RosterRow } from './RosterRow.tsx'
import { Substitute } from './Substitute.tsx'
import { WalkIn } from './WalkIn.tsx'
import { usePeople } from './use-people.ts'

const EXPECTED = ['booked', 'checked_in', 'no_show']

/** Lists the clients of a class, each checked in with one tap. */
export default function RosterPage() {
  const { teaching: m } = useMessages()
  const params = { class_id: usePathId('classId') }
  const roster = useApi('GET /api/v1/scheduled-classes/{class_id}/roster', { params }, { every: 20_000 })
  const requests = useSubstitutes()
  return (
    <>
      <BackLink href={paths.teaching()}>{m.title}</BackLink>
      {roster.data && !requests.isLoading ? null : <h1 className="sr-only">{m.roster}</h1>}
      <Freshness query={roster} />
      {/* An open substitute request is above the rest: it is shown with it, so that nothing moves. */}
      {requests.isLoading ? <Loading /> : <Loaded query={roster}>{(shown) => <Shown roster={shown} />}</Loaded>}
    </>
  )
}

function Shown({ roster }: { roster: Roster }) {
  const { teaching: m } = useMessages()
  const format = useFormat()
  const expected = roster.bookings.filter(({ status }) => EXPECTED.includes(status))
  const gone = roster.bookings.filter(({ status }) => !EXPECTED.includes(status))
  const people = usePeople(roster.scheduled_class_id)
  const open = expected.filter(({ status }) => status === 'booked')
  const here = expected.filter(({ status }) => status === 'checked_in').length
  const when = `${format.date(format.dayOf(roster.starts_at), 'day')}, ${format.timeRange(roster.starts_at, roster.ends_at)}`
  return (
    <>
      <PageHeader title={roster.name} description={when} />
      <div className="flex flex-col gap-4">
        {roster.status === 'cancelled' ? <Callout tone="warn">{m.cancelledClass}</Callout> : null}
        <Substitute roster={roster} />
        {/* Above the list: the thumb finds them at the same place, however many are here already. */}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {open.length > 0 && roster.status === 'scheduled' ? <AllHere roster={roster} expected={open} /> : null}
          <WalkIn roster={roster} />
        </div>
        {expected.length > 0 ? (
          <>
            <Meter
              label={m.hereLabel}
              value={here}
              max={expected.length}
              text={m.here(here, expected.length)}
              tone="good"
            />
            <Card flush>
              <ul className="divide-y divide-line">
                {expected.map((booking) => (
                  <RosterRow
                    key={booking.booking_id}
                    booking={booking}
                    people={people}
                    classId={roster.scheduled_class_id}
                    startsAt={roster.starts_at}
                    checkInOpensAt={roster.check_in_opens_at}
                  />
                ))}
              </ul>
            </Card>
          </>
        ) : (
          <EmptyState icon="clients" title={m.empty}>
            {m.emptyMeans}
          </EmptyState>
        )}
        {roster.waitlist.length > 0 ? (
          <Card flush title={m.waitlist}>
            <ol className="divide-y divide-line">
              {roster.waitlist.map((entry) => (
                <li key={entry.id} className="flex items-center gap-3 px-4 py-3">
                  <span className="figures w-5 text-muted">{entry.position}</span>
                  {entry.client_name}
                </li>
              ))}
            </ol>
          </Card>
        ) : null}
        {gone.length > 0 ? (
          <Card flush title={m.cancelledSection}>
            <ul className="divide-y divide-line">
              {gone.map(({ booking_id, client_name, status }) => (
                <li key={booking_id} className="flex justify-between gap-3 px-4 py-3 text-muted">
                  {client_name}
                  <span className="text-sm">{m.cancelledStatus[status as keyof typeof m.cancelledStatus]}</span>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </>
  )
}
