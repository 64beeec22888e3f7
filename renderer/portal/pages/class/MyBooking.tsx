import { useApi } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { BookedSeat } from './BookedSeat.tsx'

/** The reader's seat in a class. */
export function MyBooking({ bookingId }: { bookingId: number }) {
  const params = { booking_id: bookingId }
  const booking = useApi('GET /api/v1/bookings/{booking_id}', { params }, { every: 60_000 })
  return (
    <Loaded query={booking} skeleton={<Skeleton className="h-24 w-full rounded-lg" />}>
      {(shown) => <BookedSeat booking={shown} />}
    </Loaded>
  )
}
