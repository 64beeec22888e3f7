import { useState } from 'react'
import { useNow } from '../../../shared/clock.ts'
import { Callout, Card, EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { BookingRow } from './BookingRow.tsx'
import { AddClient } from './add/AddClient.tsx'
import { splitBookings, type Roster } from './attendance.ts'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import type { ClassFacts } from './class-facts.ts'
import { ExcuseDialog } from './ExcuseDialog.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import type { Question } from './question.ts'
import { RoomCard } from './RoomCard.tsx'
import { RosterHead } from './RosterHead.tsx'
import { useAttendance, type Attendance } from './use-attendance.ts'
import { WaitlistCard } from './WaitlistCard.tsx'

export function RosterView({ roster, cls }: { roster: Roster; cls: ClassFacts }) {
  const { roster: m } = useMessages()
  const [question, setQuestion] = useState<Question | null>(null)
  const attendance = useAttendance()
  const time = useNow(20_000)
  const close = () => setQuestion(null)
  return (
    <>
      <div className="print:hidden">
        <RosterHead {...{ roster, cls, attendance, time }} />
        {roster.status === 'cancelled' ? (
          <div className="mb-4">
            <Callout tone="warn" title={m.cancelledTitle}>
              {cls.cancel_reason}
            </Callout>
          </div>
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <AddClient {...{ roster, time }} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {roster.room_plan_id !== null && roster.status === 'scheduled' ? <RoomCard roster={roster} /> : null}
            <BookingList {...{ roster, attendance, time }} onAsk={setQuestion} />
          </div>
          <div className="lg:col-start-2">
            <WaitlistCard {...{ roster, time }} />
          </div>
        </div>
      </div>
      <PrintSheet {...{ roster, cls }} />
      <CancelBookingDialog booking={question?.about === 'cancel' ? question.booking : null} onClose={close} />
      <ExcuseDialog booking={question?.about === 'excuse' ? question.booking : null} onClose={close} />
    </>
  )
}

interface BookingListProps {
  roster: Roster
  attendance: Attendance
  /** Milliseconds: now. */
  time: number
  onAsk: (question: Question) => void
}

/** Everybody who has a seat, and below them those who had one. */
function BookingList(props: BookingListProps) {
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
