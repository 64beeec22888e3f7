import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { FailedRead } from '../../../shared/states/Loaded.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { useTheirAppointments, useTheirUpcoming, useTheirWaitlist, type Dependant } from '../../parts/dependants.ts'
import { ToCome } from './ToCome.tsx'
import { toComeOf, waitsOf } from './to-come.ts'
import { WaitlistCard } from './WaitlistCard.tsx'

const OfferCard = late(async () => ({ default: (await import('../../parts/OfferCard.tsx')).OfferCard }))

/** Shows the bookings and waitlists of a dependant; nothing if there are none. */
export default function DependantBookings({ dependant }: { dependant: Dependant }) {
  const { id, full_name } = dependant
  const { appointments, bookings: m } = useMessages()
  const now = useNow(30_000)
  const upcoming = useTheirUpcoming(id)
  const held = useTheirAppointments(id)
  const waitlist = useTheirWaitlist(id)
  const failed = [upcoming, held, waitlist].find((read) => read.isError && read.data === undefined)
  const booked = toComeOf(upcoming.data?.items ?? [], held.data ?? [], now)
  const offered = waitlist.data?.filter(({ status }) => status === 'offered') ?? []
  const waits = waitsOf(waitlist.data, now)
  if (!failed && booked.length + offered.length + waits.length === 0) return null
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{appointments.of(full_name)}</h2>
      <Freshness query={upcoming} />
      {failed ? <FailedRead query={failed} /> : null}
      <Suspense>
        {offered.map((entry) => (
          <OfferCard key={entry.id} entry={entry} dependant={dependant} />
        ))}
      </Suspense>
      {booked.length > 0 ? <ToCome booked={booked} whom={dependant} /> : null}
      {waits.length > 0 ? (
        <>
          <h3 className="mt-3 text-base font-semibold">{m.waitlists}</h3>
          <ul className="flex flex-col gap-3">
            {waits.map((entry) => (
              <WaitlistCard key={entry.id} entry={entry} whom={dependant} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
