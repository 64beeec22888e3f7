import { Card, EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { splitBookings, type Roster } from './attendance.ts'
import { BookingRow } from './BookingRow.tsx'
import type { Question } from './question.ts'
import type { Attendance } from './use-attendance.ts'

interface BookingListProps {
  roster: Roster
  attendance: Attendance
  /** Milliseconds: now. */
  time: number
  onAsk: (question: Question) => void
}

/** Everybody who has a seat, and below them those who had one. */
export function BookingList(props: BookingListProps) {
  const { roster: m } = useMessages()
  const { coming, gone } = splitBookings(props.roster.bookings)
  return (
    <Card title={m.bookings} flush>
      {coming.length > 0 ? (
        <Rows {...props} bookings={coming} label={m.bookings} />
      ) : (
        <EmptyState icon="clients" title={m.emptyTitle}>
          {props.roster.status === 'cancelled' ? m.emptyCancelled : m.empty}
        </EmptyState>
      )}
      {gone.length > 0 ? (
        <details className="group border-t border-line" open={coming.length === 0}>
          <summary className="ring-focus flex min-h-(--row) cursor-default items-center gap-2 px-4 text-xs font-medium text-muted hover:text-ink">
            {m.cancelledBookings} <span className="figures">{gone.length}</span>
          </summary>
          <Rows {...props} bookings={gone} label={m.cancelledBookings} />
        </details>
      ) : null}
    </Card>
  )
}

function Rows({ bookings, label, ...props }: BookingListProps & { bookings: Roster['bookings']; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {bookings.map((booking) => (
        <BookingRow key={booking.booking_id} {...props} booking={booking} />
      ))}
    </ul>
  )
}
