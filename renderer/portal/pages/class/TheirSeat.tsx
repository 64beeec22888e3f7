import { Suspense } from 'react'
import { useApi } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { OfferCard } from '../../parts/OfferCard.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { useWaitlistActs, type WaitlistEntry } from '../../parts/use-waitlist-acts.ts'
import { Bookable } from './Bookable.tsx'
import { BookedSeat } from './BookedSeat.tsx'
import { Gone } from './Gone.tsx'
import { Waiting } from './Waiting.tsx'

interface TheirSeatProps {
  cls: ScheduledClass
  whom: Dependant
}

/** The status of one of the reader's dependants in a class, and the one action for it. */
export default function TheirSeat({ cls, whom }: TheirSeatProps) {
  const allowed = useEligibility(cls.id, whom)
  return (
    <Loaded query={allowed} skeleton={<Skeleton className="h-24 w-full rounded-lg" />}>
      {({ own_booking_id, waitlist_entry }) =>
        own_booking_id === null ? (
          <WithoutSeat cls={cls} whom={whom} entry={waitlist_entry} />
        ) : (
          <TheirBooking bookingId={own_booking_id} classId={cls.id} whom={whom} />
        )
      }
    </Loaded>
  )
}

function TheirBooking({ bookingId, classId, whom }: { bookingId: number; classId: number; whom: Dependant }) {
  const bookings = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings',
    { params: { dependant_id: whom.id }, query: { class_id: classId } },
    { every: 60_000 },
  )
  return (
    <Loaded query={bookings} skeleton={<Skeleton className="h-24 w-full rounded-lg" />}>
      {({ items }) => {
        const booking = items.find(({ id }) => id === bookingId)
        return booking ? <BookedSeat booking={booking} whom={whom} /> : null
      }}
    </Loaded>
  )
}

function WithoutSeat({ cls, whom, entry }: TheirSeatProps & { entry: WaitlistEntry | null }) {
  const { classPage: m } = useMessages()
  const now = useNow(30_000)
  // The class carries the reader's status, which says nothing about the dependant.
  const theirs = {
    ...cls,
    my_booking_status: null,
    my_waitlist_status: entry?.status ?? null,
    my_waitlist_position: entry?.position ?? null,
  } as ScheduledClass
  const state = standing(theirs, now)
  switch (state.kind) {
    case 'cancelled':
      return (
        <Callout tone="warn" title={m.cancelledTitle}>
          {cls.cancel_reason}
        </Callout>
      )
    case 'waiting':
      return entry ? <TheirWait entry={entry} whom={whom} /> : null
    case 'offered':
      return entry ? (
        <Suspense>
          <OfferCard entry={entry} dependant={whom} />
        </Suspense>
      ) : null
    case 'over':
    case 'running':
      return <Gone kind={state.kind} />
    // A place that they have is shown before it comes to this.
    case 'booked':
    case 'checked_in':
    case 'attended':
    case 'no_show':
      return null
    case 'open':
    case 'full':
    case 'opens':
    case 'closed':
      return <Bookable cls={theirs} whom={whom} />
  }
}

function TheirWait({ entry, whom }: { entry: WaitlistEntry; whom: Dependant }) {
  const { helps: m } = useMessages()
  const acts = useWaitlistActs(entry, whom.id)
  return <Waiting title={m.theyWait(whom.full_name, entry.position)} isLeaving={acts.isLeaving} onLeave={acts.leave} />
}
