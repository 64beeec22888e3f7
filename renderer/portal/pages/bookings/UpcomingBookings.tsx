import { useNow } from '../../../shared/clock.ts'
import { FailedRead, Loaded, Loading } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { useOwnWaitlist, useUpcoming } from '../../parts/use-own.ts'
import { paths } from '../../paths.ts'
import { useOwnAppointments } from '../appointments/use-appointments.ts'
import { ToCome } from './ToCome.tsx'
import { toComeOf, waitsOf } from './to-come.ts'
import { WaitlistCard } from './WaitlistCard.tsx'

/** Classes and appointments to come, the next first, and the waitlists of such classes with what became of them. */
export function UpcomingBookings() {
  const { bookings: m } = useMessages()
  const now = useNow(30_000)
  const upcoming = useUpcoming()
  const appointments = useOwnAppointments()
  const waitlist = useOwnWaitlist()
  const waits = waitsOf(waitlist.data, now)
  return (
    <>
      <Freshness query={upcoming} />
      <FailedRead query={appointments} />
      <Loaded query={upcoming} skeleton={<CardsSkeleton />}>
        {({ items }) => {
          if (!appointments.data && !appointments.isError) return <Loading skeleton={<CardsSkeleton />} />
          const booked = toComeOf(items, appointments.data ?? [], now)
          if (booked.length > 0) return <ToCome booked={booked} />
          return waits.length > 0 || !appointments.data ? null : (
            <EmptyState
              icon="calendar"
              title={m.none}
              action={
                <LinkButton href={paths.schedule()} look="primary">
                  {m.toSchedule}
                </LinkButton>
              }
            >
              {m.noneMeans}
            </EmptyState>
          )
        }}
      </Loaded>
      {waits.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-2 text-base font-semibold">{m.waitlists}</h2>
          <ul className="flex flex-col gap-3">
            {waits.map((entry) => (
              <WaitlistCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function CardsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-36 w-full rounded-lg" />
      ))}
    </div>
  )
}
